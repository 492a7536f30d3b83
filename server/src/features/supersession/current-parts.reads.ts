// Finds the part behind any code somebody may give: its own, an old one, an alias, the customer's own (product §5 Supersession, Search).
import { asPlainCode, lowestTerms } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { STEPS_MOST } from './steps-most.ts';
import { isReplaced } from './successors.reads.ts';

/** What a code leads to; ratio says how many new pieces stand for how many old ones. */
export interface ResolvedCode {
  asked: string;
  partId: number;
  code: string;
  /** The part first found, before supersession; the same as `code` where nothing replaced it. */
  foundCode: string;
  foundPartId: number;
  foundBy: 'code' | 'ownCode' | 'alias';
  /** The code asked for, where what it names was replaced; else null. */
  changeCode: string | null;
  oldQuantity: number;
  newQuantity: number;
}

/** Who asks, and for which codes; own codes count for a company alone. */
export interface CodesAsked {
  companyId: number | null;
  codes: readonly string[];
}

/**
 * Resolves codes in one query, answers by the code as asked; unknown ones are missing. A part with exactly one successor in force
 * gives way to it, along the whole chain; interchangeable parts that are in stock, and parts with several successors, stay.
 * As in search, an alias of one part comes before the company's own code (decision 0006). What nothing is called is looked for in plain signs.
 */
export async function resolveCodes(db: Db | Trx, { companyId, codes }: CodesAsked): Promise<Map<string, ResolvedCode>> {
  const found = new Map((await readCurrent(db, codes)).map((row) => [row.asked, row]));
  const rest = codes.filter((code) => !found.has(code));
  if (rest.length === 0) return found;
  for (const [code, hit] of await resolveOthers(db, { companyId, codes: rest })) found.set(code, hit);
  return found;
}

// Most codes are a part's own, written as it is, and nothing has replaced it: they lead to it whoever asks, and cost one look at an index.
async function readCurrent(db: Db | Trx, codes: readonly string[]): Promise<ResolvedCode[]> {
  return await db<ResolvedCode[]>`
    select p.code as asked, p.id as part_id, p.code, p.code as found_code, p.id as found_part_id, 'code' as found_by,
      null as change_code, 1 as old_quantity, 1 as new_quantity
    from parts p where ${isCurrent(db, codes)}`;
}

/** Whether part `p` is called exactly by one of these codes and nothing is recorded to replace it: then each leads to that part alone. */
export const isCurrent = (db: Db | Trx, codes: readonly string[]): Fragment =>
  db`p.code = any((select ${codes as string[]}::text[])::text[]) and not ${isReplaced(db, db`p.id`)}`;

async function resolveOthers(db: Db | Trx, { companyId, codes }: CodesAsked): Promise<Map<string, ResolvedCode>> {
  const found = await resolveAsWritten(db, { companyId, codes });
  const odd = codes
    .map((code) => ({ code, plain: asPlainCode(code) }))
    .filter(({ code, plain }) => code !== plain && !found.has(code));
  if (odd.length === 0) return found;
  const others = await resolveAsWritten(db, { companyId, codes: odd.map((one) => one.plain) });
  for (const { code, plain } of odd) {
    const hit = others.get(plain);
    if (hit) found.set(code, { ...hit, asked: code, changeCode: hit.changeCode && code });
  }
  return found;
}

async function resolveAsWritten(db: Db | Trx, asked: CodesAsked): Promise<Map<string, ResolvedCode>> {
  const rows = await db<ResolvedCode[]>`
    with recursive asked as (
      select distinct code, normal_code(code) as norm from unnest(${asked.codes as string[]}::text[]) code
    ), found as (
      select distinct on (asked.code) asked.code as asked, hit.part_id, hit.found_by
      from asked cross join lateral (
        select p.id as part_id, 'code' as found_by, (p.code <> asked.code)::int as place from parts p where p.code_norm = asked.norm
        union all
        select c.part_id, 'ownCode', 3 from customer_part_codes c where c.company_id = ${asked.companyId}::bigint and c.code_norm = asked.norm
        union all
        select a.part_id, 'alias', case count(*) over () when 1 then 2 else 4 end from part_aliases a where a.code_norm = asked.norm
      ) hit
      where asked.norm <> '' order by asked.code, hit.place, hit.part_id
    ), chain as (
      select asked, part_id, found_by, part_id as at, 1::bigint as old_quantity, 1::bigint as new_quantity, 0 as step from found
      union all
      select c.asked, c.part_id, c.found_by, s.new_part_id, c.old_quantity * s.old_quantity, c.new_quantity * s.new_quantity, c.step + 1
      from chain c join supersessions s on s.old_part_id = c.at
      where s.new_part_id is not null and coalesce(s.effective_from, current_date) <= current_date and c.step < ${STEPS_MOST}
        and not exists (
          select 1 from supersessions o where o.old_part_id = c.at and o.id <> s.id
            and coalesce(o.effective_from, current_date) <= current_date)
        and not (s.is_two_way and exists (
          select 1 from stock_levels l join warehouses w on w.id = l.warehouse_id and w.is_active
          where l.part_id = c.at and l.on_hand > l.reserved))
    )
    select distinct on (c.asked) c.asked, p.id as part_id, p.code, f.code as found_code, f.id as found_part_id, c.found_by,
      case when p.id <> c.part_id then c.asked end as change_code,
      c.old_quantity, c.new_quantity
    from chain c join parts p on p.id = c.at join parts f on f.id = c.part_id
    order by c.asked, c.step desc`;
  return new Map(rows.map((row) => [row.asked, { ...row, ...lowestTerms(row) }]));
}
