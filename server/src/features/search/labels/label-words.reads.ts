// Parts by the words of their names, categories and types together, in PostgreSQL (product §5 Search).
import type { Db } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/named-in.ts';
import { wordsMatch } from '../../parts/index.ts';
import { askedWords, type MarksByWord } from '../engine/asked-words.rules.ts';

/** Parts p of which names and labels together hold every word, but not the names alone: those with a word in a name, then the others; none where no label holds a word. */
export function labelWords(db: Db, text: string, labels: MarksByWord | null): Fragment[] {
  const asked = askedWords(text);
  if (!asked || !labels) return [];
  const words = asked.words.map(({ typed }) => ({
    name: wordsMatch(db, typed),
    marks: labels.marksWith((kept) => kept.startsWith(typed)),
  }));
  if (words.every(({ marks }) => marks.length === 0)) return [];
  const held = words.map(({ name, marks }) => {
    const ids = (kind: string) => marks.flatMap((mark) => (mark.kind === kind ? [mark.id] : []));
    return db`(${name} or p.category_id = any(${ids('category')}::bigint[]) or p.type_id = any(${ids('type')}::bigint[]))`;
  });
  const every = asked.claims.map((claim) =>
    anyOf(
      db,
      claim.flatMap((at) => held[at] ?? []),
    ),
  );
  const found = every.reduce((sql, one) => db`${sql} and ${one}`, db`not (${wordsMatch(db, text)})`);
  const named = anyOf(
    db,
    words.map(({ name }) => name),
  );
  return [db`${found} and ${named}`, db`${found} and not ${named}`];
}

const anyOf = (db: Db, [first = db`false`, ...others]: readonly Fragment[]): Fragment =>
  db`(${others.reduce((sql, one) => db`${sql} or ${one}`, first)})`;
