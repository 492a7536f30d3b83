/** Orders: checking, planning, placing, looking at them (spec §3 Order, §4, §7 Orders; product §7). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Day, Id, line, listOf, longText, Page, PartCode, pageSize, Quantity } from '../fields.ts';
import { limits } from '../limits.ts';
import { GivenMoney, Money } from '../money.ts';
import { Proof, Verdict } from './machines.ts';
import { SellPolicy } from './parts.ts';

/** Absent for callers without the view-price permission. */
const HiddenMoney = z.optional(Money);

/** Order statuses of spec §4. */
export const OrderStatus = z.enum([
  'unpaid',
  'canceled',
  'toBeShipped',
  'inTransit',
  'completed',
  'pendingApproval',
  'notApproved',
]);
/** An order status. */
export type OrderStatus = z.infer<typeof OrderStatus>;
/** Payment statuses of spec §4. */
export const PaymentStatus = z.enum(['paid', 'pending', 'failed']);
/** Reasons an order waits for somebody. */
export const ApprovalReason = z.enum(['credit', 'spendLimit', 'noPrice']);

const OrderLineInput = z.strictObject({
  code: PartCode,
  qty: Quantity,
  hostId: z.optional(Id),
  reference: z.optional(line(100)),
});
const Lines = z.array(OrderLineInput).check(z.minLength(1), z.maxLength(2000));
const ShipMode = z.enum(['batches', 'together']);
const OrderNo = line(30, 3);

const WarehouseShare = z.object({ warehouse: z.string(), name: z.string(), quantity: z.number() });
const PlannedLine = z.object({
  code: z.string(),
  name: z.string(),
  quantity: z.number(),
  sellPolicy: SellPolicy,
  now: z.array(WarehouseShare),
  waits: z.object({ quantity: z.number(), until: z.nullable(z.string()) }),
  promiseDate: z.nullable(z.string()),
});
const Plan = z.object({
  shipMode: ShipMode,
  batches: z.array(
    z.object({
      warehouse: z.string(),
      name: z.string(),
      dispatchDate: z.string(),
      deliveryFrom: z.string(),
      deliveryTo: z.string(),
      weightGrams: z.number(),
      lines: z.array(z.object({ code: z.string(), quantity: z.number() })),
      freight: HiddenMoney,
    }),
  ),
  freight: HiddenMoney,
  total: HiddenMoney,
});

const OrderLine = z.object({
  lineNo: z.number(),
  code: z.string(),
  changeCode: z.nullable(z.string()),
  name: z.string(),
  nameEs: z.nullable(z.string()),
  namePt: z.nullable(z.string()),
  nameFh: z.nullable(z.string()),
  nameCn: z.nullable(z.string()),
  imageUrl: z.string(),
  unit: z.string(),
  quantity: z.number(),
  unitPrice: HiddenMoney,
  total: HiddenMoney,
  priceList: z.optional(z.nullable(z.string())),
  machineSerial: z.nullable(z.string()),
  hostId: z.nullable(z.number()),
  verdict: Verdict,
  proof: Proof,
  reference: z.nullable(z.string()),
  promiseDate: z.nullable(z.string()),
  shippedQuantity: z.number(),
});
const Batch = z.object({
  batchNo: z.number(),
  status: z.string(),
  warehouse: z.string(),
  warehouseName: z.string(),
  estimatedDispatch: z.nullable(z.string()),
  estimatedDelivery: z.nullable(z.string()),
  dispatchedAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
  packingList: z.array(
    z.object({
      lineNo: z.number(),
      code: z.string(),
      name: z.string(),
      quantity: z.number(),
      weightGrams: z.nullable(z.number()),
    }),
  ),
});

const OrderSummary = z.object({
  orderNo: z.string(),
  description: z.nullable(z.string()),
  status: OrderStatus,
  placedAt: z.string(),
  lineCount: z.number(),
  total: HiddenMoney,
  paymentMethod: z.string(),
  paymentStatus: PaymentStatus,
  purchaseOrderNo: z.nullable(z.string()),
  isMachineDown: z.boolean(),
  promiseDate: z.nullable(z.string()),
  createdBy: z.string(),
  images: z.array(z.string()),
});
/** An order as the list shows it. */
export type OrderSummary = z.infer<typeof OrderSummary>;

/** An order with everything its page shows (spec §3 Order). */
export const OrderDetail = z.extend(OrderSummary, {
  itemsAmount: HiddenMoney,
  freight: HiddenMoney,
  storeCredit: HiddenMoney,
  shipMode: ShipMode,
  payBy: z.nullable(z.string()),
  invoiceNo: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  costCentre: z.nullable(z.string()),
  wantedBy: z.nullable(z.string()),
  recipient: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    state: z.string(),
    country: z.string(),
    countryName: z.string(),
    phone: z.string(),
  }),
  weightGrams: z.nullable(z.number()),
  lines: z.array(OrderLine),
  batches: z.array(Batch),
  approvals: z.array(
    z.object({
      reason: ApprovalReason,
      state: z.enum(['waiting', 'approved', 'rejected']),
      note: z.nullable(z.string()),
      decidedAt: z.nullable(z.string()),
    }),
  ),
  events: z.array(
    z.object({
      event: z.string(),
      toStatus: OrderStatus,
      actor: z.string(),
      at: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
  /** What this caller may do with the order now. */
  actions: z.array(
    z.enum(['payNow', 'cancel', 'tracking', 'confirmReceipt', 'invoice', 'reorder', 'approve', 'reject']),
  ),
});
/** An order with everything its page shows. */
export type OrderDetail = z.infer<typeof OrderDetail>;

const Ordering = {
  lines: Lines,
  addressId: Id,
  shipMode: ShipMode,
};

/** Calls of the orders feature. */
export const orderCalls = {
  checkPriceAndInventory: post('/order/checkPriceAndInventory', {
    about: 'Price and stock of part codes as they are now; old codes resolve, unknown ones say so.',
    input: z.strictObject({ materialList: z.array(PartCode).check(z.minLength(1), z.maxLength(2000)) }),
    result: z.array(
      z.object({
        item: z.string(),
        /** The code to order, where the one asked for was replaced or written otherwise; null where unknown. */
        code: z.nullable(z.string()),
        price: z.optional(z.nullable(Money)),
        /** Where quantity changes the price: from so many pieces on, one costs this. */
        priceBreaks: z.optional(z.array(z.object({ fromQuantity: z.number(), price: Money }))),
        inventory: z.number(),
        sellPolicy: z.nullable(SellPolicy),
        packQuantity: z.nullable(z.number()),
        minQuantity: z.nullable(z.number()),
      }),
    ),
    access: 'customer',
    refuses: [],
  }),
  stockAssign: get('/order/calculateMaterialStockAssign', {
    about: 'For each line and warehouse what ships now and what waits until when; both plans with dates and freight.',
    input: z.object({
      /** Lines as CODE*QTY, comma-separated. */
      lines: z.string().check(z.minLength(1), z.maxLength(100_000)),
      addressId: z.optional(Id),
    }),
    result: z.object({ isEverythingInStock: z.boolean(), lines: z.array(PlannedLine), plans: z.array(Plan) }),
    access: 'customer',
    refuses: [
      'noPartInformation',
      'quantityError',
      'addressNotFound',
      'cannotShipToCountry',
      'cannotBeBought',
      'partsWithoutPrice',
      'shippingFeeFailed',
    ],
  }),
  shipBatchList: post('/order/getShipBatchList', {
    about: 'Plans the batches of a cart before ordering, for one way of shipping.',
    input: z.strictObject(Ordering),
    result: Plan,
    access: 'mayOrder',
    refuses: [
      'noPartInformation',
      'quantityError',
      'addressNotFound',
      'cannotShipToCountry',
      'cannotBeBought',
      'partsWithoutPrice',
      'shippingFeeFailed',
    ],
  }),
  makeOrder: post('/order/make', {
    about:
      'Places an order: everything is recomputed, stock reserved, credit held or posted, once per Idempotency-Key.',
    input: z.strictObject({
      ...Ordering,
      paymentMethod: z.enum(['credit', 'wallet', 'card']),
      useStoreCredit: z.optional(z.boolean()),
      notes: z.optional(longText()),
      purchaseOrderNo: z.optional(line(100)),
      costCentre: z.optional(line(100)),
      wantedBy: z.optional(Day),
      isMachineDown: z.optional(z.boolean()),
      /** The total the buyer was shown; another one now is refused, with the new prices in `result.now`. */
      expectedTotal: z.optional(GivenMoney),
    }),
    result: z.object({
      orderNo: z.string(),
      status: OrderStatus,
      total: HiddenMoney,
      payBy: z.optional(z.string()),
      approvals: z.array(ApprovalReason),
    }),
    access: 'mayOrder',
    idempotent: true,
    refuses: [
      'noPartInformation',
      'quantityError',
      'addressNotFound',
      'cannotShipToCountry',
      'cannotBeBought',
      'partsWithoutPrice',
      'waitsForWarehouse',
      'pricesChanged',
      'insufficientCredit',
      'incorrectCurrency',
      'shippingFeeFailed',
      'machineNotFound',
    ],
    bodyLimit: 1024 * 1024,
  }),
  checkByCode: get('/order/checkByCode', {
    about: 'Whether a total would pass the credit line, and how far it would fill it.',
    input: z.object({
      total: z.string().check(z.regex(/^\d{1,11}(\.\d{1,2})?$/)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    }),
    result: z.object({
      passes: z.boolean(),
      waitsForApproval: z.boolean(),
      percentAfter: z.number(),
      currency: z.string(),
    }),
    access: 'mayViewPrices',
    refuses: ['incorrectCurrency'],
  }),
  orderList: get('/order/list', {
    about: "The company's orders, newest first.",
    input: z.object({
      from: z.optional(Day),
      to: z.optional(Day),
      status: z.optional(OrderStatus),
      keyword: z.optional(line(limits.keywordMax, 1)),
      /** `1` for orders of standing machines alone. */
      machineDown: z.optional(z.literal('1')),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: z.extend(listOf(OrderSummary), { counts: z.record(z.string(), z.number()) }),
    access: 'hasAccess',
    refuses: ['dateRangeInvalid'],
  }),
  orderInfo: get('/order/getOrderInfo', {
    about: 'One order of the company with lines, batches, events and what may be done with it.',
    input: z.object({ orderNo: OrderNo }),
    result: OrderDetail,
    access: 'hasAccess',
    refuses: ['orderNotFound'],
  }),
  orderBatches: get('/order/orders/queryOrderBatchInfo', {
    about: 'The batches of an order with their packing lists.',
    input: z.object({ orderNo: OrderNo }),
    result: z.array(Batch),
    access: 'hasAccess',
    refuses: ['orderNotFound'],
  }),
};

/** Freight calls. */
export const freightCalls = {
  logisticFee: post('/logistics/logisticFee', {
    about: 'Freight of a cart to an address, by zone and the heavier of actual and volumetric weight.',
    input: z.strictObject({
      lines: Lines,
      addressId: Id,
      /** Together is one consignment; batches are charged each by itself. */
      shipMode: z._default(ShipMode, 'together'),
    }),
    result: z.object({
      freight: HiddenMoney,
      weightGrams: z.number(),
      chargedGrams: z.number(),
      zone: z.string(),
      daysFrom: z.number(),
      daysTo: z.number(),
    }),
    access: 'customer',
    refuses: [
      'noPartInformation',
      'quantityError',
      'addressNotFound',
      'cannotShipToCountry',
      'cannotBeBought',
      'partsWithoutPrice',
      'shippingFeeFailed',
    ],
  }),
};

/** Credit calls. */
export const creditCalls = {
  creditLines: post('/finance/creditUsageRecord/getCreditLines', {
    about: "The company's credit lines: limit, held, posted, available, and the last movements.",
    input: z.strictObject({}),
    result: z.array(
      z.object({
        currency: z.string(),
        limit: Money,
        held: Money,
        posted: Money,
        available: Money,
        automaticLimit: Money,
        isFrozen: z.boolean(),
        movements: z.array(
          z.object({ at: z.string(), kind: z.string(), amount: Money, orderNo: z.nullable(z.string()) }),
        ),
      }),
    ),
    access: 'mayViewPrices',
    refuses: [],
  }),
};
