// How batches travel and arrive, as their carriers say (spec §4 tracking, product §7).
import { calls } from '@outrigger/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dhlEvent, type DhlStandIn, startDhl } from '../../../../test/providers/dhl-stand-in.ts';
import { makeOrder } from '../orders.make.ts';
import { askCarriers } from './ask-carriers.ts';
import { asDesk, type AtDesk, detailOf, openAtDesk, send } from './shipping.make.ts';

const { shipping } = calls;
let it: AtDesk;
let dhl: DhlStandIn;
beforeAll(async () => {
  dhl = await startDhl();
  it = await openAtDesk({ DHL_API_KEY: 'dhl-0123456789', DHL_URL: dhl.url });
});
afterAll(() => dhl.close());

describe('product §7 tracking through carriers', () => {
  const clockOf = (orderNo: string, days: number) => it.shop.db`
    update shipments set dispatched_at = dispatched_at - make_interval(days => ${days}), tracked_at = null,
      estimated_dispatch_on = (dispatched_at - make_interval(days => ${days}))::date,
      estimated_delivery_on = (dispatched_at - make_interval(days => ${days}))::date + 7
    where order_id = (select id from orders where order_no = ${orderNo}) and status = 'inTransit'`;
  const events = async (orderNo: string, token: string) =>
    (await it.ask(shipping.track, { orderNo }, { token })).result.flatMap((batch) => batch.events);

  test('the simulated carrier brings it along its way to the door, and delivers by itself', async () => {
    const { orderNo, buyer } = await makeOrder(it);
    await send(it, orderNo);
    await askCarriers(it.shop);
    expect((await events(orderNo, buyer.token)).map((event) => event.status)).toEqual(['pickedUp']);
    await clockOf(orderNo, 3);
    await askCarriers(it.shop);
    // The clock is turned back beneath what was said before, so it stands out of its order.
    expect((await events(orderNo, buyer.token)).map((event) => event.status).toSorted()).toEqual([
      'inTransit',
      'pickedUp',
    ]);
    await clockOf(orderNo, 6);
    await askCarriers(it.shop);
    await askCarriers(it.shop);
    const all = await detailOf(it, orderNo, buyer);
    expect(all).toMatchObject({ status: 'inTransit', batches: [{ status: 'delivered' }] });
    // As the carrier says, which may have been long before it was asked.
    const said = (await events(orderNo, buyer.token)).find((event) => event.status === 'delivered')?.at ?? '';
    expect(all.batches[0]?.deliveredAt).toBe(said);
    expect(Date.parse(said)).toBeLessThan(Date.now() - 3_600_000);
    expect(all.events.filter((event) => event.event === 'delivered')).toMatchObject([{ actor: 'carrier' }]);
    expect(all.actions).toContain('confirmReceipt');
  });

  test('DHL is asked by key and number; what it says is kept once, its delivery delivers', async () => {
    const { orderNo, buyer } = await makeOrder(it);
    await send(it, orderNo, { carrier: 'dhl', trackingCode: '7777777770' });
    await askCarriers(it.shop);
    expect(dhl.asked.at(-1)).toEqual({ trackingNumber: '7777777770', key: 'dhl-0123456789' });
    expect(await events(orderNo, buyer.token)).toEqual([]);
    const way = [
      dhlEvent('2026-03-02T17:45:00', 'transit', 'Leipzig', 'Processed at LEIPZIG'),
      dhlEvent('2026-03-02T07:53:47Z', 'pre-transit', 'Houston', 'Information received'),
    ];
    dhl.shipments.set('7777777770', { id: '7777777770', events: way });
    await clockOf(orderNo, 0);
    await askCarriers(it.shop);
    expect(await events(orderNo, buyer.token)).toMatchObject([
      { status: 'announced', place: 'Houston' },
      { status: 'inTransit', place: 'Leipzig', text: 'Processed at LEIPZIG', at: '2026-03-02T17:45:00.000Z' },
    ]);
    // The town that its own warehouse is named after is called in the reader's language, as the warehouse is; another's is not.
    const inChinese = async () => {
      const { result } = await it.ask(shipping.track, { orderNo }, { token: buyer.token, language: 'zh' });
      return result[0]?.events.map(({ place }) => place);
    };
    const [leipzig] = await it.shop.db<{ id: number }[]>`
      insert into warehouses (code, name, name_zh, country, city, is_active)
      values ('TEST-LEJ', 'Leipzig', '莱比锡', 'DE', 'Leipzig', false) returning id`;
    expect(await inChinese()).toEqual(['Houston', 'Leipzig']);
    await it.shop.db`
      update shipments set warehouse_id = ${leipzig?.id ?? 0} where order_id = (select id from orders where order_no = ${orderNo})`;
    expect(await inChinese()).toEqual(['Houston', '莱比锡']);
    dhl.shipments.set('7777777770', {
      events: [dhlEvent('2026-03-04T09:00:00+01:00', 'delivered', 'Lyon', 'Delivered'), ...way],
    });
    await clockOf(orderNo, 0);
    await askCarriers(it.shop);
    expect(await events(orderNo, buyer.token)).toHaveLength(3);
    expect((await detailOf(it, orderNo, buyer)).batches).toMatchObject([{ status: 'delivered' }]);
  });

  test('what a carrier says of a code that was put right while he was asked is said of another parcel', async () => {
    const { orderNo, buyer } = await makeOrder(it);
    await send(it, orderNo, { carrier: 'dhl', trackingCode: 'OLD-1' });
    const { carriers, db } = it.shop;
    const asked: string[] = [];
    const track = async ({ trackingCode }: { trackingCode: string }) => {
      asked.push(trackingCode);
      if (trackingCode === 'OLD-1')
        await it.ask(shipping.correctTracking, { orderNo, carrier: 'dhl', trackingCode: 'NEW-1' }, asDesk(it));
      return trackingCode.endsWith('-1')
        ? [{ mark: 'x', at: new Date(), status: 'delivered' as const, place: 'Oslo', text: null }]
        : [];
    };
    const slow = { name: 'dhl' as const, pauseMinutes: 60, track };
    await askCarriers({ db, carriers: { ...carriers, asked: [slow] } });
    expect(await events(orderNo, buyer.token)).toEqual([]);
    expect((await detailOf(it, orderNo, buyer)).batches).toMatchObject([
      { status: 'inTransit', trackingCode: 'NEW-1' },
    ]);
    // The new one is asked for without a pause.
    await askCarriers({ db, carriers: { ...carriers, asked: [slow] } });
    expect(asked).toContain('NEW-1');
    expect((await detailOf(it, orderNo, buyer)).batches).toMatchObject([{ status: 'delivered' }]);
  });

  test('what went back to its sender is not delivered; an outage is told, and asked again later', async () => {
    const { orderNo, buyer } = await makeOrder(it);
    await send(it, orderNo, { carrier: 'dhl', trackingCode: 'BACK' });
    dhl.next.status = 503;
    await expect(askCarriers(it.shop)).rejects.toThrow('carriers did not answer');
    const asked = dhl.asked.length;
    await askCarriers(it.shop);
    expect(dhl.asked).toHaveLength(asked);
    dhl.shipments.set('BACK', {
      returnFlag: true,
      status: dhlEvent('2026-03-04T09:00:00Z', 'delivered', 'Houston', 'Returned'),
    });
    await clockOf(orderNo, 0);
    await askCarriers(it.shop);
    expect(await events(orderNo, buyer.token)).toMatchObject([{ status: 'failure', text: 'Returned' }]);
    expect((await detailOf(it, orderNo, buyer)).batches).toMatchObject([{ status: 'inTransit' }]);
  });
});
