// Machines as lists show them, with what the caller's company calls them (spec §2 Historical machine list; product §5 History).
import type { Language, MachineCard } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedAs } from '../../platform/db/localized-name.ts';

/** For whom a card is read: own names belong to one company. */
export interface CardsFor {
  db: Db;
  language: Language;
  companyId: number | null;
}

/** Columns of a card; the query names machines m, model_variants v, machine_families f and company_machines own. */
export const cardColumns = ({ db, language }: CardsFor) => db`
  m.id as host_id, m.serial_number, ${namedAs(db, 'f', language, 'type')}, v.model, v.id as variant_id, ${namedAs(db, 'v', language, 'variant')},
  m.manufactured_on as manufacture_date, coalesce(v.image, f.image) as image, m.as_built as proof_level,
  own.company_id is not null as is_own, own.own_name, own.fleet_number, own.site, own.hours`;

/** The tables behind a card. */
export const cardTables = ({ db, companyId }: CardsFor) => db`
  machines m join model_variants v on v.id = m.variant_id join machine_families f on f.id = v.family_id
  left join company_machines own on own.machine_id = m.id and own.company_id = ${companyId} and own.removed_at is null`;

/** One machine's card by id or stripped serial number; null where there is none. */
export async function readMachineCard(
  asked: CardsFor,
  by: { machineId: number } | { serial: string },
): Promise<MachineCard | null> {
  const { db } = asked;
  const where = 'machineId' in by ? db`m.id = ${by.machineId}` : db`m.serial_norm = normal_code(${by.serial})`;
  const [card] = await db<
    MachineCard[]
  >`select ${cardColumns(asked)} from ${cardTables(asked)} where ${where} order by m.id limit 1`;
  return card ?? null;
}
