// The machines that a list names for its rows (product §6): how many rows each has, and the press that takes it off them.
import { Button } from '../../ui/button.tsx';
import { withoutMachine } from './mend-rows.ts';
import { useTexts } from './quick-add.texts.ts';
import type { Row, RowMachine } from './rows.rules.ts';
import { changeRows } from './use-quick-add.ts';

/** Nothing where no row has a machine of its own. */
export function ListMachines({ rows }: { rows: readonly Row[] }) {
  const t = useTexts();
  const named = Map.groupBy(
    rows.flatMap(({ machine }) => machine ?? []),
    ({ serialNumber }) => serialNumber,
  );
  if (named.size === 0) return null;
  return (
    <ul aria-label={t('machines')} className="grid gap-2 rounded-box border border-line bg-surface p-4">
      {[...named.values()].map(([machine, ...others]) =>
        machine ? <OfList key={machine.serialNumber} machine={machine} count={others.length + 1} /> : null,
      )}
    </ul>
  );
}

function OfList({ machine: { hostId, serialNumber: serial }, count }: { machine: RowMachine; count: number }) {
  const t = useTexts();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-56 flex-1 wrap-anywhere">
        {t('machineRows', { count, serial })}
        {hostId === null && <span className="block text-14 text-bad">{t('machineUnknown')}</span>}
      </span>
      <Button kind="quiet" size="small" onClick={() => changeRows((all) => withoutMachine(all, serial))}>
        {t('notFor', { serial })}
      </Button>
    </li>
  );
}
