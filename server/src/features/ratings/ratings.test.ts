// Ratings through production's own app: who may rate, what shows, what the parts desk decides (spec §2 review; product §5, §8).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeOrder } from '../orders/orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { ratingList, ratePart, ratingsToDecide, decideRating } = calls.ratings;

/** A buyer with an order in a status, and an administrator who decides ratings. */
async function withOrder(status: 'completed' | 'inTransit' = 'completed') {
  const { partId, code, buyer } = await makeOrder(it, { status });
  const { token: desk } = await makeAdministrator(it.shop.db, ['support']);
  return { partId, code, buyer, desk };
}
/** The waiting rating of a part, as the parts desk sees it. */
async function waitingOf(partId: number, token: string) {
  const { total } = (await it.ask(ratingsToDecide, { pageSize: 1 }, { token })).result;
  const page = Math.max(1, Math.ceil(total / 100));
  const { items } = (await it.ask(ratingsToDecide, { page, pageSize: 100 }, { token })).result;
  return items.find((one) => one.partId === partId);
}

test('product §5 a buyer with a completed order rates a part; it shows once the parts desk has looked', async () => {
  const { partId, code, buyer, desk } = await withOrder();
  const { token } = buyer;
  expect((await it.ask(ratingList, { partId }, { token })).result).toMatchObject({
    total: 0,
    mayRate: true,
    own: null,
  });
  const kept = await it.ask(ratePart, { partId, stars: 4, text: '  Fits well. ' }, { token, language: 'es' });
  expect(kept.result).toEqual({ stars: 4, text: 'Fits well.', status: 'waiting' });
  const before = (await it.ask(ratingList, { partId }, { token })).result;
  expect([before.total, before.own?.status]).toEqual([0, 'waiting']);
  const waiting = await waitingOf(partId, desk);
  expect(waiting).toMatchObject({ stars: 4, text: 'Fits well.', language: 'es', partCode: code });
  const decided = await it.ask(decideRating, { id: waiting?.id ?? 0, isShown: true }, { token: desk });
  expect(decided.result).toEqual({ status: 'shown' });
  const stranger = await makeCompany(it.shop.db);
  const shown = (await it.ask(ratingList, { partId }, { token: stranger.token })).result;
  expect(shown).toMatchObject({ total: 1, spread: [0, 0, 0, 1, 0], own: null, mayRate: false });
  expect(shown.items.map((one) => [one.stars, one.text])).toEqual([[4, 'Fits well.']]);
  const detail = await it.ask(calls.parts.goodsDetail, { code }, { token });
  expect([detail.result.rating, detail.result.ratingCount]).toEqual([4, 1]);
});

test('product §5 who has not bought, or not yet received, does not rate', async () => {
  const { partId, buyer } = await withOrder('inTransit');
  const { partId: theirs } = await withOrder();
  for (const id of [partId, theirs, 999_999_999]) {
    expect((await it.ask(ratePart, { partId: id, stars: 5 }, { token: buyer.token })).reason).toBe('ratingNotBought');
  }
});

test('product §5 one rating a person: another one takes its place and waits again, the same one changes nothing', async () => {
  const { partId, buyer, desk } = await withOrder();
  const { token } = buyer;
  const colleague = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [] });
  await it.ask(ratePart, { partId, stars: 2 }, { token });
  await it.ask(ratePart, { partId, stars: 5 }, { token: colleague.token });
  for (let left = 2; left > 0; left -= 1) {
    const waiting = await waitingOf(partId, desk);
    await it.ask(decideRating, { id: waiting?.id ?? 0, isShown: true }, { token: desk });
  }
  expect((await it.ask(ratePart, { partId, stars: 2 }, { token })).result.status).toBe('shown');
  expect((await it.ask(ratePart, { partId, stars: 3 }, { token })).result.status).toBe('waiting');
  const { result } = await it.ask(ratingList, { partId }, { token });
  expect([result.total, result.spread]).toEqual([1, [0, 0, 0, 0, 1]]);
});

test('product §8 a rating the parts desk turns down does not show; one that is not there is refused', async () => {
  const { partId, buyer, desk } = await withOrder();
  await it.ask(ratePart, { partId, stars: 1, text: '<script>alert(1)</script>' }, { token: buyer.token });
  const waiting = await waitingOf(partId, desk);
  await it.ask(decideRating, { id: waiting?.id ?? 0, isShown: false }, { token: desk });
  const { result } = await it.ask(ratingList, { partId }, { token: buyer.token });
  expect([result.total, result.own?.status]).toEqual([0, 'refused']);
  expect((await it.ask(decideRating, { id: 999_999_999, isShown: true }, { token: desk })).reason).toBe('notFound');
});
