// What a search finds without a network: rows of the machines on this device, judged for their machine, each with its way into the cart.
import { useMemo, useState } from 'react';
import { TextLink } from '../../ui/anchor.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useRowsOnDevice } from '../away/index.ts';
import { FigureRow, filterRows } from '../machines/index.ts';
import { AllListed } from '../supersession/index.ts';
import { useTexts } from './search.texts.ts';

/** So many of each machine; its own list shows the rest. */
const SHOWN = 20;
const ALL = { type: undefined, figures: undefined, isOnlyFitting: false };

export function FoundOnDevice({ keyword }: { keyword: string }) {
  const t = useTexts();
  const all = useRowsOnDevice();
  const found = useMemo(
    () =>
      all
        ?.map(({ machine, rows }) => ({ machine, rows: filterRows(rows, { ...ALL, keyword }, () => null) }))
        .filter(({ rows }) => rows.length > 0),
    [all, keyword],
  );
  if (!found) return <Skeleton className="h-40 w-full" />;
  if (found.length === 0) return <p>{t(all?.length === 0 ? 'noneOnDevice' : 'nothingOnDevice')}</p>;
  return (
    <section aria-label={t('onDevice')} className="grid gap-5">
      <p role="status">{t('onDevice')}</p>
      {found.map(({ machine, rows }) => (
        <MachineRows key={machine.hostId} {...{ machine, rows, keyword }} />
      ))}
    </section>
  );
}

type Found = ReturnType<typeof useRowsOnDevice> extends readonly (infer One)[] | undefined ? One : never;

function MachineRows({ machine, rows, keyword }: Found & { keyword: string }) {
  const t = useTexts();
  const [lit, setLit] = useState<string | null>(null);
  const address = `/historyPartsList?${new URLSearchParams({ hostId: String(machine.hostId), keyword })}`;
  return (
    <section aria-label={machine.serialNumber} className="grid gap-2">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-20">
        {machine.model} <span className="break-all font-mono text-14">{machine.serialNumber}</span>
        <TextLink href={address}>{t('rowsOnMachine', { count: rows.length })}</TextLink>
      </h2>
      <AllListed value={rows}>
        <ul className="rounded-box border border-line bg-surface">
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.rowId}>
              <FigureRow
                row={row}
                machine={machine}
                isLit={lit === row.rowId}
                isHovered={false}
                onSelect={(item) => setLit(item === null ? null : row.rowId)}
                onHover={() => undefined}
              />
            </li>
          ))}
        </ul>
      </AllListed>
    </section>
  );
}
