// Days and moments of a list as the import format takes them; what is none is noted and left out (docs/import-format.md).
import { makeCellCheck } from '@outrigger/server/src/features/imports/reading/check-cell.ts';
import type { ListFolder } from './list-folder.ts';

const WORDS = { date: 'no day as 2026-01-31', moment: 'no moment as 2026-01-31T14:00:00Z' };

/** The time as it stands there, or nothing, with a note that names `what` it is the time of. */
export function knownTime(
  folder: ListFolder,
  { is, what, text }: { is: 'date' | 'moment'; what: string; text: string },
): string {
  if (text === '' || makeCellCheck({ is })(text) !== undefined) return text;
  folder.note(`${what} is given as ${text}, which is ${WORDS[is]}: it is left out.`);
  return '';
}
