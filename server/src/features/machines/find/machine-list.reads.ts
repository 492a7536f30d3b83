// Finds machines by serial number, model or fleet number, or the company's own (spec §7 pageList).
import type { MachineCard } from '@outrigger/contract';
import { codeBegins } from '../../../platform/db/begins-with.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { type CardsFor, cardColumns, cardTables } from '../machine-cards.reads.ts';
import type { Spellings } from './similar-serials.ts';

const MOST_NEAR = 8;

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

const MOST_NUMBERED = 50;

/** Machines that have one of these serial numbers, or fleet numbers of the company's own; the numbers without punctuation. */
export async function readMachinesNumbered(asked: CardsFor, numbers: readonly string[]): Promise<MachineCard[]> {
  const { db, companyId } = asked;
  if (numbers.length === 0) return [];
  return await db<MachineCard[]>`
    select ${cardColumns(asked)} from ${cardTables(asked)} where m.id in (
      select id from machines where serial_norm = any(${numbers as string[]})
      union
      select machine_id from company_machines
      where company_id = ${companyId} and removed_at is null and fleet_number_norm = any(${numbers as string[]}))
    order by m.id limit ${MOST_NUMBERED}`;
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

function orderOf({ db }: CardsFor, sort: MachineSearch['sort']) {
  if (sort === 'serial') return db`m.prefix, m.ordinal`;
  if (sort === 'model') return db`v.model, m.prefix, m.ordinal`;
  if (sort === 'date') return db`m.manufactured_on desc nulls last`;
  return db`own.opened_at desc nulls last, m.prefix, m.ordinal`;
}

/** What a number may stand for instead: other spellings, and the end of a longer one. */
export interface NearNumbers {
  similar: Spellings;
  oneOff: Spellings;
  end: string | null;
}

/** Serial numbers of machines that are written nearly so: the company's own first, then those that end so, then by characters that look alike, then one character away. */
export async function readNearSerials(
  { db, companyId }: CardsFor,
  { similar, oneOff, end }: NearNumbers,
): Promise<string[]> {
  const own = [...similar.own, ...oneOff.own];
  if (own.length === 0 && end === null) return [];
  const isEnding =
    end === null ? db`false` : codeBegins(db, db`reverse(m.serial_norm)`, [...end].toReversed().join(''));
  const rows = await db<{ serialNumber: string }[]>`
    select serial_number from (
      select m.id, m.serial_number, 0 as place from company_machines own join machines m on m.id = own.machine_id
      where own.company_id = ${companyId} and own.removed_at is null and (m.serial_norm = any(${own}) or ${isEnding})
      union all
      (select m.id, m.serial_number, 1 from machines m where ${isEnding} order by m.serial_norm limit ${MOST_NEAR})
      union all
      (select id, serial_number, 2 from machines where serial_norm = any(${similar.anyones as string[]}) order by serial_norm limit ${MOST_NEAR})
      union all
      (select id, serial_number, 3 from machines where serial_norm = any(${oneOff.anyones as string[]}) order by serial_norm limit ${MOST_NEAR})
    ) near group by id, serial_number order by min(place), serial_number limit ${MOST_NEAR}`;
  return rows.map((row) => row.serialNumber);
}

/** The first of some texts that is a machine's whole serial number, or the company's own fleet number; null where none is. */
export async function readKnownNumber({ db, companyId }: CardsFor, texts: readonly string[]): Promise<string | null> {
  if (texts.length === 0) return null;
  const [known] = await db<{ text: string }[]>`
    select asked.text from unnest(${texts as string[]}::text[]) with ordinality asked (text, place)
      cross join lateral (select normal_code(asked.text) as norm) as given
    where given.norm <> '' and (exists (select from machines where serial_norm = norm) or exists (
      select from company_machines where company_id = ${companyId} and removed_at is null and fleet_number_norm = norm))
    order by asked.place limit 1`;
  return known?.text ?? null;
}
