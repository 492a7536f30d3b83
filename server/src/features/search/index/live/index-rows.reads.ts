// Parts as the search index takes them in, in rank order; a stream, since there may be a million (product §5 Search).
import type { Db, Trx } from '../../../../platform/db/db.ts';
import type { Query } from '../../../../platform/db/driver/query.ts';
import { isReplaced } from '../../../supersession/index.ts';
import type { IndexedPart } from '../part-segment.ts';

const ROWS_AT_A_TIME = 5000;

/** Hands over all parts, or some, in the order of their rank. */
export async function streamIndexedParts(
  db: Db,
  ids: readonly number[] | null,
  take: (part: IndexedPart) => void,
): Promise<void> {
  const changed = ids ? db`and p.id = any(${ids as number[]}::bigint[])` : db``;
  const query = (trx: Trx) => trx<IndexedPart[]>`
    select p.id, p.rank, p.code_norm as code, ${isReplaced(trx, trx`p.id`)} as is_superseded, coalesce(a.codes, '{}') as aliases,
      array[p.name_en, p.name_es, p.name_pt, p.name_fr, p.name_zh] as names
    from parts p
      left join (select part_id, array_agg(distinct code_norm) as codes from part_aliases group by part_id) a on a.part_id = p.id
    where p.status <> 'offline' ${changed} order by p.rank desc, p.id`;
  await stream(db, query, take);
}

/** Hands over all figures in the order of their codes; they are found like parts, by code and by words. */
export async function streamIndexedFigures(db: Db, take: (figure: IndexedPart) => void): Promise<void> {
  const query = (trx: Trx) => trx<IndexedPart[]>`
    select id, 0 as rank, normal_code(code) as code, false as is_superseded, '{}'::text[] as aliases,
      array[name_en, name_es, name_pt, name_fr, name_zh] as names
    from figures order by figures.code, id`;
  await stream(db, query, take);
}

const stream = (db: Db, query: (trx: Trx) => Query<IndexedPart[]>, take: (part: IndexedPart) => void) =>
  db.begin('read only', async (trx) => {
    for await (const rows of query(trx).cursor(ROWS_AT_A_TIME)) for (const row of rows) take(row);
  });

/** Ids of parts stamped since a moment, those offline too; no more than so many. */
export async function readChangedIds(db: Db, since: Date, most: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from parts where changed_at >= ${since} limit ${most}`;
  return rows.map((row) => row.id);
}

/** A row of the change log as the index hears it: all parts, figures, parts named, or those stamped since. */
export interface PartChange {
  id: number;
  isAll: boolean;
  isFigures: boolean;
  /** Ids with commas between. */
  named: string;
  /** Where parts are stamped instead: with when the transaction that wrote them began, however long it took; null where none are. */
  stampedSince: Date | null;
}

/** What the change log says of parts, their prices and places since the oldest transaction that was running at the last look, and where the next look goes on (docs/decisions/0007). */
export async function readPartChanges(db: Db, since: string): Promise<{ rows: PartChange[]; horizon: string }> {
  const rows = await db<((PartChange | (Omit<PartChange, 'id'> & { id: null })) & { horizon: string })[]>`
    select l.id, case l.topic when 'parts' then coalesce(l.subject = 'all', false) else l.subject is null end as is_all,
      coalesce(l.topic = 'listed' and l.subject = 'figures', false) as is_figures,
      case when l.topic = 'listed' and l.subject <> 'figures' then l.subject else '' end as named,
      case when l.topic = 'parts' then date_trunc('milliseconds', l.changed_at) end as stamped_since, n.horizon
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) n
      left join change_log l on l.writer >= ${since}::xid8 and l.topic in ('parts', 'listed')`;
  const [first] = rows;
  if (!first) throw new Error('looking for changed parts answered nothing');
  return {
    rows: rows.flatMap(({ horizon: _, id, ...change }) => (id === null ? [] : [{ id, ...change }])),
    horizon: first.horizon,
  };
}
