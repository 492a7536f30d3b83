// What the desk and paper need of the parts list: the rows as a table, the head of the sheet, the print button; a phone loads it with the first touch.
import { Printer } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { printWhole } from '../../../ui/print/print-whole.ts';
import { useTexts, type MachinesKey } from '../machines.texts.ts';
import type { FigureProps } from './figure-section.tsx';
import { PartTableRow } from './part-table-row.tsx';

// One line a row: quantity and button side by side, in as little room as a pointer needs, so that names and codes keep theirs.
const COLUMNS: readonly { head: MachinesKey; under?: readonly MachinesKey[]; width: string; isFigure?: boolean }[] = [
  { head: 'item', width: 'w-11' },
  // In the order they stand in a row: under the name what tells the part.
  { head: 'name', under: ['partNumber', 'parentNumber', 'type', 'description'], width: '' },
  { head: 'fit', width: 'w-28 @min-[68rem]:w-40' },
  { head: 'quantity', width: 'w-12', isFigure: true },
  { head: 'price', width: 'w-24 @min-[68rem]:w-25', isFigure: true },
  { head: 'stock', width: 'w-36 @min-[68rem]:w-40' },
  { head: 'order', width: 'w-54 @min-[68rem]:w-60 print:hidden' },
];

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
          {column.under && <span className="block font-normal">{column.under.map((head) => t(head)).join(' · ')}</span>}
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

export { MachinePaper } from './machine-paper.tsx';

/** Prints the page. */
export function PrintButton() {
  const t = useTexts();
  return (
    <Button icon={<Printer aria-hidden="true" className="size-4" />} onClick={printWhole}>
      {t('print')}
    </Button>
  );
}

/** The rows of one figure. */
export function FigureTable({ group, machine, litItem }: FigureProps) {
  return (
    <table className="w-full table-fixed border-collapse rounded-box bg-surface text-14">
      <caption lang={group.figureNameLang ?? undefined} className="sr-only">
        {group.figureName}
      </caption>
      <Widths />
      <thead className="sr-only">
        <HeadRow />
      </thead>
      <tbody className="border-line border-y">
        {group.rows.map((row) => (
          <PartTableRow key={row.rowId} {...{ row, machine }} isLit={row.itemNo === litItem} />
        ))}
      </tbody>
    </table>
  );
}
