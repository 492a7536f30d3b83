// Codes and numbers with letters and signs beyond the plain ones are found by exactly what was stored (product §5 Search).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../../machines/machines.make.ts';
import { makePart, makeSupersession } from '../../parts/parts.make.ts';

const { goodsSearch } = calls.search;
const key = String(Date.now()).slice(-6);
let it: TestShop;
let token: string;
let companyId: number;
beforeAll(async () => {
  it = await testShop();
  ({ token, companyId } = await makeCompany(it.shop.db));
});
const search = async (keyword: string) => (await it.ask(goodsSearch, { keyword }, { token })).result;

/** So that the letters stand where what is compared begins, and behind it. */
const WRITTEN = ['é', 'ü', '°', '№', 'Grúa ', 'Müller-', 'N°', '𝔛'].map((letters) => [letters] as const);

test.each(WRITTEN)('product §5 a company’s own code with “%s” leads to its part', async (letters) => {
  const { db } = it.shop;
  const part = await makePart(db);
  const code = `${letters}71${key}`;
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${part.partId}, ${code})`;
  expect((await search(code)).exactCode).toBe(part.code);
});

test.each(WRITTEN)('product §5 a code off sale with “%s” leads to its part', async (letters) => {
  const { db } = it.shop;
  const gone = await makePart(db, { code: `${letters}72${key}`, status: 'offline' });
  await makeSupersession(db, gone, await makePart(db));
  expect((await search(gone.code)).exactCode).toBe(gone.code);
});

test.each(WRITTEN)('product §5 a serial number with “%s” leads to its machine', async (letters) => {
  const { db } = it.shop;
  const serialNumber = `${letters}73${key}`;
  const { hostId } = await makeMachine(db, await makeModel(db), { serialNumber });
  expect((await search(serialNumber)).exactHostId).toBe(hostId);
});

test.each(WRITTEN)('product §5 a fleet number with “%s” leads to its machine', async (letters) => {
  const { db } = it.shop;
  const fleetNumber = `${letters}74${key}`;
  const { hostId } = await makeMachine(db, await makeModel(db));
  await db`insert into company_machines (company_id, machine_id, fleet_number) values (${companyId}, ${hostId}, ${fleetNumber})`;
  expect((await search(fleetNumber)).exactHostId).toBe(hostId);
});
