// A company's history of machines: opened, named, taken off (product §5 History).
import type { Db } from '../../platform/db/db.ts';

/** Notes that somebody of the company opened the machine; a looked-up machine joins the history. */
export async function noteOpened(db: Db, companyId: number, machineId: number): Promise<void> {
  await db`
    insert into company_machines (company_id, machine_id, origin) values (${companyId}, ${machineId}, 'lookup')
    on conflict (company_id, machine_id) do update set opened_at = now(), removed_at = null`;
}

/** What a company may say of a machine; undefined leaves as it is, null clears. */
export interface OwnWords {
  ownName?: string | null | undefined;
  fleetNumber?: string | null | undefined;
  site?: string | null | undefined;
  hours?: number | null | undefined;
  isRemoved?: boolean | undefined;
}

/** Keeps the company's own words for a machine; the hours get today's date. */
export async function saveOwnWords(
  db: Db,
  key: { companyId: number; machineId: number },
  words: OwnWords,
): Promise<void> {
  const keep = <T>(value: T | undefined, column: string) =>
    value === undefined ? db`own.${db(column)}` : db`${value as never}`;
  await db`
    insert into company_machines as own (company_id, machine_id, own_name, fleet_number, site, hours, hours_read_on, removed_at)
    values (${key.companyId}, ${key.machineId}, ${words.ownName ?? null}, ${words.fleetNumber ?? null}, ${words.site ?? null},
      ${words.hours ?? null}, ${words.hours === undefined || words.hours === null ? null : db`current_date`}, ${words.isRemoved ? db`now()` : null})
    on conflict (company_id, machine_id) do update set
      own_name = ${keep(words.ownName, 'own_name')}, fleet_number = ${keep(words.fleetNumber, 'fleet_number')},
      site = ${keep(words.site, 'site')}, hours = ${keep(words.hours, 'hours')},
      hours_read_on = ${words.hours === undefined ? db`own.hours_read_on` : db`current_date`},
      removed_at = ${words.isRemoved ? db`now()` : null}`;
}

/** Raises the revision of a machine's as-built list after it was read again; gives the new one, or null for no such machine. */
export async function raiseRevision(db: Db, machineId: number): Promise<number | null> {
  const [row] = await db<{ revision: number }[]>`
    update machines set revision = revision + 1, as_built_read_at = now() where id = ${machineId} returning revision`;
  return row?.revision ?? null;
}
