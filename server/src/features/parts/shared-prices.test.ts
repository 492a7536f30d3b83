// Product §4: prices made for one company never reach another, whichever call shares its answers while they are made.
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../test/database.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { connect } from '../../platform/db/connect.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { makeCategory, makePart } from './parts.make.ts';

/** What may be asked for, and what of it stands in the answers. */
interface Asked {
  partId: number;
  categoryId: number;
  hostId: number;
  token: string;
}

const price = (card: { price?: { amount: string } | null | undefined } | undefined) => card?.price?.amount;

const ASKED: [string, (it: TestShop, asked: Asked) => Promise<string | undefined>][] = [
  [
    'goods-detail',
    async (it, { partId: id, token }) => price((await it.ask(calls.parts.goodsDetail, { id }, { token })).result),
  ],
  [
    'goods-list-by-ids',
    async (it, { partId, token }) =>
      price((await it.ask(calls.parts.goodsListByIds, { ids: String(partId) }, { token })).result[0]),
  ],
  [
    'goods-list',
    async (it, { categoryId, token }) =>
      price((await it.ask(calls.catalogue.goodsList, { categoryId }, { token })).result.items[0]),
  ],
  [
    'goods of a machine',
    async (it, { categoryId, hostId, token }) =>
      price((await it.ask(calls.machines.goodsForMachine, { categoryId, hostId }, { token })).result.items[0]),
  ],
];

test.each(ASKED)(
  'product §4 a price list given to one company while %s is made is seen by no other',
  async (call, ask) => {
    const it = await testShop();
    const { db } = it.shop;
    const model = await makeModel(db);
    const categoryId = await makeCategory(db, `race-${call}`);
    const { partId } = await makePart(db, { stock: 9, priceMinor: 1000, categoryId });
    await makeLine(db, model, { partId, itemNo: '1' });
    const { hostId } = await makeMachine(db, model, { ordinal: 5 });
    const [a, b] = [await makeCompany(db), await makeCompany(db)];
    const [list] = await db<{ id: number }[]>`
    insert into price_lists (code, name, currency) values (${`own-${partId}`}, 'Own', 'USD') returning id`;
    await db`insert into prices (part_id, price_list_id, amount_minor) values (${partId}, ${list?.id ?? 0}, 700)`;
    const askAs = ({ token }: { token: string }) => ask(it, { partId, categoryId, hostId, token });
    const beside = connect(await testDatabaseUrl(), { max: 1 });
    const asked: Promise<unknown>[] = [];
    await beside.begin(async (trx) => {
      // Whoever asks has said how it sees prices, and waits for them.
      await trx`lock table prices in access exclusive mode`;
      asked.push(askAs(a));
      await sleep(300);
      asked.push(askAs(b));
      await sleep(300);
      await trx`insert into company_price_lists (company_id, price_list_id) values (${a.companyId}, ${list?.id ?? 0})`;
    });
    const [own, other] = await Promise.all(asked);
    await beside.end();
    expect(['7.00', '10.00']).toContain(own);
    expect(other).toBe('10.00');
    expect([await askAs(a), await askAs(b)]).toEqual(['7.00', '10.00']);
  },
);
