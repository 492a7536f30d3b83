// Which of some texts is a code or number the shop knows: of a part, of the company's own, of a machine (product §5 Search).
import type { Db } from '../../../../platform/db/db.ts';

/** Those that are known, in the order given. */
export async function readKnownCodes(db: Db, companyId: number | null, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const known = await db<{ code: string }[]>`
    select asked.code from unnest(${codes as string[]}::text[]) with ordinality asked (code, place)
      cross join lateral (select normal_code(asked.code) as norm) as given
    where given.norm <> '' and (exists (select from machines where serial_norm = norm)
      or exists (select from parts where code_norm = norm) or exists (select from part_aliases where code_norm = norm)
      or exists (select from customer_part_codes where company_id = ${companyId} and code_norm = norm)
      or exists (select from company_machines where company_id = ${companyId} and removed_at is null and fleet_number_norm = norm))
    order by asked.place`;
  return known.map(({ code }) => code);
}

/** The company's machine whose own name stands in a text as whole words, the longest name of several; null where none does, or two machines have it. */
export async function readOwnNameIn(
  db: Db,
  companyId: number | null,
  text: string,
): Promise<{ machineId: number; name: string } | null> {
  const words = ` ${text.trim().replaceAll(/\s+/g, ' ')} `;
  const [first, second] = await db<{ machineId: number; name: string }[]>`
    select machine_id, own_name as name from company_machines
    where company_id = ${companyId} and removed_at is null and position(' ' || lower(own_name) || ' ' in lower(${words})) > 0
    order by length(own_name) desc, machine_id limit 2`;
  return first && first.name.toLowerCase() !== second?.name.toLowerCase() ? first : null;
}

/** The model of a machine; null where there is no such machine. */
export async function readModelOf(db: Db, machineId: number): Promise<string | null> {
  const [machine] = await db<{ model: string }[]>`
    select v.model from machines m join model_variants v on v.id = m.variant_id where m.id = ${machineId}`;
  return machine?.model ?? null;
}
