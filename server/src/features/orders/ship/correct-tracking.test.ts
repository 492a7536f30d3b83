// Who carries a batch and by which code, also where no adapter knows him and where a code was mistyped (product §8 deliver).
import { readFile } from 'node:fs/promises';
import { calls } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dhlEvent, type DhlStandIn, startDhl } from '../../../../test/providers/dhl-stand-in.ts';
import { makeAdministrator } from '../../identity/identity.make.ts';
import { makeOrder, newKey } from '../orders.make.ts';
import { askCarriers } from './ask-carriers.ts';
import { asDesk, type AtDesk, detailOf, mailsOf, openAtDesk, orderOfTwo, send } from './shipping.make.ts';

const COUNTED_ANEW = new URL('../../../../migrations/0691_reports_since_correction.sql', import.meta.url);
const { shipping, queue, notices } = calls;
let it: AtDesk;
let dhl: DhlStandIn;
beforeAll(async () => {
  dhl = await startDhl();
  it = await openAtDesk({ DHL_API_KEY: 'dhl-0123456789', DHL_URL: dhl.url });
});
afterAll(() => dhl.close());

const correct = (orderNo: string, given: Record<string, unknown>) =>
  it.ask(shipping.correctTracking, { orderNo, carrier: 'dhl', ...given }, asDesk(it));
const shownToDesk = async (orderNo: string, batchNo?: number) =>
  (await it.ask(shipping.officeShipment, { orderNo, batchNo }, asDesk(it))).result;
const stuck = async () =>
  (await it.ask(queue.officeQueue, { kind: 'stuckShipment', pageSize: 100 }, asDesk(it))).result.items;

test('product §8 another carrier has the name the desk typed: for the desk, on the page and in the mail of its buyer', async () => {
  const { orderNo, buyer } = await makeOrder(it);
  await send(it, orderNo, { carrier: 'other', carrierName: 'Van Dijk Spoed', trackingCode: `VD-${newKey()}` });
  expect((await detailOf(it, orderNo, buyer)).batches).toMatchObject([
    { carrier: 'other', carrierName: 'Van Dijk Spoed' },
  ]);
  expect(await shownToDesk(orderNo)).toMatchObject({ carrierName: 'Van Dijk Spoed', tracking: [{ events: [] }] });
  expect((await mailsOf(it, orderNo, buyer.email))[0]?.bodyText).toContain('Carrier: Van Dijk Spoed');
  // A carrier with an adapter has a name of its own.
  const { orderNo: simulated, buyer: other } = await makeOrder(it);
  await send(it, simulated, { carrierName: 'Mine' });
  expect((await detailOf(it, simulated, other)).batches).toMatchObject([{ carrier: 'simulated', carrierName: null }]);
});

test('product §8 a mistyped code is put right: the new one is asked for and mailed, what the old one reported is gone', async () => {
  const { orderNo, buyer, near, far } = await orderOfTwo(it);
  const [wrong, right, taken] = [`W-${newKey()}`, `R-${newKey()}`, `T-${newKey()}`];
  const said = [dhlEvent('2026-03-02T17:45:00Z', 'failure', 'Oslo', 'Refused by somebody else')];
  dhl.shipments.set(wrong, { events: said });
  await send(it, orderNo, { batchNo: near.batchNo, carrier: 'dhl', trackingCode: wrong });
  await send(it, orderNo, { batchNo: far.batchNo, carrier: 'dhl', trackingCode: taken });
  await askCarriers(it.shop);
  const { batchNo } = near;
  expect((await shownToDesk(orderNo, batchNo)).tracking).toMatchObject([
    { trackingCode: wrong, events: [{ status: 'failure', place: 'Oslo' }] },
  ]);
  expect(await stuck()).toContainEqual(
    expect.objectContaining({ key: `${orderNo}-${batchNo}`, company: buyer.name, since: '2026-03-02T17:45:00.000Z' }),
  );
  expect((await correct(orderNo, { batchNo, trackingCode: taken })).reason).toBe('trackingCodeTaken');
  expect((await correct(orderNo, { batchNo, trackingCode: right })).result).toMatchObject({ trackingCode: right });
  expect(new Set((await detailOf(it, orderNo, buyer)).batches.map((batch) => batch.trackingCode))).toEqual(
    new Set([right, taken]),
  );
  expect((await shownToDesk(orderNo, batchNo)).tracking).toMatchObject([{ trackingCode: right, events: [] }]);
  expect((await stuck()).some((one) => one.key === `${orderNo}-${batchNo}`)).toBe(false);
  // The same words of the carrier, now about this parcel.
  dhl.shipments.set(right, {
    events: [dhlEvent('2026-03-02T17:45:00Z', 'failure', 'Oslo', 'Refused by somebody else')],
  });
  await askCarriers(it.shop);
  expect((await shownToDesk(orderNo, batchNo)).tracking[0]?.events).toHaveLength(1);
  expect((await mailsOf(it, orderNo, buyer.email)).at(-1)?.bodyText).toContain(`Tracking code: ${right}`);
  // The reader's notices name the new parcel, too, however often it is put right, and do not say that it left anew.
  const third = `3-${newKey()}`;
  await correct(orderNo, { batchNo, trackingCode: third });
  const subjects = (await mailsOf(it, orderNo, buyer.email)).map((mail) => mail.subject);
  expect(subjects).toContain(`Order ${orderNo} has a new tracking code`);
  const asReader = { token: buyer.token };
  const { items } = (await it.ask(notices.noticeList, { pageSize: 50 }, asReader)).result;
  const told = items.filter(({ name }) => name === `Order ${orderNo} has a new tracking code`);
  expect(told).toHaveLength(2);
  const newest = (await it.ask(notices.noticeDetail, { id: Math.max(...told.map(({ id }) => id)) }, asReader)).result;
  expect(newest.body).toContain(`Tracking code: ${third}`);
  // A code that comes back is asked anew.
  await correct(orderNo, { batchNo, trackingCode: right });
  await askCarriers(it.shop);
  expect((await shownToDesk(orderNo, batchNo)).tracking[0]?.events).toHaveLength(1);
  // The batches of this order travel apart, so it has to be said which.
  expect((await correct(orderNo, { trackingCode: `X-${newKey()}` })).reason).toBe('orderNotAllowed');
});

test('product §8 what was reported of a corrected code as it was counted before is not reported a second time (migration 0691)', async () => {
  const { db } = it.shop;
  const { orderNo, orderId } = await makeOrder(it);
  const [wrong, right] = [`W-${newKey()}`, `R-${newKey()}`];
  const events = [dhlEvent('2026-03-02T17:45:00Z', 'transit', 'Oslo', 'Sorted')];
  for (const code of [wrong, right]) dhl.shipments.set(code, { events });
  await send(it, orderNo, { carrier: 'dhl', trackingCode: wrong });
  await askCarriers(it.shop);
  await correct(orderNo, { trackingCode: right });
  await db`
    insert into tracking_events (shipment_id, occurred_at, status, place, description, carrier_event)
    select e.shipment_id, e.occurred_at, e.status, e.place, e.description, ${right} || ' ' || e.carrier_event
    from tracking_events e join shipments s on s.id = e.shipment_id where s.order_id = ${orderId}`;
  await db.unsafe(await readFile(COUNTED_ANEW, 'utf8'));
  await askCarriers(it.shop);
  expect((await shownToDesk(orderNo)).tracking[0]?.events).toHaveLength(1);
});

test('product §8 what goes together is corrected as one; what has not left or has arrived is not, and only by the desk', async () => {
  const { orderNo, buyer } = await orderOfTwo(it, { shipMode: 'together' });
  const trackingCode = `C-${newKey()}`;
  expect((await correct(orderNo, { trackingCode })).reason).toBe('orderNotAllowed');
  await send(it, orderNo);
  for (const _ of [1, 2]) expect((await correct(orderNo, { trackingCode })).code).toBe(200);
  expect((await detailOf(it, orderNo, buyer)).batches.map((batch) => batch.trackingCode)).toEqual([
    trackingCode,
    trackingCode,
  ]);
  expect((await correct('OR-NONE', { trackingCode })).reason).toBe('orderNotFound');
  const support = await makeAdministrator(it.shop.db, ['support']);
  for (const { token } of [buyer, support])
    expect(
      (await it.ask(shipping.correctTracking, { orderNo, carrier: 'dhl', trackingCode }, { token, key: newKey() }))
        .status,
    ).toBe(403);
  await it.ask(shipping.deliverBatch, { orderNo }, asDesk(it));
  expect((await correct(orderNo, { trackingCode })).reason).toBe('orderNotAllowed');
});

test('product §8 saved as it stood, or with the carrier’s name alone, the parcel keeps its way and nobody is mailed', async () => {
  const { orderNo, buyer } = await makeOrder(it);
  const [trackingCode, key] = [`K-${newKey()}`, newKey()];
  dhl.shipments.set(trackingCode, { events: [dhlEvent('2026-03-02T17:45:00Z', 'transit', 'Oslo', 'Sorted')] });
  await send(it, orderNo, { carrier: 'dhl', trackingCode });
  await askCarriers(it.shop);
  const input = { orderNo, carrier: 'dhl', trackingCode };
  for (const _ of [1, 2])
    expect((await it.ask(shipping.correctTracking, input, { token: it.desk.token, key })).code).toBe(200);
  expect((await shownToDesk(orderNo)).tracking).toMatchObject([{ events: [{ place: 'Oslo' }] }]);
  expect(await mailsOf(it, orderNo, buyer.email)).toHaveLength(1);
  const { orderNo: other, buyer: reader } = await makeOrder(it);
  const theirs = `VD-${newKey()}`;
  await send(it, other, { carrier: 'other', carrierName: 'Van Dik', trackingCode: theirs });
  await correct(other, { carrier: 'other', carrierName: 'Van Dijk', trackingCode: theirs });
  expect(await shownToDesk(other)).toMatchObject({ carrierName: 'Van Dijk', trackingCode: theirs });
  expect(await mailsOf(it, other, reader.email)).toHaveLength(1);
});

test('product §8 what should have arrived a week ago waits for the desk, and so does what nobody expects any more', async () => {
  const due = async (days: { expected: number | null; left: number }) => {
    const { orderNo } = await makeOrder(it);
    await send(it, orderNo);
    await it.shop.db`
      update shipments set dispatched_at = now() - make_interval(days => ${days.left}), estimated_dispatch_on = null,
        estimated_delivery_on = current_date - ${days.expected}::int
      where order_id = (select id from orders where order_no = ${orderNo})`;
    return orderNo;
  };
  const overdue = [await due({ expected: 8, left: 20 }), await due({ expected: null, left: 23 })];
  const fine = [await due({ expected: 6, left: 20 }), await due({ expected: null, left: 19 })];
  const keys = (await stuck()).map((one) => one.key);
  expect(keys).toEqual(expect.arrayContaining(overdue));
  for (const orderNo of fine) expect(keys).not.toContain(orderNo);
});
