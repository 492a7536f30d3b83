// The words lane in PostgreSQL: every word at the start of a word of any language, as the search index compares them (product §5 Search; migration 0052).
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';

const keptOf = (db: Db, alias: string): Fragment => {
  const name = (language: string) => db(`${alias}.name_${language}`);
  return db`words_kept(five_names(${name('en')}, ${name('es')}, ${name('pt')}, ${name('fr')}, ${name('zh')}))`;
};

/** Every word of the keyword begins a word of any language; by the names of parts p, or of another table named so. */
export const wordsMatch = (db: Db, keyword: string, alias = 'p'): Fragment =>
  db`${keptOf(db, alias)} @@ words_asked(${keyword}, true)`;

/** Every word of the keyword is there whole. */
export const wordsStand = (db: Db, keyword: string): Fragment =>
  db`${keptOf(db, 'p')} @@ words_asked(${keyword}, false)`;

/** Every word begins one, but not all are there whole. */
export const wordsBegin = (db: Db, keyword: string): Fragment =>
  db`${keptOf(db, 'p')} @@ (words_asked(${keyword}, true) && !!words_asked(${keyword}, false))`;
