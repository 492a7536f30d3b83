// Fetches what answers look up row by row into the database's own memory, before somebody waits for it (quality 12, 13).
import type { Db } from './db.ts';

/** Read row by row at random by nearly every answer, most wanted first; each comes with its indexes. */
const WANTED = ['parts', 'prices', 'stock_levels', 'items', 'item_lines', 'supersessions', 'machines'];
/** Of the memory the database keeps pages in; the rest is for everything else. */
const SHARE = 0.7;

/** Reads as many of the wanted tables as there is room for. A server that listens to others is left alone: its memory is not the shop's to fill. */
export async function warmCache(db: Db): Promise<void> {
  const [own] = await db`select where current_setting('listen_addresses') = ''`;
  if (!own) return;
  await db`create extension if not exists pg_prewarm`;
  // One statement each, so that none runs into the time a statement may take.
  for (const { id } of await readWanted(db)) await db`select pg_prewarm(${id}::oid)`;
}

const readWanted = (db: Db) => db<{ id: number }[]>`
  select id from (
    select r.id, sum(pg_relation_size(r.id::oid)) over (order by r.place, r.id) as so_far
    from (
      select w.relation::regclass::oid::bigint as id, w.place from unnest(${WANTED}::text[]) with ordinality w (relation, place)
      union all
      select i.indexrelid::bigint, w.place from unnest(${WANTED}::text[]) with ordinality w (relation, place)
        join pg_index i on i.indrelid = w.relation::regclass
    ) r
  ) sized where so_far <= ${SHARE} * (select setting::numeric * 8192 from pg_settings where name = 'shared_buffers')
  order by so_far`;
