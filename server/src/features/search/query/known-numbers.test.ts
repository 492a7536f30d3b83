// What is known beforehand not to be a number or an unlisted code costs no question to the database, and nothing is missed for it (product §5 Search: as you type).
import { calls } from '@outrigger/contract';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../../machines/machines.make.ts';
import { makePart, makeSupersession } from '../../parts/parts.make.ts';
import type { QueryContext } from './query-context.ts';
import { readSerialBeginnings } from './known-numbers.reads.ts';
import type * as Exact from '../match/machines/exact-machine.reads.ts';
import { readExactMachine } from '../match/machines/exact-machine.reads.ts';
import type * as Found from '../match/machines/found-machines.reads.ts';
import { offerMachines } from '../match/machines/found-machines.reads.ts';
import { readUnlistedCodeHits } from '../match/parts/search-parts.reads.ts';

vi.mock('../match/parts/search-parts.reads.ts', { spy: true });
vi.mock('../match/machines/exact-machine.reads.ts', { spy: true });
vi.mock('../match/machines/found-machines.reads.ts', { spy: true });

const { goodsSearch, goodsSuggest } = calls.search;
const key = String(Date.now()).slice(-6);
let it: TestShop;
let token: string;
let companyId: number;
beforeAll(async () => {
  it = await testShop();
  ({ token, companyId } = await makeCompany(it.shop.db));
  const exact = await vi.importActual<typeof Exact>('../match/machines/exact-machine.reads.ts');
  const found = await vi.importActual<typeof Found>('../match/machines/found-machines.reads.ts');
  vi.mocked(readExactMachine).mockImplementation((asked) => exact.readExactMachine(noted('exact', asked)));
  vi.mocked(offerMachines).mockImplementation((asked, most) => found.offerMachines(noted('offered', asked), most));
});
beforeEach(() => vi.clearAllMocks());

/** Which of the looks for machines asked the database. */
const machinesRead = new Set<string>();
const noted = (name: string, asked: QueryContext): QueryContext => {
  const apply = (db: QueryContext['db'], self: unknown, args: Parameters<QueryContext['db']>) => {
    machinesRead.add(name);
    return Reflect.apply(db, self, args) as unknown;
  };
  return { ...asked, db: new Proxy(asked.db, { apply }) };
};

/** What a text, offered and searched for, asks the database besides. */
async function askedBesides(keyword: string): Promise<string[]> {
  vi.clearAllMocks();
  machinesRead.clear();
  await suggest(keyword);
  await search(keyword);
  return [...machinesRead, ...(vi.mocked(readUnlistedCodeHits).mock.calls.length > 0 ? ['unlisted code'] : [])];
}

/** Each a word that no kept answer knows yet; no number of these tests begins so. */
let words = 0;
const word = (): string => `jq${String.fromCodePoint(97 + Math.floor((words += 1) / 26), 97 + (words % 26))} wheel`;
const suggest = async (keyword: string) => (await it.ask(goodsSuggest, { keyword }, { token })).result;
const search = async (keyword: string) => (await it.ask(goodsSearch, { keyword }, { token })).result;

test('the beginnings of all numbers are those that plain SQL has', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  for (const serialNumber of [`AB${key}`, `AB${key}9`, `ÅÄ${key}`, `9${key}`, `设备${key}`])
    await makeMachine(db, model, { serialNumber });
  await db`update machines set serial_number = 'Q' where serial_norm = ${`AB${key}9`}`;
  const plain = await db<{ beginning: string }[]>`select distinct left(serial_norm, 2) as beginning from machines`;
  const byText = (a: string, b: string) => (a < b ? -1 : 1);
  expect((await readSerialBeginnings(db)).toSorted(byText)).toEqual(plain.map((row) => row.beginning).toSorted(byText));
});

test('product §5 a word that is no code ends at no machine and no unlisted code, whether offered or searched for, as soon as that is known', async () => {
  await expect.poll(() => askedBesides(word()), { timeout: 40_000 }).toEqual([]);
  expect(await askedBesides(word())).toEqual([]);
  const everything = ['offered', 'exact', 'unlisted code'];
  expect(await askedBesides('j')).toEqual(everything);
  expect(await askedBesides(`${word()} №`)).toEqual(everything);
});

test('product §5 while what is known is read anew, everything is asked for', async () => {
  await expect.poll(() => askedBesides(word()), { timeout: 40_000 }).toEqual([]);
  await makeMachine(it.shop.db, await makeModel(it.shop.db), { serialNumber: `JZ${key}` });
  expect(await askedBesides(word())).toEqual(expect.arrayContaining(['offered', 'unlisted code']));
  await expect.poll(() => askedBesides(word()), { timeout: 40_000 }).toEqual([]);
});

test('product §5 a code is found as soon as its part is taken off sale, with nothing in its place', async () => {
  const { db } = it.shop;
  const part = await makePart(db, { code: `ZSTOP-${key}` });
  await expect.poll(async () => (await search(part.code)).exactCode, { timeout: 20_000 }).toBe(part.code);
  await expect.poll(() => askedBesides(word()), { timeout: 40_000 }).toEqual([]);
  await db`update parts set status = 'offline' where id = ${part.partId}`;
  expect((await search(part.code)).exactCode).toBeNull();
  expect(readUnlistedCodeHits).toHaveBeenCalled();
  await expect.poll(() => askedBesides(word()), { timeout: 40_000 }).toEqual([]);
  expect(await askedBesides(part.code.toLowerCase())).toEqual(['unlisted code']);
});

test('product §5 codes of one’s own and of parts off sale are found as soon as there are any', async () => {
  const { db } = it.shop;
  const part = await makePart(db);
  const [mine, gone] = [`ZOWN-${key}`, `ZGONE-${key}`];
  expect([(await search(mine)).exactCode, (await search(gone)).exactCode]).toEqual([null, null]);
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${part.partId}, ${mine})`;
  const off = await makePart(db, { code: gone, status: 'offline' });
  await makeSupersession(db, off, part);
  expect([(await search(mine.toLowerCase())).exactCode, (await search(gone)).exactCode]).toEqual([part.code, off.code]);
  expect(await suggest(mine.slice(0, -1))).toMatchObject([{ id: part.partId, foundBy: 'ownCode' }]);
  await db`update customer_part_codes set code = ${`ZNEW-${key}`} where company_id = ${companyId} and code = ${mine}`;
  expect((await search(`znew ${key}`)).exactCode).toBe(part.code);
});

test('product §5 machines are found as soon as they are there, by number and by whatever the company calls them', async () => {
  const { db } = it.shop;
  const serialNumber = `ÖX${key}`;
  const called = [`${serialNumber}`, `zfleet ${key}`, `İstif ağır ${key}`, `Lager 100%_${key}`];
  for (const keyword of called)
    expect(
      (await suggest(keyword)).map((hit) => hit.kind),
      keyword,
    ).not.toContain('machine');
  const { hostId } = await makeMachine(db, await makeModel(db), { serialNumber });
  await db`insert into company_machines (company_id, machine_id, fleet_number, own_name, site)
    values (${companyId}, ${hostId}, ${`Z-Fleet ${key}`}, ${called[2] ?? ''}, ${`Depot ${called[3]}`})`;
  for (const keyword of [...called, `zfle`, 'STIF ağ', `er 100%_`]) {
    expect(await suggest(keyword), keyword).toMatchObject([{ kind: 'machine', id: hostId }]);
    const { groups } = await search(keyword);
    expect(groups.find(({ group }) => group === 'otherMachines')?.total, keyword).toBe(1);
  }
  expect((await search(`z-fleet${key}`)).exactHostId).toBe(hostId);
  await db`update company_machines set own_name = ${`Yard lift ${key}`} where machine_id = ${hostId}`;
  expect(await suggest(`yard lift ${key}`)).toMatchObject([{ kind: 'machine', id: hostId }]);
});
