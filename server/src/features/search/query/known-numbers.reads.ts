// What codes and numbers are like that no index in memory has (product §5 Search).
import type { Db } from '../../../platform/db/db.ts';

const NONE_LIKE_IT = '\u{10FFFF}';

/** How every machine's number begins: its first two characters, each beginning once; found by steps from one to the next. */
export async function readSerialBeginnings(db: Db): Promise<string[]> {
  const rows = await db<{ beginning: string }[]>`
    with recursive found (beginning) as (
      (select left(serial_norm, 2) from machines order by serial_norm using ~<~ limit 1)
      union all
      select (select left(m.serial_norm, 2) from machines m
        where m.serial_norm ~>~ (f.beginning || case when length(f.beginning) < 2 then '' else ${NONE_LIKE_IT} end)
        order by m.serial_norm using ~<~ limit 1)
      from found f where f.beginning is not null
    ) select beginning from found where beginning is not null`;
  return rows.map(({ beginning }) => beginning);
}

/** The codes of parts taken off sale, so many of them at most. */
export async function readCodesOffSale(db: Db, most: number): Promise<string[]> {
  const rows = await db<{ code: string }[]>`select code_norm as code from parts where status = 'offline' limit ${most}`;
  return rows.map(({ code }) => code);
}

/** A company's own codes, so many of them at most. */
export async function readOwnCodes(db: Db, companyId: number | null, most: number): Promise<string[]> {
  const rows = await db<{ code: string }[]>`
    select code_norm as code from customer_part_codes where company_id = ${companyId} limit ${most}`;
  return rows.map(({ code }) => code);
}

/** What a company calls its machines, and where they are; so many of them at most. */
export async function readOwnMachines(
  db: Db,
  companyId: number | null,
  most: number,
): Promise<{ fleetNumber: string | null; ownName: string | null; site: string | null }[]> {
  return await db`
    select fleet_number_norm as fleet_number, own_name, site from company_machines
    where company_id = ${companyId} and removed_at is null limit ${most}`;
}
