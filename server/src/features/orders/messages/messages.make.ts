// The messages of spec §8 about cart, checkout, payment and orders as data: what says each, and what sets it off.
import { calls } from '@outrigger/contract';
import { GatewayRefusal } from '../../../platform/outside/payments/payment-gateway.ts';
import { makeSupersession } from '../../parts/parts.make.ts';
import { makeBuyer, makeOrder, newKey } from '../orders.make.ts';
import type { Row } from './spec-messages.make.ts';

const { orders, payments, approvals, orderLife, registration } = calls;
const lines = [{ code: 'ANY-1', qty: 1 }];
const { makeOrder: make, checkPriceAndInventory, shipBatchList } = orders;
/** Each message with its call and what sets it off. */
export const rows: Row[] = [
  {
    says: 'price query failed',
    refusal: 'priceQueryFailed',
    call: checkPriceAndInventory,
    by: 'a database that is gone',
    setOff: (at) => at.withoutDatabase(checkPriceAndInventory, { materialList: ['ANY-1'] }),
  },
  {
    says: 'error while querying prices',
    refusal: 'priceQueryError',
    call: checkPriceAndInventory,
    by: 'what is no part code',
    setOff: (at) => at.it.ask(checkPriceAndInventory, { materialList: ['--'] }, at.asBuyer()),
  },
  { says: 'the cart is empty', refusal: 'cartEmpty', call: make, by: 'no lines', setOff: (at) => at.place([]) },
  {
    says: 'parts without a price',
    refusal: 'partsWithoutPrice',
    call: make,
    by: 'a part that has none',
    setOff: (at) => at.placeOne({ part: { priceMinor: null } }),
  },
  {
    says: 'no valid items in the cart',
    refusal: 'noValidItems',
    call: make,
    by: 'codes of which none is known',
    setOff: (at) => at.place([...lines, { code: 'ANY-2', qty: 1 }]),
  },
  {
    says: 'out-of-stock parts wait for the warehouse',
    refusal: 'waitsForWarehouse',
    call: make,
    by: 'more than there is of a part that is sold as in stock',
    setOff: (at) => at.placeOne({ part: { sellPolicy: 'stockOnly', stock: 1 }, qty: 2 }),
  },
  {
    says: 'some parts cannot be bought (contact staff by feedback email)',
    refusal: 'cannotBeBought',
    call: make,
    by: 'a part that is not sold',
    setOff: (at) => at.placeOne({ part: { sellPolicy: 'notSold' } }),
  },
  {
    says: 'choose to ship in batches or together when stock is short',
    refusal: 'chooseShipMode',
    call: make,
    by: 'short stock and no choice',
    setOff: (at) => at.placeOne({ part: { stock: 1 }, qty: 2, order: { shipMode: undefined } }),
  },
  {
    says: 'invalid content',
    refusal: 'invalidContent',
    call: make,
    by: 'a day that is none',
    setOff: (at) => at.placeOne({ order: { wantedBy: '2026-02-30' } }),
  },
  {
    says: 'freight calculation failed',
    refusal: 'freightFailed',
    call: shipBatchList,
    by: 'a database that is gone',
    setOff: (at) => at.withoutDatabase(shipBatchList, { lines, addressId: 1, shipMode: 'together' }),
  },
  {
    says: 'shipping fee failed',
    refusal: 'shippingFeeFailed',
    call: make,
    by: 'a weight for which its zone has no rate',
    setOff: async (at) =>
      at.placeOne({ part: { weightGrams: 20_000 }, order: { addressId: await at.addressIn('FJ', true) } }),
  },
  {
    says: 'cannot ship to this country',
    refusal: 'cannotShipToCountry',
    call: make,
    by: 'a country of no zone',
    setOff: async (at) => at.placeOne({ order: { addressId: await at.addressIn('AQ') } }),
  },
  {
    says: 'insufficient credit limit',
    refusal: 'insufficientCredit',
    call: make,
    by: 'more than is free of the line',
    setOff: async (at) => at.placeOne({ of: await makeBuyer(at.it.shop.db, { credit: { limitMinor: 100 } }) }),
  },
  {
    says: 'insufficient credit limit',
    refusal: 'creditLineBlocked',
    call: make,
    by: 'a line that is blocked',
    setOff: async (at) => at.placeOne({ of: await makeBuyer(at.it.shop.db, { credit: { isFrozen: true } }) }),
  },
  {
    says: 'insufficient credit limit',
    refusal: 'insufficientCredit',
    call: approvals.officeApproveOrder,
    by: 'approving what the line does not hold',
    setOff: (at) => at.waitsForMore({ limitMinor: 1000 }),
  },
  {
    says: 'out-of-stock parts wait for the warehouse',
    refusal: 'waitsForWarehouse',
    call: approvals.officeApproveOrder,
    by: 'approving what is not there any more',
    setOff: (at) => at.waitsForMore({ limitMinor: 100_000, sellPolicy: 'stockOnly' }),
  },
  {
    says: 'incorrect currency (contact us)',
    refusal: 'incorrectCurrency',
    call: make,
    by: 'a line in another currency',
    setOff: async (at) => at.placeOne({ of: await makeBuyer(at.it.shop.db, { credit: { currency: 'EUR' } }) }),
  },
  {
    says: 'quantity error',
    refusal: 'quantityError',
    call: make,
    by: 'half a pack',
    setOff: (at) => at.placeOne({ part: { packQuantity: 50 }, qty: 51 }),
  },
  {
    says: 'no part information',
    refusal: 'noPartInformation',
    call: make,
    by: 'a code that leads nowhere',
    setOff: (at) => at.place(lines),
  },
  {
    says: 'verification failed',
    refusal: 'verificationNeeded',
    call: make,
    by: 'no code where one is asked for',
    setOff: async (at) => at.placeOne({ of: await at.confirming() }),
  },
  {
    says: 'verification failed',
    refusal: 'verificationFailed',
    call: make,
    by: 'a code that was not mailed',
    setOff: async (at) => at.placeOne({ of: await at.confirming(), order: { confirmationCode: '123456' } }),
  },
  {
    says: 'verification code send failed',
    refusal: 'codeSendFailed',
    call: registration.sendUserEmailCode,
    by: 'a mail server that takes nothing',
    setOff: (at) => at.sendCodeAfterOutage(),
  },
  {
    says: 'payment failed',
    refusal: 'paymentFailed',
    call: payments.payNow,
    by: 'a provider that declines',
    setOff: (at) => at.payAt(new GatewayRefusal('currency not supported')),
  },
  {
    says: 'payment error',
    refusal: 'paymentError',
    call: payments.payNow,
    by: 'a provider that does not answer',
    setOff: (at) => at.payAt(new Error('no answer within 20 s')),
  },
  {
    says: 'cancel error',
    refusal: 'cancelError',
    call: orderLife.cancelOrder,
    by: 'an order on its way',
    setOff: async (at) => {
      const { orderNo, buyer: of } = await makeOrder(at.it, { status: 'inTransit' });
      return await at.it.ask(orderLife.cancelOrder, { orderNo }, at.asBuyer(of));
    },
  },
  {
    says: 'product §7',
    refusal: 'pricesChanged',
    call: make,
    by: 'another total than was shown',
    setOff: (at) => at.placeOne({ order: { expectedTotal: { amount: '1.00', currency: 'USD' } } }),
  },
  {
    says: 'product §7',
    refusal: 'partReplaced',
    call: make,
    by: 'a part that another replaces',
    setOff: async (at) => {
      const [old, one, other] = [
        await at.part({ stock: 0, sellPolicy: 'stockOnly' }),
        await at.part(),
        await at.part(),
      ];
      for (const next of [one, other]) await makeSupersession(at.it.shop.db, old, next, { mode: 'all' });
      return await at.place([{ code: old.code, qty: 1 }]);
    },
  },
  {
    says: 'product §7',
    refusal: 'addressNotFound',
    call: make,
    by: 'a stranger’s address',
    setOff: async (at) => at.placeOne({ order: { addressId: (await makeBuyer(at.it.shop.db)).addressId } }),
  },
  {
    says: 'product §7',
    refusal: 'machineNotFound',
    call: make,
    by: 'a machine that is none',
    setOff: async (at) => at.place([{ code: (await at.part()).code, qty: 1, hostId: 9_000_000_000 }]),
  },
  {
    says: 'product §7',
    refusal: 'orderNotFound',
    call: approvals.approveOrder,
    by: 'a number of another company',
    setOff: async (at) => at.it.ask(approvals.approveOrder, { orderNo: (await at.atDesk()).orderNo }, at.asBuyer()),
  },
  {
    says: 'product §7',
    refusal: 'orderNotAllowed',
    call: approvals.officeRejectOrder,
    by: 'an order that waits no more',
    setOff: async (at) => {
      const { orderNo, desk } = await at.atDesk();
      await at.it.ask(approvals.officeApproveOrder, { orderNo }, desk);
      return await at.it.ask(approvals.officeRejectOrder, { orderNo, reason: 'late' }, { ...desk, key: newKey() });
    },
  },
  {
    says: 'product §7',
    refusal: 'dateRangeInvalid',
    call: orders.orderList,
    by: 'an end before its beginning',
    setOff: (at) => at.it.ask(orders.orderList, { from: '2026-02-02', to: '2026-02-01' }, at.asBuyer()),
  },
];
