// Search for parts in PostgreSQL: while the index is being built, and as the plain answer it is checked against.
import { codeBegins } from '../../platform/db/begins-with.ts';
import type { Db } from '../../platform/db/db.ts';
import { wordsBegin, wordsStand } from '../parts/index.ts';
import { normalCode } from './engine/code-index.ts';
import type { PartHit, PartsFound } from './engine/part-engine.ts';

const CODE_HITS = 200;

/** Own codes of a company that begin so. */
export async function readOwnCodeHits(
  db: Db,
  companyId: number,
  text: string,
): Promise<{ partId: number; code: string; isExact: boolean }[]> {
  return await db`
    select part_id, min(code) as code, bool_or(code_norm = normal_code(${text})) as is_exact from customer_part_codes
    where company_id = ${companyId} and ${codeBegins(db, db`code_norm`, text)}
    group by part_id order by 3 desc, 1 limit 50`;
}

/** Codes first, exact before prefix before substring, then names that hold the words before those that hold words beginning so, each in the order of rank; typos are the index's alone. */
export async function searchInDatabase(
  db: Db,
  text: string,
  page: { skip: number; limit: number },
): Promise<PartsFound> {
  const codes = await readCodeHits(db, text);
  const hits = codes.slice(page.skip, page.skip + page.limit);
  const skipped = codes.map((hit) => hit.partId);
  let total = codes.length;
  for (const words of [wordsStand(db, text), wordsBegin(db, text)]) {
    const [row] = await db<{ count: number; ids: number[] }[]>`
      with found as materialized (
        select p.id, p.rank from parts p where p.status <> 'offline' and ${words} and p.id <> all(${skipped}::bigint[])
      ) select (select count(*)::int from found) as count, array(
        select id from found order by rank desc, id limit ${page.limit - hits.length} offset ${Math.max(0, page.skip - total)}) as ids`;
    hits.push(...(row?.ids ?? []).map((partId): PartHit => ({ partId, foundBy: 'name', matched: null })));
    total += row?.count ?? 0;
  }
  const exact = codes.filter((hit) => hit.foundBy === 'code');
  return { hits, total, exactPartId: exact.length === 1 ? (exact[0]?.partId ?? null) : null };
}

// The order of the index: exact, begun, within; own codes before replaced ones before aliases; the shorter code, then the rank.
async function readCodeHits(db: Db, text: string): Promise<PartHit[]> {
  const code = normalCode(text);
  if (code.length < 2) return [];
  const pattern = code.length < 3 ? `${code}%` : `%${code}%`;
  return await db<PartHit[]>`
    with named as (
      select p.id, p.rank, p.code_norm as code, exists (select from supersessions s where s.old_part_id = p.id)::int as kind
      from parts p where p.status <> 'offline' and p.code_norm like ${pattern}
      union all
      select p.id, p.rank, a.code_norm, 2 from part_aliases a join parts p on p.id = a.part_id and p.status <> 'offline'
      where a.code_norm like ${pattern}
    ), nearest as (
      select distinct on (id) id, rank, code, kind, how from (
        select named.*, case when code = ${code} then 0 when starts_with(code, ${code}) then 1 else 2 end as how from named
      ) placed order by id, how, kind, length(code)
    )
    select id as part_id, case kind when 1 then 'superseded' when 2 then 'alias' else (array['code', 'codePrefix', 'codePart'])[how + 1] end as found_by,
      case when kind > 0 then code end as matched
    from nearest order by how, kind, length(code), rank desc, id limit ${CODE_HITS}`;
}
