// Finds machines by serial number, model or fleet number, or the company's own (spec §7 pageList).
import type { MachineCard } from '@outrigger/contract';
import { type CardsFor, cardColumns, cardTables } from './machine-cards.reads.ts';

/** What is looked for; without a keyword the company's own machines. */
export interface MachineSearch {
  keyword: string | null;
  field: 'any' | 'serial' | 'identification' | 'model';
  familyId: number | null;
  sort: 'recent' | 'serial' | 'model' | 'date';
  page: number;
  pageSize: number;
}

/** One page of machines and how many there are. */
export async function readMachines(
  asked: CardsFor,
  search: MachineSearch,
): Promise<{ items: MachineCard[]; total: number }> {
  const { db } = asked;
  const where = db`${whereOf(asked, search)} ${search.familyId ? db`and v.family_id = ${search.familyId}` : db``}`;
  const [counted] = await db<{ total: number }[]>`select count(*) as total from ${cardTables(asked)} where ${where}`;
  const items = await db<MachineCard[]>`
    select ${cardColumns(asked)} from ${cardTables(asked)} where ${where}
    order by ${orderOf(asked, search.sort)}, m.id limit ${search.pageSize} offset ${(search.page - 1) * search.pageSize}`;
  return { items, total: counted?.total ?? 0 };
}

function whereOf(asked: CardsFor, { keyword, field }: MachineSearch) {
  const { db, companyId } = asked;
  if (keyword === null) return companyId === null ? db`true` : db`own.company_id is not null`;
  const isModel = db`(v.code_norm like normal_code(${keyword}) || '%' or v.model ilike ${likePattern(keyword)})`;
  if (field === 'model') return isModel;
  const isSerial = db`m.serial_norm = normal_code(${keyword})`;
  if (field !== 'any') return isSerial;
  const isOwn = db`own.fleet_number_norm = normal_code(${keyword}) or own.own_name ilike ${likePattern(keyword)} or own.site ilike ${likePattern(keyword)}`;
  return db`(m.serial_norm like normal_code(${keyword}) || '%' or ${isOwn} or ${isModel})`;
}

/** A pattern for ILIKE that holds the words as they are. */
export const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function orderOf({ db }: CardsFor, sort: MachineSearch['sort']) {
  if (sort === 'serial') return db`m.prefix, m.ordinal`;
  if (sort === 'model') return db`v.model, m.prefix, m.ordinal`;
  if (sort === 'date') return db`m.manufactured_on desc nulls last`;
  return db`own.opened_at desc nulls last, m.prefix, m.ordinal`;
}

/** Those of the given serial numbers that exist. */
export async function readExistingSerials({ db }: CardsFor, serials: readonly string[]): Promise<string[]> {
  const rows = await db<{ serialNumber: string }[]>`
    select serial_number from machines where serial_norm = any(${serials as string[]}) order by serial_norm limit 8`;
  return rows.map((row) => row.serialNumber);
}
