// "Often changed with this one" (spec §2 related products): only from relations and from what many companies order together.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { makeCompany, makeSubAccount } from '../../identity/identity.make.ts';
import { makeBuyer, newKey, orderOf } from '../../orders/orders.make.ts';
import { type MadePart, makePart, makeSupersession } from '../parts.make.ts';
import { countTogether } from './count-together.ts';
import { countOrderedTogether } from './together.store.ts';

const { goodsTogether } = calls.parts;

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const relate = async (from: MadePart, kind: 'kit' | 'attaching', to: MadePart) =>
  await it.shop
    .db`insert into part_relations (part_id, kind, related_part_id) values (${from.partId}, ${kind}, ${to.partId})`;
const orderTogether = async (parts: readonly MadePart[], buyer: Awaited<ReturnType<typeof makeBuyer>>) => {
  const body = orderOf(
    buyer,
    parts.map(({ code }) => ({ code, qty: 1 })),
  );
  return await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() });
};
const count = async () => await inTransaction(it.shop.db, countOrderedTogether);

test('product §5 contents of a kit, parts attached beside it and successors together with it are told with their reason; what is not sold is not', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [part, sibling, bolt, gone] = [
    await makePart(db),
    await makePart(db),
    await makePart(db),
    await makePart(db, { sellPolicy: 'notSold' }),
  ];
  const [kit, pump, old] = [await makePart(db), await makePart(db), await makePart(db)];
  for (const content of [part, sibling, gone]) await relate(kit, 'kit', content);
  for (const attached of [part, bolt]) await relate(pump, 'attaching', attached);
  for (const successor of [part, sibling]) await makeSupersession(db, old, successor, { mode: 'all' });
  const { result } = await it.ask(goodsTogether, { id: part.partId }, { token });
  expect(result.map(({ part: { code }, reasons }) => [code, reasons])).toEqual([
    [
      sibling.code,
      [
        { kind: 'kit', code: kit.code },
        { kind: 'set', code: old.code },
      ],
    ],
    [bolt.code, [{ kind: 'attached', code: pump.code }]],
    [pump.code, [{ kind: 'attachedTo', code: null }]],
  ]);
  expect((await it.ask(goodsTogether, { id: 999_999_999 }, { token })).result).toEqual([]);
});

test('what fewer than five companies order together is told nobody, however often; from the fifth on it is, without saying whose or how many', async () => {
  const { db } = it.shop;
  const [part, other, common] = [await makePart(db), await makePart(db), await makePart(db)];
  const buyers = await Promise.all(Array.from({ length: 5 }, async () => await makeBuyer(db)));
  const [first, ...rest] = buyers;
  if (!first) throw new Error('no buyer');
  for (const buyer of [first, first, ...rest.slice(0, 3)]) await orderTogether([part, other, common], buyer);
  await count();
  const { token } = await makeCompany(db);
  const ask = async () => await it.ask(goodsTogether, { id: part.partId }, { token });
  expect((await ask()).result).toEqual([]);
  for (const buyer of rest.slice(3)) await orderTogether([part, other], buyer);
  await count();
  const answer = await ask();
  expect(answer.result).toMatchObject([{ part: { code: other.code }, reasons: [{ kind: 'ordered', code: null }] }]);
  expect(JSON.stringify(answer.result[0]?.reasons)).not.toMatch(/\d/);
  const [kept] = await db<
    Record<string, unknown>[]
  >`select * from parts_ordered_together where part_id = ${part.partId}`;
  expect(Object.keys(kept ?? {}).toSorted()).toEqual(['otherId', 'partId', 'place']);
  for (let times = 0; times < 26; times += 1) await orderTogether([part], first);
  await count();
  expect((await ask()).result).toEqual([]);
});

test('it is counted once a day: what was ordered since is not seen before tomorrow', async () => {
  const { db } = it.shop;
  const [part, other] = [await makePart(db), await makePart(db)];
  for (let made = 0; made < 5; made += 1) await orderTogether([part, other], await makeBuyer(db));
  await db`delete from parts_ordered_together`;
  await db`insert into together_counted (counted_on) values (current_date) on conflict (is_only) do update set counted_on = current_date`;
  const others = async () =>
    (await db<{ otherId: number }[]>`select other_id from parts_ordered_together where part_id = ${part.partId}`).map(
      ({ otherId }) => otherId,
    );
  await countTogether(it.shop);
  // Nothing was found today, which is a count as well.
  expect(await others()).toEqual([]);
  await db`update together_counted set counted_on = current_date - 1`;
  await countTogether(it.shop);
  expect(await others()).toEqual([other.partId]);
});

test('product §4 no price of them is sent to who may not see prices, and nothing without sign-in', async () => {
  const { db } = it.shop;
  const [part, attached] = [await makePart(db), await makePart(db)];
  await relate(attached, 'attaching', part);
  const company = await makeCompany(db);
  const technician = await makeSubAccount(db, company.companyId, { permissions: [3] });
  const answer = await it.ask(goodsTogether, { id: part.partId }, { token: technician.token });
  expect(answer.result).toHaveLength(1);
  expect(answer.text).not.toMatch(/price|amount/i);
  expect((await it.ask(goodsTogether, { id: part.partId })).reason).toBe('signInAgain');
});
