// One figure of the book with its rows: a table at the desk, cards on the phone; out of sight it costs no layout.
import { memo, useRef } from 'react';
import { useIsDrawn } from '../../ui/draw-in-turn.ts';
import type { Machine } from './machines.data.ts';
import { type MachinesKey, useTexts } from './machines.texts.ts';
import type { FigureRows } from './parts-list.rules.ts';
import { PartRowCard } from './part-row-card.tsx';
import { PartTableRow } from './part-table-row.tsx';

// Below the full width of the page the button stands under its quantity, so that names and codes keep their room.
const COLUMNS: readonly { head: MachinesKey; width: string; isFigure?: boolean }[] = [
  { head: 'item', width: 'w-13' },
  { head: 'part', width: '' },
  { head: 'fit', width: 'w-40 min-[90rem]:w-48' },
  { head: 'quantity', width: 'w-13', isFigure: true },
  { head: 'price', width: 'w-24 min-[90rem]:w-25', isFigure: true },
  { head: 'stock', width: 'w-34 min-[90rem]:w-38' },
  { head: 'order', width: 'w-38 min-[90rem]:w-[16.25rem] print:hidden' },
];

/** About the height of a row, for the place of rows not drawn yet. */
const ROW_REM = { card: 18, line: 5.5 };

function Widths() {
  return (
    <colgroup>
      {COLUMNS.map((column) => (
        <col key={column.head} className={column.width} />
      ))}
    </colgroup>
  );
}

function HeadRow() {
  const t = useTexts();
  return (
    <tr>
      {COLUMNS.map((column) => (
        <th
          key={column.head}
          scope="col"
          className={`px-2 py-2 font-semibold text-12 text-ink-soft ${column.isFigure ? 'text-end' : 'text-start'} ${column.width}`}
        >
          {t(column.head)}
        </th>
      ))}
    </tr>
  );
}

/** The heads of all figures' tables, seen once and kept in sight; each table says its own to a screen reader. */
export function TableHead() {
  return (
    <table aria-hidden="true" className="list-head sticky z-10 w-full table-fixed border-collapse bg-sunken">
      <Widths />
      <thead>
        <HeadRow />
      </thead>
    </table>
  );
}

type RowsProps = { group: FigureRows; machine: Machine; isNarrow: boolean };
type FigureSectionProps = RowsProps & { hasTurn: boolean };

/** Rows are drawn from the figure's turn on, or once it comes near the sight. */
export const FigureSection = memo(function FigureSection({ hasTurn, ...rows }: FigureSectionProps) {
  const place = useRef<HTMLElement>(null);
  const isDrawn = useIsDrawn(place, hasTurn);
  const { group, isNarrow } = rows;
  const id = `figure-${group.figureId}`;
  return (
    <section ref={place} aria-labelledby={id} aria-busy={!isDrawn} className="lazy-section pb-5">
      <FigureHead id={id} group={group} />
      {isDrawn ? (
        <Rows {...rows} />
      ) : (
        <div style={{ height: `${group.rows.length * ROW_REM[isNarrow ? 'card' : 'line']}rem` }} />
      )}
    </section>
  );
});

function FigureHead({ id, group }: { id: string; group: FigureRows }) {
  return (
    <div className="flex items-center justify-between gap-3 pt-3 pb-2">
      <h2 id={id} className="min-w-0 font-semibold text-16">
        <span className="font-normal text-14 text-ink-soft">{group.chapter} · </span>
        {group.figureName}
      </h2>
      <p className="shrink-0 px-2 font-mono text-12 text-ink-soft">{group.figureCode}</p>
    </div>
  );
}

function Rows({ group, machine, isNarrow }: RowsProps) {
  if (isNarrow)
    return (
      <ul className="grid gap-2">
        {group.rows.map((row) => (
          <li key={row.rowId}>
            <PartRowCard row={row} machine={machine} />
          </li>
        ))}
      </ul>
    );
  return (
    <table className="w-full table-fixed border-collapse rounded-box bg-surface text-14">
      <caption className="sr-only">{group.figureName}</caption>
      <Widths />
      <thead className="sr-only">
        <HeadRow />
      </thead>
      <tbody className="border-line border-y">
        {group.rows.map((row) => (
          <PartTableRow key={row.rowId} row={row} machine={machine} />
        ))}
      </tbody>
    </table>
  );
}
