// Writes what companies call parts; the company is in every WHERE.
import type { Trx } from '../../platform/db/db.ts';

/** Keeps a code; null where the company has it already. */
export async function insertOwnCode(
  trx: Trx,
  companyId: number,
  { partId, code }: { partId: number; code: string },
): Promise<{ id: number; code: string } | null> {
  const [row] = await trx<{ id: number; code: string }[]>`
    insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${partId}, ${code})
    on conflict (company_id, code_norm) do nothing returning id, code`;
  return row ?? null;
}

/** Forgets a code of the company; one of another is left as it is. */
export async function deleteOwnCode(trx: Trx, companyId: number, id: number): Promise<void> {
  await trx`delete from customer_part_codes where id = ${id} and company_id = ${companyId}`;
}
