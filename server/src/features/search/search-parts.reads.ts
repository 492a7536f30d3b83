// Search for parts in PostgreSQL: while the index is being built, and as the plain answer it is checked against.
import type { Db } from '../../platform/db/db.ts';
import { wordsMatch } from '../parts/index.ts';
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
    where company_id = ${companyId} and length(normal_code(${text})) > 1 and code_norm like normal_code(${text}) || '%'
    group by part_id order by 3 desc, 1 limit 50`;
}

/** Codes first, exact before prefix before substring, then words in the order of rank; typos are the index's alone. */
export async function searchInDatabase(
  db: Db,
  text: string,
  page: { skip: number; limit: number },
): Promise<PartsFound> {
  const codes = await readCodeHits(db, text);
  const skipped = codes.map((hit) => hit.partId);
  const words = db`p.status <> 'offline' and ${wordsMatch(db, text)} and p.id <> all(${skipped}::bigint[])`;
  const [counted] = await db<{ total: number }[]>`select count(*)::int as total from parts p where ${words}`;
  const rest = Math.max(0, page.limit - Math.max(0, codes.length - page.skip));
  const rows = await db<{ id: number }[]>`
    select p.id from parts p where ${words} order by p.rank desc, p.id limit ${rest} offset ${Math.max(0, page.skip - codes.length)}`;
  const exact = codes.filter((hit) => hit.foundBy === 'code');
  const named: PartHit[] = rows.map((row) => ({ partId: row.id, foundBy: 'name', matched: null }));
  return {
    hits: [...codes.slice(page.skip, page.skip + page.limit), ...named],
    total: codes.length + (counted?.total ?? 0),
    exactPartId: exact.length === 1 ? (exact[0]?.partId ?? null) : null,
  };
}

async function readCodeHits(db: Db, text: string): Promise<PartHit[]> {
  return await db<PartHit[]>`
    with asked as (select normal_code(${text}) as norm)
    select distinct on (place, code, part_id) part_id, found_by, matched from (
      select p.id as part_id, p.code_norm as code,
        case when s.old is not null then 'superseded' when p.code_norm = asked.norm then 'code'
          when p.code_norm like asked.norm || '%' then 'codePrefix' else 'codePart' end as found_by,
        case when s.old is not null then p.code_norm end as matched,
        case when p.code_norm = asked.norm then 0 when p.code_norm like asked.norm || '%' then 1 else 2 end as place
      from asked, parts p left join lateral (select old_part_id as old from supersessions where old_part_id = p.id limit 1) s on true
      where length(asked.norm) > 1 and p.status <> 'offline' and p.code_norm like '%' || asked.norm || '%'
        and (length(asked.norm) > 2 or p.code_norm like asked.norm || '%')
      union all
      select a.part_id, a.code_norm, 'alias', a.code_norm, case when a.code_norm = asked.norm then 0 else 1 end
      from asked, part_aliases a join parts p on p.id = a.part_id and p.status <> 'offline'
      where length(asked.norm) > 1 and a.code_norm like asked.norm || '%'
        and not exists (select 1 from parts o where o.id = a.part_id and o.code_norm like '%' || asked.norm || '%')
    ) hits order by place, code, part_id limit ${CODE_HITS}`;
}
