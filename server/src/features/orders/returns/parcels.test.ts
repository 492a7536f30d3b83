// What was dispatched from two warehouses goes back to both (product §7).
import { calls } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { newKey } from '../orders.make.ts';
import { asDesk, openAtDesk, orderOfTwo, send } from '../ship/shipping.make.ts';
import { parcelsOf } from './parcels.rules.ts';

test('parts of two warehouses go back in two parcels, each with its label', async () => {
  const it = await openAtDesk();
  const { orderNo, buyer, near, far } = await orderOfTwo(it);
  for (const { batchNo } of [near, far]) {
    await send(it, orderNo, { batchNo });
    await it.ask(calls.shipping.deliverBatch, { orderNo, batchNo }, asDesk(it));
  }
  const way = { token: buyer.token, key: newKey() };
  await it.ask(calls.shipping.confirmReceipt, { orderNo }, way);
  const asking = async (quantities: [number, number]) => {
    const lines = quantities.map((quantity, at) => ({ orderNo, lineNo: at + 1, quantity }));
    const input = { lines: lines.filter((line) => line.quantity > 0), cause: 'notNeeded', reason: 'Too many.' };
    const { result } = await it.ask(calls.returns.requestReturn, input, { token: buyer.token, key: newKey() });
    const { returnNo } = result;
    return (await it.ask(calls.returns.deskReturn, { returnNo }, { token: it.desk.token })).result;
  };
  const { returnNo, parcels } = await asking([1, 2]);
  expect(parcels).toMatchObject([
    {
      labelNo: `${returnNo}-1`,
      sendTo: { code: 'TEST-RTM', city: 'Rotterdam' },
      lines: [{ code: far.code, quantity: 2 }],
    },
    {
      labelNo: `${returnNo}-2`,
      sendTo: { code: 'TEST-HOU' },
      lines: [{ orderNo, lineNo: 1, code: near.code, quantity: 1 }],
    },
  ]);
  const one = await asking([1, 0]);
  expect(one.parcels).toMatchObject([{ labelNo: one.returnNo, sendTo: { code: 'TEST-HOU' } }]);
});

test('a line that left two warehouses goes back to each no more than it dispatched', () => {
  const from = (warehouseId: number | null, lineNo: number, quantity: number, dispatched: number) => ({
    orderNo: 'OR260000021',
    lineNo,
    code: `NV-${lineNo}`,
    quantity,
    dispatched,
    warehouseId,
    warehouseCode: warehouseId === null ? null : `W${warehouseId}`,
    country: warehouseId === null ? null : 'US',
    name: '',
    nameLang: null,
    address: null,
    postalCode: null,
    city: null,
    state: null,
  });
  const packed = (...rows: ReturnType<typeof from>[]) =>
    parcelsOf('RT26000007', rows).map(({ sendTo, lines }) => [
      sendTo?.code,
      ...lines.map((line) => [line.lineNo, line.quantity]),
    ]);
  expect(packed(from(1, 1, 2, 3), from(2, 1, 2, 1))).toEqual([['W1', [1, 2]]]);
  expect(packed(from(1, 1, 4, 3), from(2, 1, 4, 2), from(2, 2, 5, 5))).toEqual([
    ['W2', [1, 1], [2, 5]],
    ['W1', [1, 3]],
  ]);
  expect(packed(from(null, 1, 2, 0))).toEqual([[undefined, [1, 2]]]);
});
