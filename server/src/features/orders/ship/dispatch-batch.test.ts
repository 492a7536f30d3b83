// How the desk packs and sends batch by batch, and what the buyer gets to know (product §8, spec §4).
import { calls } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { addWorkingDays, workingDaysBetween } from '../../../platform/working-days.rules.ts';
import { makeAdministrator } from '../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../../machines/machines.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';
import { asDesk, type AtDesk, deskList, detailOf, mailsOf, openAtDesk, orderOfTwo, send } from './shipping.make.ts';

const { shipping, orders } = calls;
let it: AtDesk;
beforeAll(async () => {
  it = await openAtDesk({ DHL_API_KEY: 'dhl-0123456789' });
});

describe('product §8 the desk packs and sends batch by batch', () => {
  test('two warehouses, two dispatches, deliveries, receipt: stock, lines, mails and states follow', async () => {
    const { orderNo, buyer, near, far } = await orderOfTwo(it);
    const listed = await deskList(it, 'ready', orderNo);
    expect(listed.items.map((one) => [one.batchNo, one.warehouses, one.missing])).toEqual(
      [
        [near.batchNo, ['Warehouse TEST-HOU'], 0],
        [far.batchNo, ['Rotterdam'], 0],
      ].toSorted(([one], [other]) => Number(one) - Number(other)),
    );
    await it.shop.db`update orders set wanted_by = '2031-02-03' where order_no = ${orderNo}`;
    const whole = (await it.ask(shipping.officeShipment, { orderNo, batchNo: far.batchNo }, asDesk(it))).result;
    expect(whole).toMatchObject({
      status: 'planned',
      wantedBy: '2031-02-03',
      carriers: ['simulated', 'dhl', 'other'],
      lines: [{ code: far.code, quantity: 2, missing: 0, warehouse: { code: 'TEST-RTM', city: 'Rotterdam' } }],
    });
    const sent = await send(it, orderNo, { batchNo: far.batchNo });
    expect(sent.result).toMatchObject({ status: 'inTransit', restBatchNo: null });
    const partly = await detailOf(it, orderNo, buyer);
    expect(partly.lines.map((line) => [line.code, line.shippedQuantity])).toEqual([
      [near.code, 0],
      [far.code, 2],
    ]);
    expect(partly.actions).toEqual(['tracking', 'reorder']);
    const isPartlySent = async () =>
      (await it.ask(orders.orderList, { keyword: orderNo }, { token: buyer.token })).result.items[0]?.isPartlySent;
    expect(await isPartlySent()).toBe(true);
    const early = await it.ask(shipping.confirmReceipt, { orderNo }, { token: buyer.token, key: newKey() });
    expect(early).toMatchObject({ status: 409, reason: 'confirmFailed', facts: { status: 'inTransit' } });
    await send(it, orderNo, { batchNo: near.batchNo, carrier: 'other', trackingCode: 'RM 1234-5' });
    expect((await send(it, orderNo, { batchNo: near.batchNo })).reason).toBe('orderNotAllowed');
    expect(await isPartlySent()).toBe(false);
    expect((await deskList(it, 'onTheWay', orderNo)).items).toHaveLength(2);
    await it.ask(shipping.deliverBatch, { orderNo, batchNo: near.batchNo }, asDesk(it));
    const again = await it.ask(shipping.deliverBatch, { orderNo, batchNo: near.batchNo }, asDesk(it));
    expect(again.code).toBe(200);
    const mails = await mailsOf(it, orderNo, buyer.email);
    expect(mails.map((mail) => mail.subject)).toEqual([
      `Order ${orderNo} is on its way`,
      `Order ${orderNo} is on its way`,
      `Order ${orderNo}: your parts have arrived`,
    ]);
    expect(mails[0]?.bodyText).toContain(`Tracking code: SIM${orderNo.slice(2)}${far.batchNo}`);
    expect(mails[0]?.bodyText).toContain(`2 × ${far.code}`);
    expect(mails[0]?.bodyText).not.toContain(near.code);
    expect(mails[2]?.bodyText).toContain(`/details?orderNo=${orderNo}`);
    const done = await it.ask(shipping.confirmReceipt, { orderNo }, { token: buyer.token, key: newKey() });
    expect(done.result).toEqual({ orderNo, status: 'completed' });
    expect((await it.ask(shipping.confirmReceipt, { orderNo }, { token: buyer.token, key: newKey() })).code).toBe(200);
    const [stock] = await it.shop.db`
      select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from stock_levels where part_id in (${near.partId}, ${far.partId})`;
    expect(stock).toEqual({ onHand: 104, reserved: 0 });
  });

  test('product §5 a part of a line says for which machines it is, and not how many of its pieces', async () => {
    const { db } = it.shop;
    const buyer = await makeBuyer(db);
    const { code } = await makePart(db);
    const { hostId, serialNumber } = await makeMachine(db, await makeModel(db));
    const lines = [
      { code, qty: 1, hostId },
      { code, qty: 3 },
    ];
    const body = orderOf(buyer, lines, { shipMode: 'batches' });
    const { orderNo } = (await it.ask(orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
    const packed = async (batchNo: number) => {
      const { result } = await it.ask(shipping.officeShipment, { orderNo, batchNo }, asDesk(it));
      return result.lines.map(({ quantity, machineSerial, machines }) => ({ quantity, machineSerial, machines }));
    };
    const whole = { quantity: 4, machineSerial: serialNumber, machines: [{ serialNumber, quantity: 1 }] };
    expect(await packed(1)).toEqual([whole]);
    const { restBatchNo } = (await send(it, orderNo, { batchNo: 1, packed: [{ lineNo: 1, quantity: 2 }] })).result;
    const half = { quantity: 2, machineSerial: serialNumber, machines: [] };
    expect([await packed(1), await packed(restBatchNo ?? 0)]).toEqual([[half], [half]]);
  });

  test('where less is packed, the rest is a batch of its own that can be sent later', async () => {
    const { orderNo, buyer, near } = await orderOfTwo(it);
    const over = await send(it, orderNo, { batchNo: near.batchNo, packed: [{ lineNo: 1, quantity: 4 }] });
    expect(over).toMatchObject({ reason: 'tooManyPieces', facts: { code: near.code, most: 3 } });
    expect((await send(it, orderNo, { batchNo: near.batchNo, packed: [{ lineNo: 7, quantity: 1 }] })).reason).toBe(
      'noSuchLine',
    );
    const sent = await send(it, orderNo, { batchNo: near.batchNo, packed: [{ lineNo: 1, quantity: 1 }] });
    expect(sent.result.restBatchNo).toBe(3);
    const info = await detailOf(it, orderNo, buyer);
    expect(info.lines[0]).toMatchObject({ code: near.code, quantity: 3, shippedQuantity: 1 });
    expect(info.batches.map((batch) => [batch.batchNo, batch.status, batch.packingList[0]?.quantity])).toContainEqual([
      3,
      'planned',
      2,
    ]);
    const [held] = await it.shop.db`
      select (select sum(quantity)::int from reservations r where r.part_id = ${near.partId} and r.state = 'held') as held,
        on_hand, reserved from stock_levels where part_id = ${near.partId}`;
    expect(held).toEqual({ held: 2, onHand: 99, reserved: 2 });
    expect((await send(it, orderNo, { batchNo: 3 })).code).toBe(200);
    expect(await detailOf(it, orderNo, buyer)).toMatchObject({
      lines: [{ shippedQuantity: 3 }, { shippedQuantity: 0 }],
    });
  });

  test('what goes together goes at once, by one number, and not in part', async () => {
    const { orderNo, buyer, near } = await orderOfTwo(it, { shipMode: 'together' });
    expect((await deskList(it, 'ready', orderNo)).items).toMatchObject([{ batchNo: null, lineCount: 2, pieces: 5 }]);
    expect((await send(it, orderNo, { batchNo: near.batchNo })).reason).toBe('orderNotAllowed');
    expect(
      (
        await send(it, orderNo, {
          packed: [
            { lineNo: 1, quantity: 1 },
            { lineNo: 2, quantity: 2 },
          ],
        })
      ).reason,
    ).toBe('orderNotAllowed');
    await send(it, orderNo, { carrier: 'dhl', trackingCode: 'JD0146' });
    const tracked = (await it.ask(shipping.track, { orderNo }, { token: buyer.token })).result;
    expect(tracked.map((batch) => batch.trackingCode)).toEqual(['JD0146', 'JD0146']);
    expect((await detailOf(it, orderNo, buyer)).batches.map((batch) => batch.trackingCode)).toEqual([
      'JD0146',
      'JD0146',
    ]);
    await it.ask(shipping.deliverBatch, { orderNo }, asDesk(it));
    expect((await detailOf(it, orderNo, buyer)).batches.map((batch) => batch.status)).toEqual([
      'delivered',
      'delivered',
    ]);
  });

  test('what waits for stock is told apart, with what is missing; it is not sent without', async () => {
    const { db } = it.shop;
    const buyer = await makeBuyer(db);
    const part = await makePart(db, { stock: 1 });
    const body = orderOf(buyer, [{ code: part.code, qty: 4 }]);
    const { orderNo } = (await it.ask(orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
    expect((await deskList(it, 'ready', orderNo)).items).toEqual([]);
    expect((await deskList(it, 'waiting', part.code)).items).toMatchObject([{ orderNo, missing: 3 }]);
    expect(await send(it, orderNo)).toMatchObject({ reason: 'waitsForWarehouse', facts: { codes: part.code } });
    await db`update stock_levels set on_hand = 9 where part_id = ${part.partId}`;
    expect((await deskList(it, 'ready', orderNo)).items).toMatchObject([{ orderNo, missing: 0 }]);
  });

  test('what leaves late arrives as many working days later; what is early keeps its day', async () => {
    const { db } = it.shop;
    const { orderNo, buyer, near, far } = await orderOfTwo(it);
    const [early] = (await detailOf(it, orderNo, buyer)).batches.filter((batch) => batch.batchNo === far.batchNo);
    // A Monday that is over, and the Thursday after it: three working days on the way.
    await db`
      update shipments set estimated_dispatch_on = '2024-01-01', estimated_delivery_on = '2024-01-04'
      where batch_no = ${near.batchNo} and order_id = (select id from orders where order_no = ${orderNo})`;
    await send(it, orderNo, { batchNo: near.batchNo });
    await send(it, orderNo, { batchNo: far.batchNo });
    const [days] = await db<{ today: string }[]>`select current_date as today`;
    const { batches } = await detailOf(it, orderNo, buyer);
    const expected = Object.fromEntries(batches.map((batch) => [batch.batchNo, batch.estimatedDelivery]));
    expect(expected).toEqual({
      [near.batchNo]: addWorkingDays(days?.today ?? '', 3),
      [far.batchNo]: early?.estimatedDelivery,
    });
  });

  test('what is left of a batch is expected when its pieces are, or on no day that anybody knows', async () => {
    const { db } = it.shop;
    const buyer = await makeBuyer(db);
    const [lies, comes] = [await makePart(db), await makePart(db)];
    const lines = [
      { code: lies.code, qty: 3 },
      { code: comes.code, qty: 3 },
    ];
    const restOf = async () => {
      const body = orderOf(buyer, lines, { shipMode: 'batches' });
      const { orderNo } = (await it.ask(orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
      const [planned] = (await detailOf(it, orderNo, buyer)).batches;
      // Two of the second part are found broken on the shelf once they were promised.
      await db`update stock_levels set on_hand = 1, reserved = 1 where part_id = ${comes.partId}`;
      await db`update reservations set quantity = 1 where part_id = ${comes.partId} and state = 'held'`;
      const packed = [
        { lineNo: 1, quantity: 3 },
        { lineNo: 2, quantity: 1 },
      ];
      await send(it, orderNo, { batchNo: planned?.batchNo, packed });
      const rest = (await detailOf(it, orderNo, buyer)).batches.find((batch) => batch.batchNo !== planned?.batchNo);
      await db`update stock_levels set on_hand = 9, reserved = 0 where part_id = ${comes.partId}`;
      return { planned, rest };
    };
    const unknown = await restOf();
    expect(unknown.rest).toMatchObject({ estimatedDispatch: null, estimatedDelivery: null });
    await db`
      insert into inbound_deliveries (reference, warehouse_id, part_id, quantity, expected_on)
      values (${`IN ${comes.code}`}, ${comes.warehouseId}, ${comes.partId}, 4, current_date + 60)`;
    // All but one of it is somebody else's, and one piece does not do.
    await db`update inbound_deliveries set promised = 3 where part_id = ${comes.partId}`;
    expect((await restOf()).rest).toMatchObject({ estimatedDispatch: null, estimatedDelivery: null });
    await db`update inbound_deliveries set promised = 2 where part_id = ${comes.partId}`;
    const { planned, rest } = await restOf();
    const [days] = await db<{ comesOn: string }[]>`select current_date + 60 as comes_on`;
    expect(rest?.estimatedDispatch).toBe(addWorkingDays(days?.comesOn ?? '', 1));
    expect(workingDaysBetween(rest?.estimatedDispatch ?? '', rest?.estimatedDelivery ?? '')).toBe(
      workingDaysBetween(planned?.estimatedDispatch ?? '', planned?.estimatedDelivery ?? ''),
    );
  });

  test('of two orders that wait for one piece the first is packed, and with a machine down the other', async () => {
    const { db } = it.shop;
    const part = await makePart(db, { stock: 0 });
    const waiting = async () => {
      const buyer = await makeBuyer(db);
      const body = orderOf(buyer, [{ code: part.code, qty: 1 }]);
      return (await it.ask(orders.makeOrder, body, { token: buyer.token, key: newKey() })).result.orderNo;
    };
    const [first, second] = [await waiting(), await waiting()];
    await db`insert into stock_levels (part_id, warehouse_id, on_hand) values (${part.partId}, ${part.warehouseId}, 1)
      on conflict (part_id, warehouse_id) do update set on_hand = 1`;
    await db`
      update shipments set warehouse_id = ${part.warehouseId} where order_id in (select id from orders where order_no in (${first}, ${second}))`;
    const found = async (state: string) =>
      (await deskList(it, state, part.code)).items.map((one) => [one.orderNo, one.missing]);
    const packedOf = async (orderNo: string) =>
      (await it.ask(shipping.officeShipment, { orderNo }, asDesk(it))).result.lines[0]?.missing;
    expect([await found('ready'), await found('waiting')]).toEqual([[[first, 0]], [[second, 1]]]);
    expect([await packedOf(first), await packedOf(second)]).toEqual([0, 1]);
    await db`update orders set is_machine_down = true where order_no = ${second}`;
    expect([await found('ready'), await found('waiting')]).toEqual([[[second, 0]], [[first, 1]]]);
    expect((await send(it, second)).code).toBe(200);
    expect(await send(it, first)).toMatchObject({ reason: 'waitsForWarehouse' });
  });

  test('a tracking code is asked for, and is of one batch', async () => {
    const [one, other] = [await makeOrder(it), await makeOrder(it)];
    expect((await send(it, one.orderNo, { carrier: 'dhl' })).reason).toBe('trackingCodeMissing');
    await send(it, one.orderNo, { carrier: 'dhl', trackingCode: 'JD-ONE' });
    const taken = await send(it, other.orderNo, { carrier: 'dhl', trackingCode: 'JD-ONE' });
    expect(taken).toMatchObject({ status: 409, reason: 'trackingCodeTaken', facts: { code: 'JD-ONE' } });
  });

  test('nobody but the orders desk, and of no order that is not there', async () => {
    const { orderNo, buyer } = await makeOrder(it);
    const catalogue = await makeAdministrator(it.shop.db, ['catalogue']);
    for (const { token } of [buyer, catalogue]) {
      expect(
        (await it.ask(shipping.dispatchBatch, { orderNo, carrier: 'simulated' }, { token, key: newKey() })).status,
      ).toBe(403);
      expect((await it.ask(shipping.officeShipments, {}, { token })).status).toBe(403);
    }
    for (const [call, input] of [
      [shipping.officeShipment, {}],
      [shipping.dispatchBatch, { carrier: 'simulated' }],
      [shipping.deliverBatch, {}],
    ] as const)
      expect((await it.ask(call, { orderNo: 'OR00', ...input }, asDesk(it))).reason).toBe('orderNotFound');
    expect((await it.ask(shipping.officeShipment, { orderNo, batchNo: 99 }, asDesk(it))).reason).toBe('orderNotFound');
  });
});
