// What companies call parts, each for itself.
import type { Db, Trx } from '../../platform/db/db.ts';

/** The codes of a company for a part. */
export async function readOwnCodes(db: Db, companyId: number, partId: number): Promise<{ id: number; code: string }[]> {
  return await db`
    select id, code from customer_part_codes where company_id = ${companyId} and part_id = ${partId} order by code, id`;
}

/** The part that a code means already: one that is called so by the shop, else the company's; null where it is free. */
export async function readMeaning(
  trx: Trx,
  companyId: number,
  code: string,
): Promise<{ part: string; isShopCode: boolean } | null> {
  const [row] = await trx<{ part: string; isShopCode: boolean }[]>`
    select code as part, true as is_shop_code from parts where code_norm = normal_code(${code})
    union all
    select p.code, false from customer_part_codes c join parts p on p.id = c.part_id
    where c.company_id = ${companyId} and c.code_norm = normal_code(${code})
    limit 1`;
  return row ?? null;
}
