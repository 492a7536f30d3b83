// What lists of parts are filtered and sorted by, as the search index takes it in: a text of ids for each mark and order, since rows by themselves are millions (docs/decisions/0008).
import type { Db } from '../../../../platform/db/db.ts';
import type { Fragment } from '../../../../platform/db/localized-name.ts';
import type { ColumnsTaker } from '../part-columns.ts';

/** The languages names are ordered by, and their columns. */
const ALPHABETS = { en: 'rank_en', es: 'rank_es', pt: 'rank_pt', fa: 'rank_fr', zh: 'rank_zh' } as const;

/** Fills the columns of all parts, or of some. */
export async function readColumns(db: Db, ids: readonly number[] | null, builder: ColumnsTaker): Promise<void> {
  const among = (column: string) => (ids ? db`and ${db(column)} = any(${ids as number[]}::bigint[])` : db``);
  for (const rows of together(db, ids, markRows(db, among)))
    for (const { mark, parts } of await db<{ mark: string; parts: string }[]>`
      select mark, string_agg(part_id::text, ',') as parts from (${rows}) marked (mark, part_id) group by mark`)
      builder.mark(mark, numbersIn(parts));
  for (const rows of together(db, ids, orderRows(db, among)))
    for (const { name, parts, amounts } of await db<{ name: string; parts: string; amounts: string }[]>`
      select name, string_agg(part_id::text, ',' order by value, part_id) as parts,
        string_agg(value::text, ',' order by value, part_id) as amounts from (${rows}) placed (name, part_id, value) group by name`)
      builder.order(name, numbersIn(parts), numbersIn(amounts));
}

type Among = (column: string) => Fragment;

function markRows(db: Db, among: Among): Fragment[] {
  const ofParts = (mark: Fragment, has: Fragment) =>
    db`select ${mark}, id from parts where status <> 'offline' and ${has} ${among('id')}`;
  return [
    ofParts(db`concat('category ', category_id)`, db`category_id is not null`),
    ofParts(db`concat('type ', type_id)`, db`type_id is not null`),
    ofParts(db`concat('colour ', colour)`, db`colour is not null`),
    ofParts(db`concat('stars ', rating_sum / rating_count)`, db`rating_count > 0`),
    db`select concat('family ', family_id), part_id from part_families where true ${among('part_id')}`,
    db`select concat('tag ', t.code), pt.part_id from part_tags pt join tags t on t.id = pt.tag_id where true ${among('pt.part_id')}`,
  ];
}

function orderRows(db: Db, among: Among): Fragment[] {
  const names = Object.entries(ALPHABETS).map(
    ([language, rank]) =>
      db`select concat('name ', ${language}::text), part_id, ${db(rank)} from part_sort where true ${among('part_id')}`,
  );
  const prices = db`select concat('price ', price_list_id), part_id, amount_minor from part_price_sort where true ${among('part_id')}`;
  return [...names, prices];
}

// Of some parts all is read at once; of all parts one after another, so that no more than one text is held.
const together = (db: Db, ids: readonly number[] | null, rows: readonly Fragment[]): readonly Fragment[] =>
  ids === null ? rows : [rows.reduce((sql, one) => db`${sql} union all ${one}`)];

const numbersIn = (text: string): Float64Array => Float64Array.from(text.split(','), Number);
