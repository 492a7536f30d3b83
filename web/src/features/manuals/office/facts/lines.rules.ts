// The lines of a figure while somebody types them (product §8 figures).
import type { FigureFacts } from '@outrigger/contract';

/** A line as it is typed; `lineNo` of one that was there before, with the number of its item. */
export interface TypedLine {
  key: number;
  itemNo: string;
  partCode: string;
  quantity: string;
  kept: { itemNo: string; lineNo: number; name: string; nameLang?: 'en' | null | undefined; isLimited: boolean } | null;
}

/** What is wrong with a line. */
export type LineProblem = 'itemMissing' | 'partMissing' | 'quantityWrong';

let keys = 0;

/** An empty line; the item number follows that of the last one, where it is a plain number. */
export const newLine = (last?: TypedLine): TypedLine => ({
  key: (keys += 1),
  itemNo: last && /^\d{1,11}$/.test(last.itemNo) ? (Number(last.itemNo) + 1).toString() : '',
  partCode: '',
  quantity: '1',
  kept: null,
});

/** The lines of a figure as they are. */
export const linesOf = (rows: FigureFacts['rows']): TypedLine[] =>
  rows.map(({ itemNo, lineNo, partCode, name, nameLang, quantity, isLimited }) => ({
    key: (keys += 1),
    itemNo,
    partCode,
    quantity: quantity?.toString() ?? '',
    kept: { itemNo, lineNo, name, nameLang, isLimited },
  }));

/** Null where a line can be sent. */
export function problemOf({ itemNo, partCode, quantity }: TypedLine): LineProblem | null {
  if (itemNo.trim() === '') return 'itemMissing';
  if (partCode.trim() === '') return 'partMissing';
  return /^(|[1-9]\d{0,4})$/.test(quantity.trim()) ? null : 'quantityWrong';
}

/** As it is sent; a line that got another item number is a new one there. */
export const sentLine = ({ itemNo, partCode, quantity, kept }: TypedLine) => ({
  itemNo: itemNo.trim(),
  lineNo: kept?.itemNo === itemNo.trim() ? kept.lineNo : null,
  partCode: partCode.trim(),
  quantity: quantity.trim() === '' ? null : Number(quantity),
});

/** The lines of a pasted list, whose columns are item, code and quantity; null of one that is none. */
export function pastedLines(text: string): TypedLine[] | null {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split(/\t|;/).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  if (!rows.some((cells) => cells.length > 1)) return null;
  return rows.map(([itemNo = '', partCode = '', quantity = '']) => ({
    ...newLine(),
    itemNo: itemNo.slice(0, 12),
    partCode: partCode.slice(0, 100),
    quantity,
  }));
}
