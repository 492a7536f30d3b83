// A beginning as a range: a statement prepared for any text cannot turn LIKE into one, and would read the whole table.
import type { Db } from './db.ts';
import type { Fragment } from './localized-name.ts';

/** The least sign that a text holds. */
const FIRST = '\u0001';
/** Greater than every text that begins so, byte by byte. */
const LAST = '\u{10FFFF}';

/** Whether a normalised code begins with what was typed, or is what was typed where that is one letter, which begins too many; for columns with an index of text_pattern_ops. */
export const codeBegins = (db: Db, column: Fragment, typed: string): Fragment => db`(normal_code(${typed}) <> ''
  and ${column} ~>=~ normal_code(${typed})
  and ${column} ~<~ (normal_code(${typed}) || case when length(normal_code(${typed})) > 1 then ${LAST} else ${FIRST} end))`;
