// Which of many spellings are codes of parts (product §5: its own, an alias, the company's own), and which are names of machines (a serial number, the company's own fleet number).
import type { Db } from '../../../platform/db/db.ts';

/** Those that are parts, of normalised spellings; each is one look at three indexes. */
export async function readKnownNorms(db: Db, companyId: number, norms: readonly string[]): Promise<Set<string>> {
  if (norms.length === 0) return new Set();
  const rows = await db<{ norm: string }[]>`
    select norm from unnest(${norms as string[]}::text[]) norm
    where exists (select from parts where code_norm = norm) or exists (select from part_aliases where code_norm = norm)
      or exists (select from customer_part_codes where company_id = ${companyId} and code_norm = norm)`;
  return new Set(rows.map((row) => row.norm));
}

/** A machine by a name it goes by. */
export interface NamedMachine {
  norm: string;
  hostId: number;
  serialNumber: string;
  /** Whether the name is the company's own number for it, and not its serial number. */
  isFleetNumber: boolean;
  /** Whether it is among the company's machines. */
  isOwn: boolean;
}

/** The machines of normalised names. */
export async function readNamedMachines(db: Db, companyId: number, norms: readonly string[]): Promise<NamedMachine[]> {
  if (norms.length === 0) return [];
  return await db<NamedMachine[]>`
    select norm, m.host_id, m.serial_number, m.is_fleet_number, m.is_own
    from unnest(${norms as string[]}::text[]) norm cross join lateral (
      select h.id as host_id, h.serial_number, false as is_fleet_number, exists (
        select from company_machines own
        where own.company_id = ${companyId} and own.machine_id = h.id and own.removed_at is null) as is_own
      from machines h where h.serial_norm = norm
      union all
      select h.id, h.serial_number, true, true from company_machines own join machines h on h.id = own.machine_id
      where own.company_id = ${companyId} and own.removed_at is null and own.fleet_number_norm = norm) m`;
}
