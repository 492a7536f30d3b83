// Machine search through production's own app: the keyword rule, and help for a number that was nearly typed right (spec §5; product §5 History).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../machines.make.ts';

const { machineList } = calls.machines;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

test('§5 a serial keyword has 7 or 17 characters after spaces and dashes are stripped; models have no such rule', async () => {
  const { token } = await makeCompany(it.shop.db);
  const model = await makeModel(it.shop.db);
  const machine = await makeMachine(it.shop.db, model, { prefix: 'K', ordinal: 100_000 + model.variantId });
  const typed = `${machine.serialNumber.slice(0, 3)}- ${machine.serialNumber.slice(3).toLowerCase()}`;
  const found = await it.ask(machineList, { keyword: typed, field: 'serial' }, { token });
  expect(found.result.items.map((item) => item.hostId)).toEqual([machine.hostId]);
  expect((await it.ask(machineList, { keyword: 'K1234', field: 'serial' }, { token })).reason).toBe('keywordLength');
  expect(
    (await it.ask(machineList, { keyword: machine.serialNumber, field: 'identification' }, { token })).facts,
  ).toEqual({ length: '17' });
  const byModel = await it.ask(machineList, { keyword: model.model, field: 'model' }, { token });
  expect(byModel.result.total).toBe(1);
});

test('product §5 confusions O/0, I/1, S/5, B/8 suggest existing serial numbers', async () => {
  const { token } = await makeCompany(it.shop.db);
  const model = await makeModel(it.shop.db);
  const letters = 'QWERTZUIP'.charAt(model.variantId % 9);
  const serialNumber = `S${letters}0${String(1000 + (model.variantId % 9000))}`.slice(0, 7);
  await makeMachine(it.shop.db, model, { serialNumber });
  const answer = await it.ask(
    machineList,
    { keyword: serialNumber.replace('0', 'O').replace('S', '5'), field: 'serial' },
    { token },
  );
  expect(answer.result.suggestions).toContain(serialNumber);
});

test('product §5 a whole number that begins with letters is helped as one of digits is', async () => {
  const { token } = await makeCompany(it.shop.db);
  const model = await makeModel(it.shop.db);
  const serialNumber = `NRVSX${String(100_000_000_000 + model.variantId)}`;
  await makeMachine(it.shop.db, model, { serialNumber });
  const suggested = async (keyword: string) =>
    (await it.ask(machineList, { keyword, field: 'identification' }, { token })).result.suggestions;
  expect(await suggested(serialNumber.replace('0', 'O'))).toContain(serialNumber);
  expect(await suggested(serialNumber.replace('NRVSX', 'NRVSY'))).toContain(serialNumber);
});

test('product §5 one wrong, swapped, missing or extra character suggests the company’s own machines first, then others of that length', async () => {
  const { db } = it.shop;
  const { token, companyId } = await makeCompany(db);
  const model = await makeModel(db);
  const tail = String(10000 + (model.variantId % 90000));
  const own = await makeMachine(db, model, { serialNumber: `Z9${tail}` });
  const others = await makeMachine(db, model, { serialNumber: `Y9${tail}` });
  await db`insert into company_machines (company_id, machine_id) values (${companyId}, ${own.hostId})`;
  const suggested = async (keyword: string, field: 'serial' | 'any') =>
    (await it.ask(machineList, { keyword, field }, { token })).result.suggestions;
  expect(await suggested(`X9${tail}`, 'serial')).toEqual([own.serialNumber, others.serialNumber]);
  expect(await suggested(`9Z${tail}`, 'serial')).toEqual([own.serialNumber]);
  expect(await suggested(`Z${tail}`, 'any')).toEqual([own.serialNumber]);
  expect(await suggested(`Z99${tail}`, 'any')).toEqual([own.serialNumber]);
  const stranger = await makeCompany(db);
  const theirs = await it.ask(machineList, { keyword: `Z${tail}`, field: 'any' }, { token: stranger.token });
  expect(theirs.result.suggestions).toEqual([]);
});
