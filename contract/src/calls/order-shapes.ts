/** Shapes of orders that several calls speak in: lines, plans, batches, the order itself (spec §3 Order, §4; product §7). */
import * as z from 'zod/mini';
import { Id, line, NameLang, PartCode, Quantity } from '../fields.ts';
import { Money } from '../money.ts';
import type { RefusalName } from '../refusals.ts';
import { Proof, Verdict } from './fit.ts';
import { SellPolicy } from './parts.ts';

/** Absent for callers without the view-price permission. */
export const HiddenMoney = z.optional(Money);

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
  /** The code the buyer had asked for before taking what replaced it; kept on the order's line where the shop knows it. */
  insteadOf: z.optional(PartCode),
});
/** What is ordered, as the buyer sends it: up to 2,000 lines; none at all is refused as an empty cart. */
export const Lines = z.array(OrderLineInput).check(z.maxLength(2000));
/** How short stock is shipped (spec §4): what is there first, or all of it when ready. */
export const ShipMode = z.enum(['batches', 'together']);
/** A number of an order. */
export const OrderNo = line(30, 3);

const WarehouseShare = z.object({ warehouse: z.string(), name: z.string(), quantity: z.number() });
/** One line of a plan: which warehouse ships what now, and what waits until when. */
export const PlannedLine = z.object({
  code: z.string(),
  name: z.string(),
  quantity: z.number(),
  sellPolicy: SellPolicy,
  now: z.array(WarehouseShare),
  waits: z.object({ quantity: z.number(), until: z.nullable(z.string()) }),
  promiseDate: z.nullable(z.string()),
});
/** Why lines cannot be planned to an address: whatever asks for stock, freight or batches may hear these (spec §8). */
export const planRefusals = [
  'cartEmpty',
  'noValidItems',
  'noPartInformation',
  'quantityError',
  'addressNotFound',
  'cannotShipToCountry',
  'cannotBeBought',
  'partReplaced',
  'partsWithoutPrice',
  'shippingFeeFailed',
] as const satisfies readonly RefusalName[];

/** One way to ship a cart, batch by batch, with its dates and freight. */
export const Plan = z.object({
  shipMode: ShipMode,
  batches: z.array(
    z.object({
      warehouse: z.string(),
      name: z.string(),
      nameLang: NameLang,
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

/** How many pieces of a line are for which machine; the rest is for none. */
export const LineMachines = z.optional(z.array(z.object({ serialNumber: z.string(), quantity: z.number() })));

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
  machines: LineMachines,
  hostId: z.nullable(z.number()),
  /** Where the part is an item in the book of the machine, in the order's own view. */
  place: z.optional(z.nullable(z.object({ figureId: z.number(), itemNo: z.string() }))),
  verdict: Verdict,
  proof: Proof,
  reference: z.nullable(z.string()),
  promiseDate: z.nullable(z.string()),
  shippedQuantity: z.number(),
  /** Pieces that may be reported short, damaged or wrong: those that have left, less what came back, was credited, or waits in a report or a return. */
  reportableQuantity: z.number(),
});
/** A shipment of an order with its packing list. */
export const Batch = z.object({
  batchNo: z.number(),
  status: z.string(),
  warehouse: z.string(),
  warehouseName: z.string(),
  warehouseNameLang: NameLang,
  estimatedDispatch: z.nullable(z.string()),
  estimatedDelivery: z.nullable(z.string()),
  dispatchedAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  /** What a carrier is called that no adapter knows. */
  carrierName: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
  packingList: z.array(
    z.object({
      lineNo: z.number(),
      code: z.string(),
      name: z.string(),
      nameLang: NameLang,
      quantity: z.number(),
      weightGrams: z.nullable(z.number()),
    }),
  ),
});

/** An order as the list shows it. */
export const OrderSummary = z.object({
  orderNo: z.string(),
  description: z.nullable(z.string()),
  status: OrderStatus,
  placedAt: z.string(),
  /** Whether it is in transit and pieces of it have not left yet: its receipt cannot be confirmed. */
  isPartlySent: z.optional(z.boolean()),
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
  /** What is left of the total after store credit. */
  due: HiddenMoney,
  /** Money that was taken of an order that ended, late or in time: whether all of it is given back, or its provider will not; null where none was. */
  moneyBack: z.optional(z.nullable(z.enum(['onItsWay', 'done', 'refused']))),
  shipMode: ShipMode,
  payBy: z.nullable(z.string()),
  invoiceNo: z.nullable(z.string()),
  /** Until when its parts may come back (spec §9: 20 days); null until it is completed. */
  returnUntil: z.optional(z.nullable(z.string())),
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
      /** Who of the company is waited for; null where it is the parts desk. */
      who: z.optional(z.nullable(z.string())),
    }),
  ),
  events: z.array(
    z.object({
      event: z.string(),
      toStatus: OrderStatus,
      actor: z.string(),
      /** Whoever of the company it was; the parts desk is not named. */
      by: z.nullable(z.string()),
      /** The batch that left or arrived, where it was one of several. */
      batchNo: z.nullable(z.number()),
      at: z.string(),
      reason: z.nullable(z.string()),
      /** What was given back or credited, where that is what happened. */
      amount: HiddenMoney,
    }),
  ),
  /** What this caller may do with the order now. */
  actions: z.array(
    z.enum(['payNow', 'cancel', 'tracking', 'confirmReceipt', 'invoice', 'reorder', 'return', 'approve', 'reject']),
  ),
});
/** An order with everything its page shows. */
export type OrderDetail = z.infer<typeof OrderDetail>;
