// A statement as CSV: names as text, amounts as plain decimals, nothing that a spreadsheet would run (product §7 Export).
import type { calls, ResultOf } from '@outrigger/contract';

type Movement = ResultOf<typeof calls.credit.statement>['items'][number];

const HEAD = ['date', 'movement', 'order', 'held', 'posted', 'store credit', 'currency', 'note'];

/** Rows end with CR LF, as RFC 4180 wants; the mark in front tells spreadsheets that it is UTF-8. */
export function statementCsv(currency: string, movements: readonly Movement[]): string {
  const rows = movements.map(({ at, kind, orderNo, held, posted, storeCredit, note }) => [
    at,
    kind,
    orderNo ?? '',
    held.amount,
    posted.amount,
    storeCredit.amount,
    currency,
    asText(note ?? ''),
  ]);
  return `\ufeff${[HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

// Amounts alone may begin with a minus; of anything else a spreadsheet might make a formula.
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
