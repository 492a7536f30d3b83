// The one machine whose serial number, or own fleet number, is exactly what was typed (product §5 Search).
import type { QueryContext } from '../../query/query-context.ts';

/** Null where there is none, or more than one. */
export async function readExactMachine({ db, companyId, text, mayBe }: QueryContext): Promise<number | null> {
  if (!mayBe.machine) return null;
  const found = await db<{ id: number }[]>`
    select id from machines where serial_norm = normal_code(${text})
    union
    select machine_id from company_machines
    where company_id = ${companyId} and removed_at is null and fleet_number_norm = normal_code(${text})
    limit 2`;
  const [one, ...others] = found;
  return one && others.length === 0 ? one.id : null;
}
