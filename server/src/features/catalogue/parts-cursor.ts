// The cursor of a list of parts: the place of the last part shown, in one order (product §2: deep pages of parts by cursor).
import type { Language } from '@outrigger/contract';
import { refuseFields } from '../../platform/refuse.ts';
import type { PartsPlace, PartsSort } from './parts-order.reads.ts';

/** The order a cursor belongs to; names are ordered by language, and a list with some parts first has two runs. */
export interface CursorOrder {
  sort: PartsSort;
  language: Language;
  run?: 'first' | 'rest';
}

const tagOf = ({ sort, language, run }: CursorOrder): string =>
  [sort, ...(sort.startsWith('name') ? [language] : []), ...(run ? [run] : [])].join(' ');

/** Continues after a place. */
export const cursorAfter = (place: PartsPlace, order: CursorOrder): string =>
  Buffer.from(JSON.stringify([tagOf(order), place.value, place.id])).toString('base64url');

/** The place behind a cursor; one that was made up or belongs to another order is refused. */
export function readCursor(cursor: string, order: CursorOrder): PartsPlace {
  const [tag, value, id] = partsOf(cursor);
  const isPlace = (value === null || Number.isSafeInteger(value)) && Number.isSafeInteger(id);
  if (tag !== tagOf(order) || !isPlace) refuseFields([{ field: 'cursor', problem: 'format' }]);
  return { value: value as number | null, id: id as number };
}

/** Whether a cursor says that it belongs to this order; what it holds is read by `readCursor`. */
export const isCursorOf = (cursor: string, order: CursorOrder): boolean => partsOf(cursor)[0] === tagOf(order);

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
