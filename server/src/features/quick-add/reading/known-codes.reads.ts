// Which of many spellings are codes of parts (product §5: its own, an alias, the company's own).
import type { Db } from '../../../platform/db/db.ts';

/** Those that are, of normalised spellings; each is one look at three indexes. */
export async function readKnownNorms(db: Db, companyId: number, norms: readonly string[]): Promise<Set<string>> {
  if (norms.length === 0) return new Set();
  const rows = await db<{ norm: string }[]>`
    select norm from unnest(${norms as string[]}::text[]) norm
    where exists (select from parts where code_norm = norm) or exists (select from part_aliases where code_norm = norm)
      or exists (select from customer_part_codes where company_id = ${companyId} and code_norm = norm)`;
  return new Set(rows.map((row) => row.norm));
}
