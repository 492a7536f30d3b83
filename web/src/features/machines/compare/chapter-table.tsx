// The differences of one chapter in one table, figure after figure: item by item, what each machine has there (product §5 Fit).
import { partHref } from '../../parts/index.ts';
import { ReplacedBy } from '../../supersession/index.ts';
import type { PartRow } from '@outrigger/contract';
import { useFormats } from '../../../client/formats.ts';
import { figureHref } from '../../../client/address/figure-href.rules.ts';
import { Anchor, TextLink } from '../../../ui/anchor.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import type { OfFigure } from '../parts-list/parts-list.rules.ts';
import type { Comparison, Difference } from './compare.data.ts';
import { type ChapterDifferences, sidesOf } from './compare.rules.ts';
import { type CompareKey, useTexts } from './compare.texts.ts';
import { DifferenceToday } from './difference-today.tsx';

const SIDES = {
  first: 'sideFirst',
  second: 'sideSecond',
  changed: 'sideChanged',
  quantity: 'sideQuantity',
} as const satisfies Record<Difference['side'], CompareKey>;

type ChapterTableProps = { chapter: ChapterDifferences; comparison: Comparison };

export function ChapterTable({ chapter, comparison }: ChapterTableProps) {
  const t = useTexts();
  const columns: readonly Column<Difference>[] = [
    {
      id: 'item',
      head: t('item'),
      isTitle: true,
      width: 'w-20',
      cell: (one) => <ItemPlace one={one} comparison={comparison} />,
    },
    {
      id: 'side',
      head: t('difference'),
      width: 'w-40',
      onPhone: 'end',
      cell: ({ side }) => <Badge look="line">{t(SIDES[side])}</Badge>,
    },
    {
      id: 'first',
      head: headOf(comparison.first),
      width: 'w-[27%]',
      onPhone: 'start',
      cell: (one) => <Side row={sidesOf(one).first} />,
    },
    {
      id: 'second',
      head: headOf(comparison.second),
      width: 'w-[27%]',
      onPhone: 'start',
      cell: (one) => <Side row={sidesOf(one).second} />,
    },
    { id: 'today', head: t('today'), onPhone: 'start', cell: (one) => <DifferenceToday difference={one} /> },
  ];
  const rows = chapter.figures.flatMap((figure) => figure.rows);
  return (
    <DataTable
      caption={chapter.chapter}
      columns={columns}
      rows={rows}
      idOf={(one) => `${one.side} ${one.row.rowId} ${one.other?.rowId}`}
      groupOf={({ row }) => ({
        key: row.figureCode,
        head: <FigureHead figure={row} hostId={comparison.first.hostId} />,
      })}
      empty={null}
    />
  );
}

type FigureHeadProps = { figure: OfFigure; hostId: number };

function FigureHead({ figure, hostId }: FigureHeadProps) {
  return (
    <h3 className="text-16">
      <Anchor
        href={figureHref({ figureId: figure.figureId, hostId })}
        lang={figure.figureNameLang ?? undefined}
        className="touch:inline-flex touch:min-h-control touch:items-center rounded-inner hover:underline"
      >
        {figure.figureName}
      </Anchor>{' '}
      <span className="font-mono font-normal text-14 text-ink-soft">{figure.figureCode}</span>
    </h3>
  );
}

/** The item in the drawing, on the machine that has the row. */
function ItemPlace({ one, comparison }: { one: Difference; comparison: Comparison }) {
  const t = useTexts();
  const { figureId, itemNo: item } = one.row;
  const { hostId } = one.side === 'second' ? comparison.second : comparison.first;
  return (
    <TextLink
      href={figureHref({ figureId, hostId, item })}
      title={t('inDrawing', { item })}
      aria-label={t('inDrawing', { item })}
      className="touch:inline-flex touch:min-h-control touch:min-w-control touch:items-center font-mono"
    >
      {item}
    </TextLink>
  );
}

const headOf = ({ fleetNumber, serialNumber }: Comparison['first']): string =>
  [fleetNumber, serialNumber].filter(Boolean).join(' · ');

function Side({ row }: { row: PartRow | null }) {
  const t = useTexts();
  const { number } = useFormats();
  if (row === null) return <span className="text-ink-soft">{t('nothing')}</span>;
  return (
    <span className="grid min-w-0 justify-items-start">
      <TextLink
        href={partHref(row.partCode)}
        className="touch:inline-flex touch:min-h-control touch:min-w-control touch:items-center font-mono"
      >
        {row.partCode}
      </TextLink>
      <span lang={row.nameLang ?? undefined}>{row.name}</span>
      <span className="figures text-12 text-ink-soft">
        {row.quantity === null ? t('asRequired') : t('pieces', { count: number(row.quantity) })}
      </span>
      <ReplacedBy isSmall code={row.partCode} successors={row.replacedBy} />
    </span>
  );
}
