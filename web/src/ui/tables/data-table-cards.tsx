// The rows of a table as cards for a narrow screen: title, what stands beside it, the rest as lines with their heads.
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';
import { type Column, type DataTableProps, groupsOf } from './data-table-column.ts';
import { RowTick } from './data-table-selection.tsx';

export function CardList<Row>(props: DataTableProps<Row>) {
  if (!props.groupOf) return <Cards {...props} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {groupsOf(props).map(({ key, head, rows }) => (
        <div key={key} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <div className="wrap-anywhere font-semibold text-16">{head}</div>
          <Cards {...props} rows={rows} caption={`${props.caption}: ${key}`} />
        </div>
      ))}
    </div>
  );
}

function Cards<Row>({ caption, columns, rows, idOf, hrefOf, selection }: DataTableProps<Row>) {
  return (
    <ul aria-label={caption} className="grid gap-2 sm:grid-cols-2">
      {rows.map((row) => (
        <li
          key={idOf(row)}
          className={classNames(
            'relative flex gap-1 rounded-box border border-line p-4',
            selection && 'ps-1',
            selection?.selected.has(idOf(row)) ? 'bg-selected' : 'bg-surface',
          )}
        >
          {selection && (
            <div className="relative z-1 -mt-2.5">
              <RowTick selection={selection} id={idOf(row)} />
            </div>
          )}
          <CardBody {...{ columns, row, hrefOf }} />
        </li>
      ))}
    </ul>
  );
}

type CardBodyProps<Row> = { columns: readonly Column<Row>[]; row: Row; hrefOf: ((row: Row) => string) | undefined };

function CardBody<Row>({ columns, row, hrefOf }: CardBodyProps<Row>) {
  const title = columns.find((column) => column.isTitle);
  const ends = columns.filter((column) => column.onPhone === 'end' && !column.isTitle);
  const lines = columns
    .filter(({ onPhone = 'line', isTitle }) => (onPhone === 'line' || onPhone === 'start') && !isTitle)
    .map((column) => ({ column, cell: column.cell(row) }))
    .filter(({ cell }) => cell !== null);
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 font-semibold">
          {title && hrefOf ? (
            <Anchor href={hrefOf(row)} className="row-link rounded-inner">
              {title.cell(row)}
            </Anchor>
          ) : (
            title?.cell(row)
          )}
        </div>
        {ends.length > 0 && (
          <div className="figures shrink-0 text-end">
            {ends.map((column) => (
              <div key={column.id}>{column.cell(row)}</div>
            ))}
          </div>
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 text-14">
        {lines.map(({ column, cell }) => {
          const isStart = column.onPhone === 'start';
          return (
            <div
              key={column.id}
              className={isStart ? 'contents' : 'col-span-2 flex items-baseline justify-between gap-4'}
            >
              <dt className="shrink-0 text-ink-soft">{column.head}</dt>
              <dd className={classNames('figures', !column.isFigure && 'min-w-0', !isStart && 'text-end')}>{cell}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
