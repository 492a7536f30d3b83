// The table of the desk, sticky head and figures to the right; on the phone the same rows are cards (design: tables).
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';
import { CardList } from './data-table-cards.tsx';
import { type Column, type DataTableProps, groupsOf, type RowGroup } from './data-table-column.ts';
import { RowTick, SelectAllTick } from './data-table-selection.tsx';
import { NARROW, useMedia } from '../use-media.ts';
import { useFittingTable } from './use-fitting-table.ts';

export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMedia(NARROW);
  const { box, fits } = useFittingTable(
    [...props.columns.map(({ head }) => head), ...props.rows.map(props.idOf)].join(),
  );
  return (
    <div ref={box} className="min-w-0">
      {props.rows.length === 0 ? (
        <div className="rounded-box border border-line bg-surface">{props.empty}</div>
      ) : isNarrow || !fits ? (
        <CardList {...props} />
      ) : (
        <WideTable {...props} />
      )}
    </div>
  );
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, selection } = props;
  return (
    <div className="overflow-clip rounded-box border border-line bg-surface">
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-(--sticky-top,0px) z-10 bg-sunken">
          <tr>
            {selection && (
              <th scope="col" className="w-12 border-line border-b">
                <SelectAllTick selection={selection} ids={rows.map(idOf)} />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        {groupsOf(props).map((group) => (
          <GroupBody key={group.key} {...props} group={group} />
        ))}
      </table>
    </div>
  );
}

type GroupBodyProps<Row> = DataTableProps<Row> & { group: RowGroup<Row> };

function GroupBody<Row>({ group, columns, idOf, hrefOf, selection }: GroupBodyProps<Row>) {
  return (
    <tbody className="border-line border-b last:border-b-0">
      {group.head && (
        <tr className="border-line border-b">
          <th
            scope="rowgroup"
            colSpan={columns.length + (selection ? 1 : 0)}
            className="px-3 pt-4 pb-2 text-start font-semibold"
          >
            {group.head}
          </th>
        </tr>
      )}
      {group.rows.map((row) => (
        <tr
          key={idOf(row)}
          className={classNames(
            'group/row relative border-line border-b transition-colors last:border-b-0',
            hrefOf && 'hover:bg-hover',
            selection?.selected.has(idOf(row)) && 'bg-selected',
          )}
        >
          {selection && (
            <td className="relative z-1 text-center">
              <RowTick selection={selection} id={idOf(row)} />
            </td>
          )}
          {columns.map((column) => (
            <BodyCell key={column.id} {...{ column, row, hrefOf }} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function HeadCell<Row>({ column }: { column: Column<Row> }) {
  const Arrow = column.sort?.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={column.sort?.direction ?? undefined}
      className={classNames(
        'h-11 border-line border-b px-3 font-semibold text-12 text-ink-soft',
        column.isFigure ? 'text-end' : 'text-start',
        column.width,
      )}
    >
      {column.sort ? (
        <Anchor
          href={column.sort.href}
          className="group/sort inline-flex min-h-9 items-center gap-1 rounded-inner hover:text-ink"
        >
          {column.head}
          <Arrow
            aria-hidden="true"
            className={classNames(
              'size-3.5',
              column.sort.direction === null && 'opacity-0 group-hover/sort:opacity-100',
            )}
          />
        </Anchor>
      ) : (
        column.head
      )}
    </th>
  );
}

type BodyCellProps<Row> = { column: Column<Row>; row: Row; hrefOf: ((row: Row) => string) | undefined };

function BodyCell<Row>({ column, row, hrefOf }: BodyCellProps<Row>) {
  const look = classNames('px-3 py-2.5 align-middle', column.isFigure && 'figures text-end');
  if (!column.isTitle) return <td className={look}>{column.cell(row)}</td>;
  return (
    <th scope="row" className={classNames(look, 'text-start font-semibold')}>
      {hrefOf ? (
        <Anchor href={hrefOf(row)} className="row-link rounded-inner group-hover/row:underline">
          {column.cell(row)}
        </Anchor>
      ) : (
        column.cell(row)
      )}
    </th>
  );
}
