// Machines as a table (spec §2 columns serial number, type, model, manufacture date; product §5 own name, fleet number, site, hours).
import type { MachineCard } from '@outrigger/contract';
import { useNavigate } from '@tanstack/react-router';
import { GitCompareArrows, Pencil, X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { dialogLater } from '../../../client/loading/lazy-dialog.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { NARROW, useMedia } from '../../../ui/use-media.ts';
import { MachinePicture } from '../machine-picture.tsx';
import { useSaveOwnMachine } from './history.data.ts';
import { MachineCards } from './machine-cards.tsx';
import { useTexts } from './history.texts.ts';

const { Dialog: EditOwnSheet, whenThere } = dialogLater(
  async () => (await import('./edit-own-sheet.tsx')).EditOwnSheet,
);

type MachineTableProps = {
  machines: readonly MachineCard[];
  /** Where the row of a machine leads. */
  hrefOf: (machine: MachineCard) => string;
  /** The address of the list in another order. */
  sortHref: (sort: 'serial' | 'model' | 'date') => string;
  sort: string;
  /** True where the person has a company whose words can be kept. */
  mayEdit: boolean;
  empty: ReactNode;
};

export function MachineTable({ machines, hrefOf, sortHref, sort, mayEdit, empty }: MachineTableProps) {
  const t = useTexts();
  const { number } = useFormats();
  const sorted = (id: 'serial' | 'model' | 'date') => ({
    direction: sort === id ? ('ascending' as const) : null,
    href: sortHref(id),
  });
  if (useMedia(NARROW))
    return (
      <MachineCards
        {...{ machines, hrefOf, empty }}
        actionsOf={(machine) => mayEdit && machine.isOwn && <RowActions machine={machine} />}
      />
    );
  const ownColumns: readonly Column<MachineCard>[] = [
    { id: 'ownName', head: t('ownName'), cell: (row) => <OwnWords words={row.ownName} />, width: 'w-44' },
    { id: 'fleet', head: t('fleetNumber'), cell: (row) => row.fleetNumber, width: 'w-28' },
    { id: 'site', head: t('site'), cell: (row) => <OwnWords words={row.site} />, width: 'w-56' },
    { id: 'hours', head: t('hours'), cell: (row) => row.hours !== null && number(row.hours), isFigure: true },
  ];
  const columns: readonly Column<MachineCard>[] = [
    {
      id: 'serial',
      head: t('serialNumber'),
      isTitle: true,
      sort: sorted('serial'),
      width: 'w-60',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <MachinePicture machine={row} className="h-11 w-14" />
          <span className="min-w-0 whitespace-nowrap font-mono">{row.serialNumber}</span>
        </span>
      ),
    },
    {
      id: 'type',
      head: t('type'),
      cell: (row) => (
        <span lang={row.typeLang ?? undefined} className="break-keep">
          {row.type}
        </span>
      ),
    },
    { id: 'model', head: t('model'), sort: sorted('model'), cell: (row) => <ModelName machine={row} /> },
    {
      id: 'date',
      head: t('manufactureDate'),
      sort: sorted('date'),
      cell: (row) => <span className="figures whitespace-nowrap">{row.manufactureDate?.slice(0, 10)}</span>,
    },
    ...ownColumns,
    ...(mayEdit
      ? [
          {
            id: 'actions',
            head: t('actions'),
            cell: (row: MachineCard) => (row.isOwn ? <RowActions machine={row} /> : null),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={machines}
      idOf={(row) => String(row.hostId)}
      hrefOf={hrefOf}
      empty={empty}
    />
  );
}

/** On a small desk the words beside the model give way to those of the company, which stand nowhere else. */
function ModelName({ machine }: { machine: MachineCard }) {
  const rest = machine.variant.startsWith(`${machine.model} `) ? machine.variant.slice(machine.model.length + 1) : '';
  return (
    <>
      <span className="font-semibold">{machine.model}</span>
      {rest && (
        <span
          lang={machine.variantLang ?? undefined}
          className="block break-keep text-12 text-ink-soft md:max-[90rem]:hidden"
        >
          {rest}
        </span>
      )}
    </>
  );
}

/** Never narrower than can be read: where there is no room for it the rows are cards. */
const OwnWords = ({ words }: { words: string | null }) =>
  words && <span className="wrap-anywhere block min-w-28">{words}</span>;

function RowActions({ machine }: { machine: MachineCard }) {
  const t = useTexts();
  const isNarrow = useMedia(NARROW);
  const [isEditing, setEditing] = useState(false);
  return (
    <span className="relative z-1 inline-flex gap-1">
      <IconButton
        size={isNarrow ? 'normal' : 'small'}
        label={t('edit', { serial: machine.serialNumber })}
        icon={<Pencil aria-hidden="true" />}
        onClick={(event) => whenThere(event.currentTarget, () => setEditing(true))}
      />
      {!isNarrow && <CompareButton machine={machine} />}
      <RemoveButton machine={machine} />
      <Suspense>{isEditing && <EditOwnSheet machine={machine} onClose={() => setEditing(false)} />}</Suspense>
    </span>
  );
}

function CompareButton({ machine: { hostId, serialNumber } }: { machine: MachineCard }) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <IconButton
      size="small"
      label={t('compare', { serial: serialNumber })}
      icon={<GitCompareArrows aria-hidden="true" />}
      onClick={() => void navigate({ to: '/compare', search: { hostId } })}
    />
  );
}

function RemoveButton({ machine }: { machine: MachineCard }) {
  const t = useTexts();
  const save = useSaveOwnMachine();
  const { hostId, serialNumber } = machine;
  const undo = { label: t('undo'), onPress: () => save.mutate({ hostId, isRemoved: false }) };
  const remove = () =>
    save.mutate(
      { hostId, isRemoved: true },
      { onSuccess: () => showToast({ text: t('removed', { serial: serialNumber }), action: undo }) },
    );
  return (
    <IconButton
      size="small"
      label={t('remove', { serial: serialNumber })}
      icon={<X aria-hidden="true" />}
      onClick={remove}
    />
  );
}
