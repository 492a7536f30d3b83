// Picks one of the five language columns with fallback to English (architecture §8).
import { type FiveTexts, type Language, LANGUAGES } from '@outrigger/contract';
import type { Db, Trx } from './db.ts';
import type { Query, Row } from './driver/query.ts';

/** A piece of SQL to put into another. */
export type Fragment = Query<Row[]>;

/** What a column is called by for each language. */
export const SUFFIX_OF: Record<Language, string> = { en: 'en', es: 'es', pt: 'pt', fa: 'fr', zh: 'zh' };

/** SQL for a name in the caller's language: `namedIn(db, 'p', 'fa')` reads p.name_fr, else p.name_en. */
export function namedIn(db: Db | Trx, alias: string, language: Language, column = 'name'): Fragment {
  const { own, english } = columnsOf(db, alias, language, column);
  return language === 'en' ? db`${english}` : db`coalesce(${own}, ${english})`;
}

/** SQL for what `lang` says of that name: 'en' where it is English for want of one in the caller's language, else null. */
export function langOfName(db: Db | Trx, alias: string, language: Language, column = 'name'): Fragment {
  if (language === 'en') return db`null::text`;
  const { own, english } = columnsOf(db, alias, language, column);
  return db`case when ${own} is null and ${english} is not null then 'en' end`;
}

/** SQL for both, as two columns: `namedAs(db, 'f', language, 'figure_name')` reads figure_name and figure_name_lang. */
export function namedAs(db: Db | Trx, alias: string, language: Language, as = 'name'): Fragment {
  return textAs(db, language, { alias, column: 'name', as });
}

/** The same for another text than a name: `{ alias: 'n', column: 'text', as: 'note' }` reads note and note_lang. */
export function textAs(
  db: Db | Trx,
  language: Language,
  { alias, column, as }: { alias: string; column: string; as: string },
): Fragment {
  const text = db`${namedIn(db, alias, language, column)} as ${db(as)}`;
  return language === 'en' ? text : db`${text}, ${langOfName(db, alias, language, column)} as ${db(`${as}_lang`)}`;
}

/** SQL for all names as one array in the order of the languages, none left out. */
export function allNames(db: Db | Trx, alias: string, column = 'name'): Fragment {
  const names = LANGUAGES.map((one) => db`${db(`${alias}.${column}_${SUFFIX_OF[one]}`)}`);
  return db`array[${names.reduce((sql, one) => db`${sql}, ${one}`)}]`;
}

/** SQL for a text in every language as one object by language code, empty where there is none. */
export function fiveTexts(db: Db | Trx, alias: string, column: string): Fragment {
  const pairs = LANGUAGES.map((one) => db`${one}::text, coalesce(${db(`${alias}.${column}_${SUFFIX_OF[one]}`)}, '')`);
  return db`jsonb_build_object(${pairs.reduce((sql, one) => db`${sql}, ${one}`)})`;
}

/** A text of every language as a list in their order, as `name_en` to `name_zh` stand. */
export const inOrder = (texts: FiveTexts): string[] => LANGUAGES.map((one) => texts[one]);

const columnsOf = (db: Db | Trx, alias: string, language: Language, column: string) => ({
  own: db(`${alias}.${column}_${SUFFIX_OF[language]}`),
  english: db(`${alias}.${column}_en`),
});
