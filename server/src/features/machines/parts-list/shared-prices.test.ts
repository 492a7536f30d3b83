// Product §4: prices made for one company never reach another, however answers are shared while they are made.
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../../test/database.ts';
import { testShop } from '../../../../test/shop.ts';
import { connect } from '../../../platform/db/connect.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines.make.ts';

test('product §4 a price list that is given to one company while a list is made is seen by no other', async () => {
  const it = await testShop();
  const { db } = it.shop;
  const model = await makeModel(db);
  const { partId } = await makePart(db, { stock: 9, priceMinor: 1000 });
  await makeLine(db, model, { partId, itemNo: '1' });
  const one = await makeMachine(db, model, { ordinal: 5 });
  const other = await makeMachine(db, model, { ordinal: 6 });
  const [a, b] = [await makeCompany(db), await makeCompany(db)];
  const [list] = await db<{ id: number }[]>`
    insert into price_lists (code, name, currency) values (${`own-${partId}`}, 'Own', 'USD') returning id`;
  const listId = list?.id ?? 0;
  await db`insert into prices (part_id, price_list_id, amount_minor) values (${partId}, ${listId}, 700)`;
  const ask = async ({ hostId }: { hostId: number }, { token }: { token: string }) =>
    (await it.ask(calls.machines.machinePartList, { hostId }, { token })).result.items[0]?.price?.amount;
  const beside = connect(await testDatabaseUrl(), { max: 1 });
  const asked: Promise<unknown>[] = [];
  await beside.begin(async (trx) => {
    // Whoever asks has said how it sees prices, and waits for them.
    await trx`lock table prices in access exclusive mode`;
    asked.push(ask(one, a));
    await sleep(300);
    asked.push(ask(other, b), ask(one, b));
    await sleep(300);
    await trx`insert into company_price_lists (company_id, price_list_id) values (${a.companyId}, ${listId})`;
  });
  const [own, ...others] = await Promise.all(asked);
  await beside.end();
  expect(['7.00', '10.00']).toContain(own);
  expect(others).toEqual(['10.00', '10.00']);
  expect([await ask(one, a), await ask(other, b), await ask(one, b)]).toEqual(['7.00', '10.00', '10.00']);
});
