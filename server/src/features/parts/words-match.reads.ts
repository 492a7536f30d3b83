// The words lane in PostgreSQL: every word at the start of a word of any language (product §5 Search).
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/named-in.ts';

/** Every word of the keyword at the start of a word of any language, Chinese by its pairs of characters; the query names parts p. */
export function wordsMatch(db: Db, keyword: string): Fragment {
  const words = keyword.match(/[\p{L}\p{N}]+/gu) ?? [];
  const latin = words.filter((word) => !/\p{Script=Han}/u.test(word)).map((word) => `'${word.toLowerCase()}':*`);
  const han = words.filter((word) => /\p{Script=Han}/u.test(word));
  const pairs = han.flatMap((word) =>
    [...word].slice(0, -1).map((letter, at) => `'${letter}${[...word][at + 1] ?? ''}'`),
  );
  const query = [...latin, ...pairs].join(' & ');
  if (query === '') return db`p.name_zh like ${`%${han.join('%')}%`} and ${han.length > 0}`;
  return db`search_words(concat_words(p.name_en, p.name_es, p.name_pt, p.name_fr), p.name_zh) @@ ${query}::tsquery`;
}
