// What the part fits (spec §2: matched models, matched machines, serial number from) and the figures it stands in.
import type { PartDetail } from '@outrigger/contract';
import { type ChosenMachine, useChosenMachine } from '../../client/chosen-machine.ts';
import { useFormats } from '../../client/formats.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { FoldedSection } from '../../ui/folded-section.tsx';
import { MachinesOfPart } from './machines-of-part.tsx';
import { useTexts } from './detail.texts.ts';

export function PartFits({ part }: { part: PartDetail }) {
  return (
    <div className="grid gap-8 max-md:gap-0 lg:grid-cols-2">
      <MachinesOfPart code={part.code} />
      <Models part={part} />
      <UsedIn part={part} />
    </div>
  );
}

function Models({ part }: { part: PartDetail }) {
  const t = useTexts();
  const { number } = useFormats();
  type Row = PartDetail['matchedModels'][number];
  const columns: readonly Column<Row>[] = [
    { id: 'model', head: t('model'), isTitle: true, cell: (row) => row.model },
    { id: 'family', head: t('machineType'), cell: (row) => row.family, onPhone: 'end' },
    {
      id: 'from',
      head: t('serialFrom'),
      cell: (row) =>
        row.serialNumberFrom ? <span className="font-mono">{row.serialNumberFrom}</span> : t('allSerials'),
    },
  ];
  return (
    <FoldedSection id="part-models" title={t('matchedModels')} count={number(part.matchedModels.length)}>
      <DataTable
        caption={t('matchedModels')}
        columns={columns}
        rows={part.matchedModels}
        idOf={(row) => String(row.variantId)}
        hrefOf={(row) => `/history?field=model&keyword=${encodeURIComponent(row.model)}`}
        empty={<p className="p-4 text-14 text-ink-soft">{t('noModels')}</p>}
      />
    </FoldedSection>
  );
}

/** The figure's rows on the chosen machine where it is of that model, else the machines to choose from. */
const hrefOfFigure = (row: PartDetail['usedIn'][number], machine: ChosenMachine | undefined): string =>
  machine?.model === row.model
    ? `/historyPartsList?hostId=${machine.hostId}&figure=${row.figureId}`
    : `/history?field=model&keyword=${encodeURIComponent(row.model)}`;

function UsedIn({ part }: { part: PartDetail }) {
  const t = useTexts();
  const { number } = useFormats();
  const machine = useChosenMachine();
  type Row = PartDetail['usedIn'][number];
  const columns: readonly Column<Row>[] = [
    { id: 'figure', head: t('figure'), isTitle: true, cell: (row) => row.figureName },
    { id: 'code', head: t('figureCode'), cell: (row) => <span className="font-mono">{row.figureCode}</span> },
    { id: 'item', head: t('item'), isFigure: true, cell: (row) => row.itemNo },
    {
      id: 'quantity',
      head: t('quantity'),
      isFigure: true,
      cell: (row) => (row.quantity === null ? t('asRequired') : number(row.quantity)),
    },
    { id: 'model', head: t('model'), cell: (row) => row.model },
  ];
  if (part.usedIn.length === 0) return null;
  return (
    <FoldedSection id="part-used" title={t('usedIn')} count={number(part.usedIn.length)} className="lg:col-span-2">
      <DataTable
        caption={t('usedIn')}
        columns={columns}
        rows={part.usedIn}
        idOf={(row) => `${row.figureId}-${row.itemNo}`}
        hrefOf={(row) => hrefOfFigure(row, machine)}
        empty={null}
      />
    </FoldedSection>
  );
}
