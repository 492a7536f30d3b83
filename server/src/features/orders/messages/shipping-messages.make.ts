// The messages of spec §8 about shipping, its days and receipt as data: what says each, and what sets it off.
import { calls } from '@outrigger/contract';
import { makeAdministrator } from '../../identity/identity.make.ts';
import { makeOrder, newKey } from '../orders.make.ts';
import type { Said, Scene } from './scene.make.ts';
import type { Row } from './spec-messages.make.ts';

const { confirmReceipt, dispatchBatch, deliverBatch, officeShipment, track } = calls.shipping;

// Somebody of the parts desk hands an order to a carrier.
async function dispatch({ it }: Scene, orderNo: string, given: Record<string, unknown>): Promise<Said> {
  const { token } = await makeAdministrator(it.shop.db, ['orders']);
  return await it.ask(dispatchBatch, { orderNo, carrier: 'other', ...given }, { token, key: newKey() });
}

/** Each message with its call and what sets it off. */
export const shippingRows: Row[] = [
  {
    says: 'confirm fail',
    refusal: 'confirmFailed',
    call: confirmReceipt,
    by: 'an order of which nothing has left',
    setOff: async (at) => {
      const { orderNo, buyer } = await makeOrder(at.it);
      return await at.it.ask(confirmReceipt, { orderNo }, at.asBuyer(buyer));
    },
  },
  {
    says: 'product §7',
    refusal: 'orderNotFound',
    call: confirmReceipt,
    by: 'an order of another company',
    setOff: async (at) => {
      const { orderNo } = await makeOrder(at.it, { status: 'inTransit' });
      return await at.it.ask(confirmReceipt, { orderNo }, at.asBuyer());
    },
  },
  {
    says: 'product §7',
    refusal: 'orderNotFound',
    call: track,
    by: 'the way of another company’s order',
    setOff: async (at) => {
      const { orderNo } = await makeOrder(at.it, { status: 'inTransit' });
      return await at.it.ask(track, { orderNo }, { token: at.asBuyer().token });
    },
  },
  {
    says: 'product §8',
    refusal: 'orderNotFound',
    call: officeShipment,
    by: 'a number that no order has',
    setOff: async ({ it }) => {
      const { token } = await makeAdministrator(it.shop.db, ['orders']);
      return await it.ask(officeShipment, { orderNo: 'OR-NONE' }, { token });
    },
  },
  {
    says: 'product §8',
    refusal: 'orderNotAllowed',
    call: deliverBatch,
    by: 'what has not left yet',
    setOff: async ({ it }) => {
      const { orderNo } = await makeOrder(it);
      const { token } = await makeAdministrator(it.shop.db, ['orders']);
      return await it.ask(deliverBatch, { orderNo }, { token, key: newKey() });
    },
  },
  {
    says: 'product §8',
    refusal: 'waitsForWarehouse',
    call: dispatchBatch,
    by: 'what is not there yet',
    setOff: async (at) => {
      const { result } = await at.placeOne({ part: { stock: 0 } });
      return await dispatch(at, result.orderNo, { trackingCode: `W-${newKey()}` });
    },
  },
  {
    says: 'product §8',
    refusal: 'tooManyPieces',
    call: dispatchBatch,
    by: 'more packed than was ordered',
    setOff: async (at) => {
      const { orderNo } = await makeOrder(at.it, { quantity: 2 });
      const packed = [{ lineNo: 1, quantity: 3 }];
      return await dispatch(at, orderNo, { trackingCode: `Q-${newKey()}`, packed });
    },
  },
  {
    says: 'product §8',
    refusal: 'noSuchLine',
    call: dispatchBatch,
    by: 'a line that is not in the batch',
    setOff: async (at) => {
      const { orderNo } = await makeOrder(at.it);
      const packed = [
        { lineNo: 1, quantity: 1 },
        { lineNo: 9, quantity: 1 },
      ];
      return await dispatch(at, orderNo, { trackingCode: `N-${newKey()}`, packed });
    },
  },
  {
    says: 'product §8',
    refusal: 'trackingCodeMissing',
    call: dispatchBatch,
    by: 'a carrier without its code',
    setOff: async (at) => dispatch(at, (await makeOrder(at.it)).orderNo, {}),
  },
  {
    says: 'product §8',
    refusal: 'trackingCodeTaken',
    call: dispatchBatch,
    by: 'the code of another order',
    setOff: async (at) => {
      const trackingCode = `T-${newKey()}`;
      await dispatch(at, (await makeOrder(at.it)).orderNo, { trackingCode });
      return await dispatch(at, (await makeOrder(at.it)).orderNo, { trackingCode });
    },
  },
  {
    says: 'product §7',
    refusal: 'datesChanged',
    call: calls.orders.makeOrder,
    by: 'an earlier day than it can be there by now',
    setOff: async (at) => {
      const { code } = await at.part();
      const expectedDates = [{ code, by: '2026-01-05' }];
      return await at.place([{ code, qty: 1 }], { expectedDates });
    },
  },
];
