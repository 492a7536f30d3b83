/** Orders: checking, planning, placing, looking at them (spec §3 Order, §4, §7 Orders; product §7). */
import * as z from 'zod/mini';
import { ask, get, post } from '../call.ts';
import { Day, DayOffset, Id, line, listOf, longText, Page, PartCode, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { GivenMoney, Money } from '../money.ts';
import {
  ApprovalReason,
  Batch,
  HiddenMoney,
  Lines,
  OrderDetail,
  OrderNo,
  OrderStatus,
  OrderSummary,
  Plan,
  PlannedLine,
  planRefusals,
  ShipMode,
} from './order-shapes.ts';
import { SellPolicy } from './parts.ts';
import { Code } from './registration.ts';

const Ordering = {
  lines: Lines,
  addressId: Id,
  shipMode: ShipMode,
};

/** What a part code leads to, with price and stock as they are now. */
export const CheckedCode = z.object({
  item: z.string(),
  /** The code to order, where the one asked for was replaced or written otherwise; null where unknown. */
  code: z.nullable(z.string()),
  /** So many pieces of `code` stand for so many of the one asked for; 1 and 1 where nothing replaced it. */
  oldQuantity: z.number(),
  newQuantity: z.number(),
  /** What is ordered instead, so many pieces of each for so many asked for; null where nothing takes its place. */
  instead: z.nullable(
    z.object({
      mode: z.enum(['one', 'all', 'choice']),
      successors: z.array(z.object({ code: z.string(), oldQuantity: z.number(), newQuantity: z.number() })),
    }),
  ),
  /** One piece, of the least quantity that can be ordered. */
  price: z.optional(z.nullable(Money)),
  /** Where quantity changes the price: from so many pieces on, one costs this. */
  priceBreaks: z.optional(z.array(z.object({ fromQuantity: z.number(), price: Money }))),
  /** Pieces that can be ordered now; none of what is not sold. */
  inventory: z.number(),
  sellPolicy: z.nullable(SellPolicy),
  packQuantity: z.nullable(z.number()),
  minQuantity: z.nullable(z.number()),
});

/** Ways to sort a list of orders, as plain words: a page that names them needs no schema. */
export const ORDER_SORTS = [
  'placedDesc',
  'placedAsc',
  'totalDesc',
  'totalAsc',
  'promiseDesc',
  'promiseAsc',
  'numberDesc',
  'numberAsc',
  'statusDesc',
  'statusAsc',
  'purchaseDesc',
  'purchaseAsc',
  'makerDesc',
  'makerAsc',
  'linesDesc',
  'linesAsc',
] as const;
/** How a list of orders is sorted. */
export type OrderSort = (typeof ORDER_SORTS)[number];

/** What narrows the orders of a company, and how they are sorted. */
export const OrdersNarrowed = {
  from: z.optional(Day),
  to: z.optional(Day),
  /** Minutes after midnight UTC at which the day `from` begins for the reader: 180 in São Paulo, -480 in Beijing. */
  fromOffset: DayOffset,
  /** Minutes after midnight UTC at which the day `to` ends for the reader. */
  toOffset: DayOffset,
  status: z.optional(OrderStatus),
  /** Words of the order, its purchase order, its cost centre, its parts or its machines. */
  keyword: z.optional(line(limits.keywordMax, 1)),
  /** By any column: `total` is refused without the view-price permission, `promise` is the last day it is promised for, `status` goes by the life of an order. */
  sort: z._default(z.enum(ORDER_SORTS), 'placedDesc'),
  /** `1` for orders of standing machines alone. */
  machineDown: z.optional(z.literal('1')),
};

/** Calls of the orders feature. */
export const orderCalls = {
  checkPriceAndInventory: ask('/order/checkPriceAndInventory', {
    about: 'Price and stock of part codes as they are now; old codes resolve, unknown ones say so.',
    input: z.strictObject({ materialList: z.array(PartCode).check(z.minLength(1), z.maxLength(2000)) }),
    result: z.array(CheckedCode),
    access: 'customer',
    refuses: ['priceQueryFailed', 'priceQueryError'],
    unavailableAs: 'priceQueryFailed',
  }),
  stockAssign: get('/order/calculateMaterialStockAssign', {
    about: 'For each line and warehouse what ships now and what waits until when; both plans with dates and freight.',
    input: z.object({
      /** Lines as CODE*QTY, comma-separated: as many as the address of a request holds; more are planned by getShipBatchList. */
      lines: z.string().check(z.minLength(1), z.maxLength(8000), z.regex(/^\P{Cc}*$/u)),
      addressId: z.optional(Id),
    }),
    result: z.object({ isEverythingInStock: z.boolean(), lines: z.array(PlannedLine), plans: z.array(Plan) }),
    access: 'customer',
    refuses: [...planRefusals, 'freightFailed'],
    unavailableAs: 'freightFailed',
  }),
  shipBatchList: ask('/order/getShipBatchList', {
    about:
      'Plans the batches of a cart before ordering, for one way of shipping; what cannot be ordered is refused as ordering does.',
    input: z.strictObject(Ordering),
    result: z.extend(Plan, {
      /** The caller's spending limit, where the total is above it and the main account has to approve the order. */
      spendingLimit: z.optional(Money),
    }),
    access: 'mayOrder',
    refuses: [...planRefusals, 'waitsForWarehouse', 'freightFailed'],
    unavailableAs: 'freightFailed',
  }),
  makeOrder: post('/order/make', {
    about:
      'Places an order: everything is recomputed, stock reserved, credit held or posted, once per Idempotency-Key.',
    input: z.strictObject({
      ...Ordering,
      /** May be left out where everything is in stock. */
      shipMode: z.optional(ShipMode),
      paymentMethod: z.enum(['credit', 'wallet', 'card']),
      useStoreCredit: z.optional(z.boolean()),
      notes: z.optional(longText()),
      purchaseOrderNo: z.optional(line(100)),
      costCentre: z.optional(line(100)),
      wantedBy: z.optional(Day),
      isMachineDown: z.optional(z.boolean()),
      /** The total the buyer was shown; another one now is refused, with the new prices in `result.now`. */
      expectedTotal: z.optional(GivenMoney),
      /** The day by which the buyer was shown each part; a later one now is refused. */
      expectedDates: z.optional(z.array(z.strictObject({ code: PartCode, by: Day })).check(z.maxLength(2000))),
      /** The code mailed for the purpose `order`, once `verificationNeeded` has asked for it. */
      confirmationCode: z.optional(Code),
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
      ...planRefusals,
      'waitsForWarehouse',
      'chooseShipMode',
      'pricesChanged',
      'datesChanged',
      'verificationNeeded',
      'verificationFailed',
      'insufficientCredit',
      'creditLineBlocked',
      'incorrectCurrency',
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
    refuses: ['incorrectCurrency', 'insufficientCredit', 'creditLineBlocked'],
  }),
  orderList: get('/order/list', {
    about: "The company's orders, newest first unless sorted otherwise.",
    input: z.object({
      ...OrdersNarrowed,
      /** Goes on after this order, however deep; `page` counts for nothing then. */
      cursor: z.optional(OrderNo),
      /** The page that ends before this order, on the way back; `cursor` and `page` count for nothing then. */
      before: z.optional(OrderNo),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: z.extend(listOf(OrderSummary), {
      counts: z.record(z.string(), z.number()),
      /** How many orders stand above the first one here. */
      skipped: z.number(),
      /** The order to go back before; null at the beginning. */
      previousCursor: z.nullable(z.string()),
      /** The order to go on after; null at the end. */
      nextCursor: z.nullable(z.string()),
    }),
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
