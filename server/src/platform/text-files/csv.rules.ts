// Rows as CSV: nothing in it is run by a spreadsheet (product §7 Export).

/** An amount in plain decimals, which alone may begin with a minus. */
interface AmountCell {
  amount: string;
}
/** What stands in a cell; null for nothing. */
export type Cell = string | number | AmountCell | null;

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_MARK = '\ufeff';

/** Rows end with CR LF, as RFC 4180 wants. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return typeof cell === 'number' ? String(cell) : cell.amount;
  const text = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
