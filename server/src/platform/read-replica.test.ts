// A catalogue read from a replica that lags (DATABASE_READ_URL): who asks, and what they wrote of their machines on lists and pages of machines, is never older than the asking; the catalogue and searches are as new as the replica (product §2, §3; docs/decisions/0007).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseCopy, lonelyDatabase } from '../../test/database.ts';
import { askAt, figureAt, type ShopProcess, startShopProcess } from '../../test/shop-process.ts';
import { makeCompany, makeSubAccount, type MadeCompany, type MadeUser } from '../features/identity/identity.make.ts';
import { makeMachine, makeModel } from '../features/machines/machines.make.ts';
import { makePart, type MadePart } from '../features/parts/parts.make.ts';
import { connect } from './db/connect.ts';
import type { Db } from './db/db.ts';

const { goodsDetail } = calls.parts;
const { machineDetail, machineList, historyFlag } = calls.machines;

let primary: Db;
let replica: Db;
let shop: ShopProcess;
let made: { company: MadeCompany; buyers: MadeUser[]; part: MadePart; hostId: number };
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const original = await lonelyDatabase();
  primary = connect(original.url, { max: 2 });
  made = await makeThings(primary);
  await primary.end();
  const copy = await databaseCopy(original.url);
  [primary, replica] = [connect(original.url, { max: 2 }), connect(copy.url, { max: 2 })];
  const dataDir = await mkdtemp(join(tmpdir(), 'outrigger-replica-'));
  shop = await startShopProcess(original.url, dataDir, copy.url);
  ends.push(
    () => shop.stop(),
    () => primary.end(),
    () => replica.end(),
    copy.drop,
    original.drop,
  );
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
});
afterAll(async () => {
  for (const end of ends) await end();
});

async function makeThings(db: Db): Promise<typeof made> {
  const company = await makeCompany(db);
  const buyers = [];
  for (let at = 0; at < 2; at += 1) buyers.push(await makeSubAccount(db, company.companyId, { permissions: [2] }));
  const part = await makePart(db, { priceMinor: 1000 });
  const { hostId } = await makeMachine(db, await makeModel(db));
  return { company, buyers, part, hostId };
}

const detail = ({ token }: { token: string }) => askAt(shop, goodsDetail, { input: { id: made.part.partId }, token });
const priceFor = async (who: { token: string }) => (await detail(who)).result.price?.amount;

test('product §2 the catalogue is as new as the replica, and what the replica takes in is in the very next answer', async () => {
  const hits = () => figureAt(shop, 'kept_answers{figure="hits"}');
  expect([await priceFor(made.company), await priceFor(made.company)]).toEqual(['10.00', '10.00']);
  const before = await hits();
  await primary`update prices set amount_minor = 1234 where part_id = ${made.part.partId}`;
  expect(await priceFor(made.company)).toBe('10.00');
  expect(await hits()).toBeGreaterThan(before);
  for (const minor of [1234, 2345]) {
    await replica`update prices set amount_minor = ${minor} where part_id = ${made.part.partId}`;
    for (let time = 0; time < 3; time += 1) expect(await priceFor(made.company)).toBe((minor / 100).toFixed(2));
  }
});

test('quality 7 a right and a session that are taken count at once, though the replica has not heard of it', async () => {
  const [one, two] = made.buyers;
  if (!one || !two) throw new Error('two buyers were made');
  for (const who of [one, two, one, two]) expect(await priceFor(who)).toMatch(/^\d+\.\d\d$/);
  await primary`delete from user_permissions where user_id = ${one.userId}`;
  expect((await detail(one)).text).not.toMatch(/"price"|amount/i);
  expect(await priceFor(two)).toMatch(/^\d+\.\d\d$/);
  await primary`update sessions set ended_at = now(), ended_why = 'signOut' where user_id = ${two.userId}`;
  expect((await detail(two)).status).toBe(401);
  // Somebody who signed in since is known, though the replica has no such session.
  const late = await makeSubAccount(primary, made.company.companyId, { permissions: [2] });
  expect(await priceFor(late)).toMatch(/^\d+\.\d\d$/);
});

test('product §5 History: what a company has just written of its machines is in the very next list of machines and page of a machine', async () => {
  const { token } = made.company;
  const { hostId } = made;
  await askAt(shop, machineDetail, { input: { hostId, as: 'open' }, token });
  expect((await askAt(shop, historyFlag, { input: {}, token })).result).toMatchObject({ show: true, count: 1 });
  for (const ownName of ['Yard one', 'Yard two']) {
    const answer = await fetch(`http://127.0.0.1:${shop.port}/api${calls.machines.saveOwnMachine.path}`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ hostId, ownName }),
    });
    expect(answer.status).toBe(200);
    const list = await askAt(shop, machineList, { input: {}, token });
    expect(list.result.items).toMatchObject([{ hostId, ownName }]);
    expect((await askAt(shop, machineDetail, { input: { hostId, as: 'look' }, token })).result.ownName).toBe(ownName);
  }
});
