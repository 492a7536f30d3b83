// A cell of a spreadsheet as the text somebody meant (product §6): a part code written as a number keeps its figures.
import type * as XLSX from '@e965/xlsx';
import { FILE_LIMITS } from './file-problem.ts';

/** What stands in the cell; numbers in full unless their format adds zeros before them, as codes have. */
export function cellText(cell: XLSX.CellObject | undefined): string {
  if (!cell || cell.t === 'z' || cell.t === 'e') return '';
  const text = cell.t === 'n' ? numberText(cell) : String(cell.w ?? cell.v ?? '');
  return cutCell(text);
}

/** The text of a cell in one line, no longer than a cell of a list. */
export const cutCell = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, FILE_LIMITS.cell);

function numberText({ v, w = '' }: XLSX.CellObject): string {
  const shown = w.trim();
  if (/^0\d+$/.test(shown) || !Number.isInteger(v)) return shown;
  // 1.23457E+11, 12,345, 3.00: the format is for reading, the number is meant. Dates and amounts stay as they are shown.
  return /^[\d.,\s]+(?:E\+?\d+)?$/i.test(shown) && !/^\d{1,2}[.]\d{1,2}[.]\d{2,4}$/.test(shown) ? String(v) : shown;
}
