// A statement as CSV: names as text, amounts as plain decimals, nothing that a spreadsheet would run (product §7 Export).
import type { calls, ResultOf } from '@outrigger/contract';
import { CSV_MARK, csvOf } from '../../platform/text-files/csv.rules.ts';

type Movement = ResultOf<typeof calls.credit.statement>['items'][number];

const HEAD = ['date', 'movement', 'order', 'held', 'posted', 'store credit', 'currency', 'note'];

/** One row a movement, the newest on top as they are given. */
export function statementCsv(currency: string, movements: readonly Movement[]): string {
  const rows = movements.map(({ at, kind, orderNo, held, posted, storeCredit, note }) => [
    at,
    kind,
    orderNo,
    held,
    posted,
    storeCredit,
    currency,
    note ?? null,
  ]);
  return `${CSV_MARK}${csvOf([HEAD, ...rows])}`;
}
