// Scanning through production's own app: what is read leads to machine, part or figure, and nothing doubtful is chosen (product §5 Scan).
import { calls, labelLink, orderLink } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart } from '../parts/parts.make.ts';
import { makeBuyer, makeOrder } from '../orders/orders.make.ts';
import { makeReturn } from '../orders/returns/returns.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { resolveScan, scanSample } = calls.scan;
type From = 'code' | 'typed' | 'plate';

async function scanned(token: string, texts: string[], from: From = 'code') {
  const { result } = await it.ask(resolveScan, { texts, from }, { token });
  return { ...result, found: result.matches.map(({ kind, code, foundBy }) => [kind, code, foundBy]) };
}

let last = 0;
/** A machine with a number of seven characters that no other test has. */
async function machineWith(begin: string) {
  const model = await makeModel(it.shop.db);
  last += 1;
  const serialNumber = `${begin}${String(last).padStart(7 - begin.length, '0')}`;
  return { model, ...(await makeMachine(it.shop.db, model, { serialNumber, ordinal: last })) };
}

test('§5 scan: a serial number, a part code, a figure code and our own labels lead to one thing each', async () => {
  const { token } = await makeCompany(it.shop.db);
  const { serialNumber, model } = await machineWith('QX7');
  const { code } = await makePart(it.shop.db);
  const [figure] = await it.shop.db<{ code: string }[]>`select code from figures where id = ${model.figureId}`;
  const figureCode = figure?.code ?? '';
  expect(await scanned(token, [serialNumber])).toMatchObject({
    isCertain: true,
    found: [['machine', serialNumber, 'exact']],
  });
  expect(await scanned(token, [`Serial No. ${serialNumber}`])).toMatchObject({ isCertain: true });
  expect(await scanned(token, [code.toLowerCase()], 'typed')).toMatchObject({
    isCertain: true,
    found: [['part', code, 'exact']],
  });
  expect(await scanned(token, [figureCode])).toMatchObject({
    isCertain: true,
    found: [['figure', figureCode, 'exact']],
  });
  for (const [kind, text] of [
    ['machine', serialNumber],
    ['part', code],
    ['figure', figureCode],
  ] as const) {
    const label = labelLink('https://elsewhere.example', kind, text);
    expect(await scanned(token, [label])).toMatchObject({ isCertain: true, found: [[kind, text, 'exact']] });
  }
  // A label says what it is of.
  expect((await scanned(token, [labelLink('', 'figure', serialNumber)])).found).toEqual([]);
});

test('§5 scan: what is in another text, is called like two things, or only looks alike is shown to choose from', async () => {
  const { token } = await makeCompany(it.shop.db);
  const { serialNumber } = await machineWith('QB80');
  expect(await scanned(token, [`https://maker.example/m?sn=${serialNumber}`])).toMatchObject({
    isCertain: false,
    found: [['machine', serialNumber, 'exact']],
  });
  const alike = serialNumber.replace('QB80', 'Q8BO');
  expect(await scanned(token, [alike], 'typed')).toMatchObject({
    isCertain: false,
    found: [['machine', serialNumber, 'lookAlike']],
  });
  const { serialNumber: both } = await machineWith('QT9');
  await makePart(it.shop.db, { code: both });
  expect(await scanned(token, [both])).toMatchObject({
    isCertain: false,
    found: [
      ['machine', both, 'exact'],
      ['part', both, 'exact'],
    ],
  });
  expect(await scanned(token, ['Sean Owen 917-364-2918', '---'])).toMatchObject({ isCertain: false, matches: [] });
});

test('§5 scan: an old part shows itself, an own code and a fleet number lead their own company alone', async () => {
  const { db } = it.shop;
  const [mine, stranger] = [await makeCompany(db), await makeCompany(db)];
  const { serialNumber, hostId } = await machineWith('QF6');
  await it.ask(calls.machines.saveOwnMachine, { hostId, fleetNumber: `FL-${hostId}` }, { token: mine.token });
  expect((await scanned(mine.token, [`fl ${hostId}`])).found).toEqual([['machine', serialNumber, 'exact']]);
  expect((await scanned(stranger.token, [`fl ${hostId}`])).found).toEqual([]);
  const part = await makePart(db);
  await db`insert into customer_part_codes (company_id, code, part_id) values (${mine.companyId}, ${`OWN-${part.code}`}, ${part.partId})`;
  expect((await scanned(mine.token, [`OWN-${part.code}`])).found).toEqual([['part', part.code, 'exact']]);
  expect((await scanned(stranger.token, [`OWN-${part.code}`])).isCertain).toBe(false);
});

test('§5 scan: a plate is never certain; the machine whose model stands on it comes before one that has the very number', async () => {
  const { token } = await makeCompany(it.shop.db);
  const { serialNumber, model } = await machineWith('QP5');
  const lines = ['OUTRIGGER', `MODEL ${model.model}`, `SERIAL NO ${serialNumber}`, 'YEAR 2024'];
  expect(await scanned(token, lines, 'plate')).toMatchObject({
    isCertain: false,
    found: [['machine', serialNumber, 'exact']],
    matches: [{ isModelRead: true, model: model.model }],
  });
  const misread = await machineWith('QPS');
  const twin = `QP5${misread.serialNumber.slice(3)}`;
  const other = await makeModel(it.shop.db);
  await makeMachine(it.shop.db, other, { serialNumber: twin, ordinal: 1 });
  const plate = [`MODEL ${misread.model.model}`, `SERIAL NO ${twin}`];
  expect((await scanned(token, plate, 'plate')).found.slice(0, 2)).toEqual([
    ['machine', misread.serialNumber, 'lookAlike'],
    ['machine', twin, 'exact'],
  ]);
});

test('§5 scan: nobody scans without signing in; a technician without prices does, and sees none', async () => {
  const { db } = it.shop;
  const { companyId } = await makeCompany(db);
  const { token } = await makeSubAccount(db, companyId, { permissions: [] });
  const { code } = await makePart(db);
  expect((await it.ask(resolveScan, { texts: [code], from: 'code' })).status).toBe(401);
  const { result } = await it.ask(resolveScan, { texts: [code], from: 'code' }, { token });
  expect(result.isCertain).toBe(true);
  expect(JSON.stringify(result)).not.toMatch(/price|amount/i);
  expect((await it.ask(resolveScan, { texts: [], from: 'code' }, { token })).status).toBe(400);
});

test('§2 scan: only a demo has a number for the simulated scan, and it is that of a machine', async () => {
  const { config, db } = it.shop;
  const { token } = await makeCompany(db);
  const { hostId } = await machineWith('QZ2');
  await it.ask(calls.machines.machineDetail, { hostId }, { token });
  const { text } = (await it.ask(scanSample, {})).result;
  // Other files' machines share the database: one of another model may have the same number.
  expect((await scanned(token, [text ?? ''])).matches).toContainEqual(
    expect.objectContaining({ kind: 'machine', code: text }),
  );
  Object.assign(config, { isDemo: false });
  expect((await it.ask(scanSample, {})).result).toEqual({ text: null });
  Object.assign(config, { isDemo: true });
});

test('§5 scan: the numbers of an order, its packing list and a return lead their own company and the parts desk there, and nobody else', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const returnNo = await makeReturn(it, buyer);
  const { orderNo } = await makeOrder(it, { buyer, status: 'completed' });
  const papers = [
    ['order', orderNo],
    ['packingList', `${orderNo}-1`],
    ['return', returnNo],
  ] as const;
  expect(await scanned(buyer.token, [`${returnNo}-2`])).toMatchObject({
    isCertain: true,
    found: [['return', returnNo, 'exact']],
  });
  const desk = await makeAdministrator(db, ['orders']);
  const stranger = await makeBuyer(db);
  const [support, colleague] = [await makeAdministrator(db, ['support']), await makeSubAccount(db, buyer.companyId)];
  for (const [kind, number] of papers) {
    const found = { isCertain: true, found: [[kind, number, 'exact']] };
    expect(await scanned(buyer.token, [number.toLowerCase()])).toMatchObject(found);
    expect(await scanned(colleague.token, [number], 'typed')).toMatchObject(found);
    const atDesk = await scanned(desk.token, [number]);
    expect(atDesk).toMatchObject(found);
    expect(atDesk.matches[0]?.title).toBe(buyer.name);
    for (const { token } of [stranger, support]) expect((await scanned(token, [number])).matches).toEqual([]);
  }
  const printed = orderLink('https://parts.example', orderNo);
  for (const { token } of [buyer, desk])
    expect(await scanned(token, [printed])).toMatchObject({
      isCertain: true,
      matches: [{ kind: 'order', code: orderNo, readAs: printed }],
    });
  expect((await scanned(buyer.token, [`/packinglist?orderNo=${orderNo}&batchNo=1`])).found).toEqual([
    ['packingList', `${orderNo}-1`, 'exact'],
  ]);
  expect((await scanned(stranger.token, [printed])).matches).toEqual([]);
  await db`update companies set status = 'blocked' where id = ${buyer.companyId}`;
  const { matches } = await scanned(buyer.token, [orderNo]).catch(() => ({ matches: [] }));
  expect(matches).toEqual([]);
});
