// Parts by the words of their names, categories and types together, in PostgreSQL (product §5 Search).
import type { Db } from '../../../../platform/db/db.ts';
import type { Fragment } from '../../../../platform/db/localized-name.ts';
import { wordsMatch } from '../../../parts/index.ts';
import { queryHeads, headsOfNames, isCalled, isOneOf } from '../../query/query-heads.rules.ts';
import { type QueryTerms, queryTerms, type MarksByWord } from '../../query/query-terms.rules.ts';

/** Parts found in one way. */
export interface LabelWay {
  words: Fragment;
  /** The name calls the part itself what was typed. */
  isThing?: true;
}

/** Parts p whose names and labels together hold every word, but not the names alone: first what is itself called so, then what the labels alone hold, then the others; none where no label holds a word. */
export async function labelWords(db: Db, text: string, labels: MarksByWord | null): Promise<LabelWay[]> {
  const asked = queryTerms(text);
  if (!asked || !labels) return [];
  const words = asked.words.map(({ typed }) => wordOf(db, typed, labels));
  if (words.every(({ isMarked }) => !isMarked)) return [];
  const everyOf = (held: readonly Fragment[]) =>
    asked.claims
      .map((claim) =>
        anyOf(
          db,
          claim.flatMap((at) => held[at] ?? []),
        ),
      )
      .reduce((sql, one) => db`${sql} and ${one}`, db`true`);
  const own = words.map(({ name, label }) => db`(${name} or ${label})`);
  const found = db`${everyOf(own)} and not (${wordsMatch(db, text)})`;
  const named = anyOf(
    db,
    words.map(({ name }) => name),
  );
  const thing = db`p.id = any(${await readThings(db, asked, named)}::bigint[])`;
  const alone = db`(${everyOf(words.map(({ label }) => label))})`;
  return [
    { words: db`${found} and ${thing}`, isThing: true },
    { words: db`${found} and not ${thing} and ${alone} and ${named}` },
    { words: db`${found} and not ${thing} and ${alone} and not ${named}` },
    { words: db`${found} and not ${thing} and not ${alone} and ${named}` },
    { words: db`${found} and not ${thing} and not ${alone} and not ${named}` },
  ];
}

function wordOf(db: Db, typed: string, labels: MarksByWord) {
  const marks = labels.marksWith((kept) => kept.startsWith(typed));
  const ids = (kind: string) => marks.flatMap((mark) => (mark.kind === kind ? [mark.id] : []));
  return {
    name: wordsMatch(db, typed),
    // A part without a category or type has no label, rather than none that is known.
    label: db`coalesce(p.category_id = any(${ids('category')}::bigint[]), false) or coalesce(p.type_id = any(${ids('type')}::bigint[]), false)`,
    isMarked: marks.length > 0,
  };
}

/** So many names are looked at, those of the highest rank: 50,000 held the event loop for most of a second. */
const THINGS_MOST = 2000;

// Which word of a name is the thing no SQL knows, so that the names are read, each once.
async function readThings(db: Db, asked: QueryTerms, named: Fragment): Promise<number[]> {
  const rows = await db<{ ids: number[]; names: (string | null)[] }[]>`
    select array_agg(id) as ids, names from (
      select p.id, array[p.name_en, p.name_es, p.name_pt, p.name_fr, p.name_zh] as names
      from parts p where p.status <> 'offline' and ${named} order by p.rank desc, p.id limit ${THINGS_MOST}
    ) called group by names`;
  const called = rows.map(({ ids, names }) => ({ ids, heads: headsOfNames(names) }));
  const meant = queryHeads(asked, (one, head) =>
    called.some(({ heads }) => heads[head].some((own) => isCalled(one, own))),
  );
  return called.filter(({ heads }) => isOneOf(meant, heads)).flatMap(({ ids }) => ids);
}

const anyOf = (db: Db, [first = db`false`, ...others]: readonly Fragment[]): Fragment =>
  db`(${others.reduce((sql, one) => db`${sql} or ${one}`, first)})`;
