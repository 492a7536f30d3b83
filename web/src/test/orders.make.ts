// A shop with a cart, an address, a plan and a credit line for web tests of checkout and orders; say what differs.
import type { Address, Money, OrderDetail, OrderSummary, ResultOf } from '@outrigger/contract';
import { addressCalls } from '@outrigger/contract/calls/addresses.ts';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { orderViewCalls } from '@outrigger/contract/calls/order-views.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { paymentCalls } from '@outrigger/contract/calls/payments.ts';
import { loadTexts } from '../client/texts.ts';
import { makePartCard } from './catalogue.make.ts';
import { network } from './fake-network.ts';
import { keepLines, keptSince } from './kept-lines.make.ts';
import { signInAs } from './people.make.ts';

/** Dollars. */
export const usd = (amount: string): Money => ({ amount, currency: 'USD' });
type Checked = ResultOf<typeof orderCalls.checkPriceAndInventory>[number];
type Plan = ResultOf<typeof orderCalls.shipBatchList>;

/** What the shop says of the part in the cart. */
export function makeChecked(differs: Partial<Checked> = {}): Checked {
  return {
    item: 'NV-1000001',
    code: 'NV-1000001',
    oldQuantity: 1,
    newQuantity: 1,
    instead: null,
    price: usd('12.50'),
    inventory: 14,
    sellPolicy: 'backorder',
    packQuantity: 1,
    minQuantity: 1,
    ...differs,
  };
}

/** One batch from Rotterdam. */
export function makePlan(differs: Partial<Plan> = {}): Plan {
  return {
    shipMode: 'batches',
    batches: [makeBatch()],
    freight: usd('25.00'),
    total: usd('50.00'),
    ...differs,
  };
}

/** A planned batch with all of the cart. */
export function makeBatch(differs: Partial<Plan['batches'][number]> = {}): Plan['batches'][number] {
  return {
    warehouse: 'RTM',
    name: 'Rotterdam',
    dispatchDate: '2026-11-23',
    deliveryFrom: '2026-12-01',
    deliveryTo: '2026-12-04',
    weightGrams: 1200,
    lines: [{ code: 'NV-1000001', quantity: 2 }],
    freight: usd('25.00'),
    ...differs,
  };
}

/** An address the shop ships to. */
export function makeAddress(differs: Partial<Address> = {}): Address {
  return {
    id: 4,
    fullName: 'Parts counter',
    country: 'US',
    countryName: 'United States',
    state: 'Texas',
    city: 'Houston',
    postalCode: '77029',
    address: '8810 Wallisville Road',
    telephone: '7135550161',
    callingCode: '+1',
    isDefault: true,
    isShippedTo: true,
    ...differs,
  };
}

/** An order as the list shows it. */
export function makeSummary(differs: Partial<OrderSummary> = {}): OrderSummary {
  return {
    orderNo: 'OR260000021',
    description: 'Wear pad',
    status: 'toBeShipped',
    placedAt: '2026-11-20T10:00:00Z',
    lineCount: 1,
    total: usd('50.00'),
    paymentMethod: 'credit',
    paymentStatus: 'paid',
    purchaseOrderNo: 'PO-7',
    isMachineDown: true,
    promiseDate: '2026-12-04',
    createdBy: 'Ines Moreau',
    images: [],
    ...differs,
  };
}

/** An order with everything its page shows. */
export function makeDetail(differs: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...makeSummary(),
    itemsAmount: usd('25.00'),
    freight: usd('25.00'),
    shipMode: 'batches',
    payBy: null,
    invoiceNo: 'INV-000041',
    notes: 'at the gate',
    costCentre: 'WS-HOU',
    wantedBy: '2026-12-10',
    recipient: {
      name: 'Parts counter',
      address: '8810 Wallisville Road',
      city: 'Houston',
      postalCode: '77029',
      state: 'Texas',
      country: 'US',
      countryName: 'United States',
      phone: '+1 7135550161',
    },
    weightGrams: 1200,
    lines: [],
    batches: [],
    approvals: [],
    events: [makeEvent()],
    actions: [],
    ...differs,
  };
}

/** What happened to the order: it was made. */
export function makeEvent(differs: Partial<OrderDetail['events'][number]> = {}): OrderDetail['events'][number] {
  return {
    event: 'make',
    toStatus: 'toBeShipped',
    actor: 'buyer',
    by: 'Ines Moreau',
    batchNo: null,
    at: '2026-11-20T10:00:00Z',
    reason: null,
    ...differs,
  };
}

/** The line of the order, two of one part for one machine. */
export function makeOrderLine(differs: Partial<OrderDetail['lines'][number]> = {}): OrderDetail['lines'][number] {
  return {
    lineNo: 1,
    code: 'NV-1000001',
    changeCode: null,
    name: 'Wear pad',
    nameEs: null,
    namePt: null,
    nameFh: null,
    nameCn: null,
    imageUrl: '',
    unit: 'piece',
    quantity: 2,
    unitPrice: usd('12.50'),
    total: usd('25.00'),
    priceList: 'List',
    machineSerial: 'N1012-4711',
    hostId: 3,
    verdict: 'fits',
    proof: 'asBuilt',
    reference: null,
    promiseDate: '2026-12-04',
    shippedQuantity: 0,
    reportableQuantity: 0,
    ...differs,
  };
}

/** A batch of an order that has not left Rotterdam. */
export function makeOrderBatch(differs: Partial<OrderDetail['batches'][number]> = {}): OrderDetail['batches'][number] {
  return {
    batchNo: 1,
    status: 'planned',
    warehouse: 'RTM',
    warehouseName: 'Rotterdam',
    estimatedDispatch: '2026-12-01',
    estimatedDelivery: '2026-12-08',
    dispatchedAt: null,
    deliveredAt: null,
    carrier: null,
    carrierName: null,
    trackingCode: null,
    packingList: [],
    ...differs,
  };
}

/** Answers everything a buyer with one line in the cart needs on the way to an order. */
export async function openShopForOrders(differs: Parameters<typeof signInAs>[0] = {}): Promise<void> {
  const features = ['checkout', 'cart', 'orders', 'payments', 'addresses', 'parts', 'history', 'machines', 'home'];
  await Promise.all(features.map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs(differs) });
  network.answer(areaCalls.currencyList, []);
  network.respond(cartCalls.cart, keptSince);
  network.respond(cartCalls.changeCart, keepLines);
  network.answer(partCalls.goodsListByIds, [makePartCard()]);
  network.answer(orderCalls.checkPriceAndInventory, [makeChecked()]);
  network.answer(orderCalls.shipBatchList, makePlan());
  network.answer(contentCalls.regionContact, { email: 'parts@outrigger.example' });
  network.answer(addressCalls.addressList, [makeAddress()]);
  network.answer(creditCalls.creditLines, [
    {
      currency: 'USD',
      limit: usd('1000.00'),
      held: usd('100.00'),
      posted: usd('150.00'),
      available: usd('750.00'),
      automaticLimit: usd('500.00'),
      isFrozen: false,
      movements: [],
    },
  ]);
  network.answer(paymentCalls.paymentMethods, {
    methods: [
      { method: 'wallet', provider: 'test' },
      { method: 'card', provider: 'test' },
    ],
  });
  network.answer(paymentCalls.orderPayments, { attempts: [], refunds: [] });
  network.answer(documentCalls.orderDocuments, []);
  network.answer(orderViewCalls.orderViews, []);
  network.answer(creditCalls.storeCredit, { storeCredit: [] });
  network.answer(orderCalls.orderInfo, makeDetail());
  network.answer(orderCalls.makeOrder, {
    orderNo: 'OR260000021',
    status: 'toBeShipped',
    total: usd('50.00'),
    approvals: [],
  });
}
