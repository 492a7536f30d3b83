// Quality 12: what a shop is asked most is asked before any visitor asks it, and whatever fails there reaches nobody.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../../features/identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../../features/machines/machines.make.ts';
import { makePart } from '../../features/parts/parts.make.ts';
import { ResponseCache } from './response-cache.ts';
import type { SignedInContext } from '../context.ts';
import { SessionAndChanges } from '../sessions/session-and-changes.ts';
import { type WarmUp, warmUpCalls } from './warm-up.ts';

let it: TestShop;
let mounted: WarmUp[];
let asked: SignedInContext[];

beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  await makeCompany(db);
  const model = await makeModel(db);
  const part = await makePart(db);
  await makeLine(db, model, { itemNo: '1', partId: part.partId });
  await makeMachine(db, model);
  mounted = it.app.warmUps;
  await it.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  it.app.warmUps = mounted;
});
beforeEach(() => {
  asked = [];
});

const note: WarmUp = async (context) => void asked.push(context);

test('quality 12 lists, details, parts lists, search and offers are warmed up, and each can be', async () => {
  it.app.warmUps = [note];
  await warmUpCalls(it.app, it.shop);
  const [context] = asked;
  if (!context) throw new Error('nothing was warmed up');
  expect(mounted).toHaveLength(5);
  for (const warmUp of mounted) await warmUp(context);
});

test('quality 12 a warm-up that fails keeps no other from its turn', async () => {
  it.app.warmUps = [() => Promise.reject(new Error('no such table')), note];
  await warmUpCalls(it.app, it.shop);
  expect(asked.length).toBeGreaterThan(4);
});

test('product §3 warmUps speak for somebody who is not signed in', async () => {
  it.app.warmUps = [note];
  await warmUpCalls(it.app, it.shop);
  expect(asked[0]?.caller).toMatchObject({ sessionId: 0, permissions: [2] });
});

test('quality 12 what a warm-up keeps is there for the first visitor', async () => {
  const { db } = it.shop;
  const responseCache = new ResponseCache(new SessionAndChanges(db, db), 1e6);
  it.app.warmUps = [
    async ({ shop }) =>
      void (await shop.responseCache.getOrMake('warmed up', async () => ({ value: { words: 1 }, bytes: 10 }))),
  ];
  await warmUpCalls(it.app, { ...it.shop, responseCache });
  await responseCache.catchUp();
  expect(responseCache.peek('warmed up')).toEqual({ words: 1 });
});
