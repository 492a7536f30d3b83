// Orders above an amount of the company's own are confirmed by a mailed code (product §7; spec §8 checkout: verification failed).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../../identity/identity.make.ts';
import { readLastMail } from '../../identity/codes/codes.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeBuyer, newKey, orderOf } from '../orders.make.ts';
import { isAboveAmount } from './confirmation.rules.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { confirmationAmount, setConfirmationAmount } = calls.approvals;
const { makeOrder } = calls.orders;
const usd = (amount: string) => ({ amount, currency: 'USD' });

/** A buyer whose company confirms what is above this, and a part; an order of two comes to 35.00. */
async function confirming(above: string) {
  const buyer = await makeBuyer(it.shop.db);
  const set = await it.ask(setConfirmationAmount, { above: usd(above) }, { token: buyer.token });
  expect(set.result).toEqual({ above: usd(above) });
  const { code } = await makePart(it.shop.db);
  const order = (given: Record<string, unknown> = {}, token = buyer.token) =>
    it.ask(makeOrder, orderOf(buyer, [{ code, qty: 2 }], given), { token, key: newKey() });
  return { buyer, order };
}

test('product §7 the main account sets the amount, changes it and takes it away', async () => {
  const { buyer } = await confirming('100.00');
  const { token } = buyer;
  await it.ask(setConfirmationAmount, { above: usd('50.00') }, { token });
  expect((await it.ask(confirmationAmount, {}, { token })).result).toEqual({ above: usd('50.00') });
  await it.ask(setConfirmationAmount, { above: null }, { token });
  expect((await it.ask(confirmationAmount, {}, { token })).result).toEqual({ above: null });
  const other = await makeCompany(it.shop.db);
  expect((await it.ask(confirmationAmount, {}, { token: other.token })).result).toEqual({ above: null });
  const unknown = await it.ask(setConfirmationAmount, { above: { amount: '1.00', currency: 'XXX' } }, { token });
  expect([unknown.status, unknown.reason]).toEqual([404, 'currencyNotFound']);
});

test('product §4 a sub-account does not set it, and sees it where it sees prices', async () => {
  const { buyer } = await confirming('100.00');
  const sub = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [1, 2, 3] });
  expect((await it.ask(setConfirmationAmount, { above: null }, { token: sub.token })).reason).toBe('noPermission');
  expect((await it.ask(confirmationAmount, {}, { token: sub.token })).result).toEqual({ above: usd('100.00') });
  const technician = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  expect((await it.ask(confirmationAmount, {}, { token: technician.token })).reason).toBe('noPermission');
  expect((await it.ask(confirmationAmount, {})).reason).toBe('signInAgain');
});

test('§8 above the amount a code is asked for, up to it none', async () => {
  const { order } = await confirming('34.99');
  const answer = await order();
  expect([answer.status, answer.reason, answer.facts]).toEqual([409, 'verificationNeeded', {}]);
  const { order: within } = await confirming('35.00');
  expect((await within()).status).toBe(200);
});

test('§8 a code that was never mailed is not taken', async () => {
  const { order } = await confirming('0.00');
  const answer = await order({ confirmationCode: '123456' });
  expect([answer.status, answer.reason]).toEqual([400, 'verificationFailed']);
});

/** The code that was mailed to a buyer who asked for one to order with. */
async function mailedCode(buyer: { token: string; email: string }): Promise<string> {
  await it.ask(calls.registration.sendUserEmailCode, { purpose: 'order' }, { token: buyer.token });
  return (await readLastMail(it.shop, buyer.email))?.code ?? '';
}

test('§8 the mailed code confirms one order, and a wrong one none', async () => {
  const { buyer, order } = await confirming('10.00');
  const code = await mailedCode(buyer);
  const wrong = await order({ confirmationCode: code === '000000' ? '000001' : '000000' });
  expect(wrong.reason).toBe('verificationFailed');
  expect((await order({ confirmationCode: code })).result).toMatchObject({ status: 'toBeShipped' });
  expect((await order({ confirmationCode: code })).reason).toBe('verificationFailed');
});

test('§8 a code confirms one of two orders that come at once', async () => {
  const { buyer, order } = await confirming('10.00');
  const confirmationCode = await mailedCode(buyer);
  const answers = await Promise.all([order({ confirmationCode }), order({ confirmationCode })]);
  expect(answers.map((one) => one.reason ?? one.result.status).toSorted()).toEqual([
    'toBeShipped',
    'verificationFailed',
  ]);
});

test('product §7 an order refused for another reason leaves the code as it was', async () => {
  const { buyer, order } = await confirming('10.00');
  const confirmationCode = await mailedCode(buyer);
  const refused = await order({ confirmationCode, expectedTotal: usd('1.00') });
  expect(refused.reason).toBe('pricesChanged');
  expect((await order({ confirmationCode })).status).toBe(200);
});

test('product §3 a code for another purpose, or of somebody else, confirms nothing', async () => {
  const { buyer, order } = await confirming('10.00');
  await it.ask(calls.registration.sendUserEmailCode, {}, { token: buyer.token });
  const other = (await readLastMail(it.shop, buyer.email))?.code;
  expect((await order({ confirmationCode: other })).reason).toBe('verificationFailed');
  const stranger = await makeBuyer(it.shop.db);
  expect((await order({ confirmationCode: await mailedCode(stranger) })).reason).toBe('verificationFailed');
});

test('product §4 who may not see prices is asked for no code, whatever the amount', async () => {
  const { buyer, order } = await confirming('0.00');
  const technician = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  expect((await order({}, technician.token)).result).toMatchObject({
    status: 'pendingApproval',
    approvals: ['noPrice'],
  });
});

test('product §7 amounts are compared in the currency of the limit; what cannot be compared is confirmed', () => {
  const amount = { aboveMinor: 9200, currency: 'EUR' };
  expect(isAboveAmount(10_000, amount, '0.92')).toBe(false);
  expect(isAboveAmount(10_002, amount, '0.92')).toBe(true);
  expect(isAboveAmount(1, amount, null)).toBe(true);
});
