// Quick add items (spec §2; also the cart's import from file): rows typed, pasted or out of a file, each mended in place, then put into the cart together.
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { AddBar } from './add-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { ListMachines } from './list-machines.tsx';
import { ListSource } from './list-source.tsx';
import { useTexts } from './quick-add.texts.ts';
import { RowGrid } from './row-grid.tsx';
import { type QuickAdd, useQuickAdd } from './use-quick-add.ts';
import { useReadLists } from './use-read-lists.ts';

export function QuickAddScreen() {
  const t = useTexts();
  const grid = useQuickAdd();
  const reading = useReadLists(grid);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('intro')}</p>
      </div>
      <ListSource reading={reading} />
      {grid.list && <OfList grid={grid} reading={reading} />}
      <ListMachines rows={grid.rows} />
      {grid.chosen && (
        <Switch
          label={t('forMachine', { serial: grid.chosen.serialNumber })}
          checked={grid.isForMachine}
          onChange={(event) => grid.setForMachine(event.target.checked)}
        />
      )}
      {grid.error && <NotChecked grid={grid} />}
      <RowGrid grid={grid} onPaste={reading.readPaste} />
      <AddBar grid={grid} />
    </div>
  );
}

type OfListProps = { grid: QuickAdd; reading: ReturnType<typeof useReadLists> };

/** What was read last: its columns to choose otherwise, and its lines without a code. */
function OfList({ grid, reading }: OfListProps) {
  const t = useTexts();
  const leftOut = grid.list?.table.leftOut ?? [];
  return (
    <>
      <ColumnChoice grid={grid} onSheet={reading.readSheet} />
      {leftOut.length > 0 && (
        <Disclosure title={t('leftOut', { count: leftOut.length })}>
          <ul className="grid list-disc gap-1 ps-5">
            {leftOut.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines may say the same, and none of them moves
              <li key={at} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

function NotChecked({ grid }: { grid: QuickAdd }) {
  const t = useTexts();
  const say = useFailureWords();
  return (
    <ErrorState
      title={t('checkFailed')}
      meaning={say(grid.error).text}
      action={<Button onClick={() => void grid.refetch()}>{t('again')}</Button>}
    />
  );
}
