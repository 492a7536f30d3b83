// What the part fits (spec §2: matched models, matched machines, serial number from) and the figures it stands in.
import { modelsOf, placeInFigure } from './figure-address.rules.ts';
import { rulesInBook } from '../fit/index.ts';
import type { PartDetail } from '@outrigger/contract';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useFormats } from '../../client/formats.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { FoldedSection } from '../../ui/layout/folded-section.tsx';
import { FirstOfMore } from './first-of-more.tsx';
import { MachinesOfPart } from './machines-of-part.tsx';
import { useTexts } from '../parts/detail.texts.ts';

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
    { id: 'model', head: t('model'), isTitle: true, cell: (row) => <Named code={row.replaces}>{row.model}</Named> },
    {
      id: 'family',
      head: t('machineType'),
      cell: (row) => (
        <span lang={row.familyLang ?? undefined} className="break-keep">
          {row.family}
        </span>
      ),
      onPhone: 'end',
    },
    {
      id: 'from',
      head: t('serialFrom'),
      cell: (row) => (row.serialRules === null ? t('allSerials') : <Serials row={row} rules={row.serialRules} />),
    },
  ];
  return (
    <FoldedSection id="part-models" title={t('matchedModels')} count={number(part.totals.matchedModels)}>
      <DataTable
        caption={t('matchedModels')}
        columns={columns}
        rows={part.matchedModels}
        idOf={(row) => String(row.variantId)}
        hrefOf={(row) => `/history?field=model&keyword=${encodeURIComponent(row.model)}`}
        empty={<p className="p-4 text-14 text-ink-soft">{t('noModels')}</p>}
      />
      <FirstOfMore shown={part.matchedModels.length} total={part.totals.matchedModels} />
    </FoldedSection>
  );
}

type SerialsProps = {
  row: PartDetail['matchedModels'][number];
  rules: NonNullable<PartDetail['matchedModels'][number]['serialRules']>;
};

/** The first machine known, and what the book prints for this model: an upper end, or exceptions, stand there alone. */
function Serials({ row, rules }: SerialsProps) {
  const t = useTexts();
  const { inBook, more } = rulesInBook(rules, row.model);
  return (
    <>
      {row.serialNumberFrom && <span className="block font-mono">{row.serialNumberFrom}</span>}
      {inBook.map(({ rule, prefixes }, at) => (
        <span key={prefixes} className="block text-12 text-ink-soft">
          {prefixes === null ? t('inBook', { rule }) : t('inBookOf', { rule, prefixes })}
          {at === inBook.length - 1 && more > 0 && ` ${t('moreRules', { count: more })}`}
        </span>
      ))}
    </>
  );
}

/** A place in a book, and the code that is printed there where the part took its place since. */
function Named({ code, lang, children }: { code: string | null; lang?: 'en' | null | undefined; children: string }) {
  const t = useTexts();
  return (
    <>
      <span lang={lang ?? undefined}>{children}</span>
      {code !== null && <span className="block font-normal text-12 text-ink-soft">{t('printedAs', { code })}</span>}
    </>
  );
}

function UsedIn({ part }: { part: PartDetail }) {
  const t = useTexts();
  const { number } = useFormats();
  const machine = useChosenMachine();
  type Row = PartDetail['usedIn'][number];
  const columns: readonly Column<Row>[] = [
    {
      id: 'figure',
      head: t('figure'),
      isTitle: true,
      cell: (row) => (
        <Named code={row.replaces} lang={row.figureNameLang}>
          {row.figureName}
        </Named>
      ),
    },
    { id: 'code', head: t('figureCode'), cell: (row) => <span className="font-mono">{row.figureCode}</span> },
    { id: 'item', head: t('item'), isFigure: true, cell: (row) => row.itemNo },
    {
      id: 'quantity',
      head: t('quantity'),
      isFigure: true,
      cell: (row) => (row.quantity === null ? t('asRequired') : number(row.quantity)),
    },
    { id: 'model', head: t('model'), cell: (row) => modelsOf(row.models) },
  ];
  if (part.usedIn.length === 0) return null;
  return (
    <FoldedSection id="part-used" title={t('usedIn')} count={number(part.totals.usedIn)} className="lg:col-span-2">
      <DataTable
        caption={t('usedIn')}
        columns={columns}
        rows={part.usedIn}
        idOf={(row) => `${row.figureId}-${row.itemNo}`}
        hrefOf={(row) => placeInFigure(row, machine)}
        empty={null}
      />
      <FirstOfMore shown={part.usedIn.length} total={part.totals.usedIn} />
    </FoldedSection>
  );
}
