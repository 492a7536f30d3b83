// Quality 12: what a shop is asked most is asked before any visitor asks it, and whatever fails there reaches nobody.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../../features/identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../../features/machines/machines.make.ts';
import { makePart } from '../../features/parts/parts.make.ts';
import { KeptAnswers } from '../answers/kept-answers.ts';
import type { SignedInContext } from '../context.ts';
import { FirstLook } from '../first-look.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';

let it: TestShop;
let mounted: Rehearsal[];
let asked: SignedInContext[];

beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  await makeCompany(db);
  const model = await makeModel(db);
  const part = await makePart(db);
  await makeLine(db, model, { itemNo: '1', partId: part.partId });
  await makeMachine(db, model);
  mounted = it.app.rehearsals;
  await it.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  it.app.rehearsals = mounted;
});
beforeEach(() => {
  asked = [];
});

const note: Rehearsal = async (context) => void asked.push(context);

test('quality 12 lists, details, parts lists, search and offers are rehearsed, and each can be', async () => {
  it.app.rehearsals = [note];
  await rehearse(it.app, it.shop);
  const [context] = asked;
  if (!context) throw new Error('nothing was rehearsed');
  expect(mounted).toHaveLength(5);
  for (const rehearsal of mounted) await rehearsal(context);
});

test('quality 12 a rehearsal that fails keeps no other from its turn', async () => {
  it.app.rehearsals = [() => Promise.reject(new Error('no such table')), note];
  await rehearse(it.app, it.shop);
  expect(asked.length).toBeGreaterThan(4);
});

test('product §3 rehearsals speak for somebody who is not signed in', async () => {
  it.app.rehearsals = [note];
  await rehearse(it.app, it.shop);
  expect(asked[0]?.caller).toMatchObject({ sessionId: 0, permissions: [2] });
});

test('quality 12 what a rehearsal keeps is there for the first visitor', async () => {
  const { db } = it.shop;
  const answers = new KeptAnswers(new FirstLook(db, db), 1e6);
  it.app.rehearsals = [
    async ({ shop }) => void (await shop.answers.keep('rehearsed', async () => ({ value: { words: 1 }, bytes: 10 }))),
  ];
  await rehearse(it.app, { ...it.shop, answers });
  await answers.catchUp();
  expect(answers.peek('rehearsed')).toEqual({ words: 1 });
});
