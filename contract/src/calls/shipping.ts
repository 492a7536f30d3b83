/** How batches travel: what the parts desk packs and sends, where a carrier says it is, and that it came (spec §4 tracking, confirm receipt; product §7, §8). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { line, LineNo, listOf, NameLang, Page, pageSize, Quantity } from '../fields.ts';
import { LanguageCode } from '../language-code.ts';
import { limits } from '../limits.ts';
import type { RefusalName } from '../refusals.ts';
import { LineMachines, OrderNo, OrderStatus } from './order-shapes.ts';

/** Who carries batches, as plain words: `simulated` is the demo's own, `other` whoever else, by the name the desk types. */
export const CARRIERS = ['dhl', 'simulated', 'other'] as const;
/** Who carries a batch. */
export type CarrierName = (typeof CARRIERS)[number];

/** How far a batch is, as all carriers are understood: DHL's five statuses, and the two ends of our own. */
export const TRACK_STATUSES = ['announced', 'pickedUp', 'inTransit', 'outForDelivery', 'delivered', 'failure'] as const;
/** How far a batch is by one report. */
export type TrackStatus = (typeof TRACK_STATUSES)[number];

/** What the list of the desk is narrowed to. */
export const SHIPMENT_STATES = ['ready', 'waiting', 'onTheWay', 'delivered'] as const;
/** What the list of the desk is narrowed to. */
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

const BatchNo = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9999));
/** One batch of an order; without its number the one shipment of an order that goes together. */
const WhichBatch = { orderNo: OrderNo, batchNo: z.optional(BatchNo) };

/** What `other` is called; counts for no other carrier. */
const CarrierNamed = z.optional(line(60, 1));
const TrackingCode = line(60, 3);

const Place = z.object({ code: z.string(), name: z.string(), nameLang: NameLang, city: z.nullable(z.string()) });

/** A shipment as the desk's list shows it. */
const DeskShipment = z.object({
  orderNo: z.string(),
  /** Null where the batches of an order go together. */
  batchNo: z.nullable(z.number()),
  state: z.enum(SHIPMENT_STATES),
  company: z.string(),
  /** Names of its warehouses, first planned first. */
  warehouses: z.array(z.string()),
  lineCount: z.number(),
  pieces: z.number(),
  /** Pieces that its warehouses do not hold. */
  missing: z.number(),
  isMachineDown: z.boolean(),
  estimatedDispatch: z.nullable(z.string()),
  /** Since when it waits: the moment of its order, of its dispatch, or of its arrival. */
  since: z.string(),
  carrier: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
});

/** A line of a packing list as it is packed. */
const PackedLine = z.object({
  batchNo: z.number(),
  lineNo: z.number(),
  code: z.string(),
  name: z.string(),
  nameLang: NameLang,
  reference: z.nullable(z.string()),
  machineSerial: z.nullable(z.string()),
  machines: LineMachines,
  quantity: z.number(),
  /** Pieces of it that its warehouse does not hold; 0 of what has left. */
  missing: z.number(),
  /** The next delivery on its way to the warehouse, where pieces are missing. */
  expectedOn: z.nullable(z.string()),
  weightGrams: z.nullable(z.number()),
  warehouse: Place,
});

const Report = z.object({
  at: z.string(),
  status: z.string(),
  place: z.nullable(z.string()),
  /** The carrier's own words, in the language it answers in; null where the status says it all. */
  text: z.nullable(z.string()),
});

const Tracked = z.object({
  batchNo: z.number(),
  carrier: z.nullable(z.string()),
  carrierName: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
  /** Where the carrier itself shows it. */
  link: z.nullable(z.string()),
  warehouse: Place,
  estimatedDelivery: z.nullable(z.string()),
  dispatchedAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  /** When the carrier was asked last; null where none is asked. */
  askedAt: z.nullable(z.string()),
  /** Oldest first. */
  events: z.array(Report),
});

/** A shipment as it is packed, sent and printed. */
export const ShipmentToPack = z.object({
  orderNo: z.string(),
  batchNo: z.nullable(z.number()),
  status: z.enum(['planned', 'inTransit', 'delivered', 'canceled']),
  orderStatus: OrderStatus,
  company: z.string(),
  /** The language the order was placed in: that of its packing list. */
  language: LanguageCode,
  shipMode: z.enum(['batches', 'together']),
  placedAt: z.string(),
  purchaseOrderNo: z.nullable(z.string()),
  costCentre: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  wantedBy: z.nullable(z.string()),
  isMachineDown: z.boolean(),
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
  estimatedDispatch: z.nullable(z.string()),
  estimatedDelivery: z.nullable(z.string()),
  dispatchedAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  /** What a carrier is called that no adapter knows. */
  carrierName: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
  packingListNo: z.nullable(z.string()),
  lines: z.array(PackedLine),
  /** The batches of it that have left, with what their carriers said. */
  tracking: z.array(Tracked),
  /** Who can carry it here. */
  carriers: z.array(z.enum(CARRIERS)),
});

/** What happened to one order of several. */
const Confirmed = z.object({
  orderNo: z.string(),
  isCompleted: z.boolean(),
  /** Why not, as a refusal by its name with its text. */
  reason: z.optional(z.string()),
  message: z.optional(z.string()),
});

const moved = z.object({ orderNo: z.string(), status: OrderStatus });
const deskRefusals = ['orderNotFound', 'orderNotAllowed'] as const satisfies readonly RefusalName[];

/** Calls of shipping. */
export const shippingCalls = {
  officeShipments: get('/office/shipment/list', {
    about:
      'Batches to pack, that wait for stock or are on their way, machine down first, then the oldest; or that arrived within 30 days, the newest first.',
    input: z.object({
      state: z._default(z.enum(SHIPMENT_STATES), 'ready'),
      /** Code of a warehouse. */
      warehouse: z.optional(line(64, 1)),
      /** Part of an order number, a company, a tracking code, or a part code. */
      keyword: z.optional(line(limits.keywordMax, 1)),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: z.extend(listOf(DeskShipment), {
      counts: z.array(z.object({ state: z.enum(SHIPMENT_STATES), count: z.number() })),
      warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    access: 'officeOrders',
    refuses: [],
  }),
  officeShipment: get('/office/shipment/info', {
    about: 'One batch of any company, or the one shipment of an order that goes together, as it is packed and printed.',
    input: z.object({
      ...WhichBatch,
      /** The language its names are read in, where it is to be printed in another than the caller's. */
      language: z.optional(LanguageCode),
    }),
    result: ShipmentToPack,
    access: 'officeOrders',
    refuses: ['orderNotFound'],
  }),
  dispatchBatch: post('/office/shipment/dispatch', {
    about:
      'Hands a batch to its carrier: stock goes down, the buyer is told. Where less is packed, the rest becomes a batch of its own.',
    input: z.strictObject({
      ...WhichBatch,
      carrier: z.enum(CARRIERS),
      carrierName: CarrierNamed,
      /** May be left out with the simulated carrier, which makes its own. */
      trackingCode: z.optional(TrackingCode),
      /** What is packed of each line; without it all of it. */
      packed: z.optional(
        z.array(z.strictObject({ lineNo: LineNo, quantity: Quantity })).check(z.minLength(1), z.maxLength(2000)),
      ),
    }),
    result: z.extend(moved, { trackingCode: z.string(), restBatchNo: z.nullable(z.number()) }),
    access: 'officeOrders',
    idempotent: true,
    refuses: [
      ...deskRefusals,
      'waitsForWarehouse',
      'tooManyPieces',
      'noSuchLine',
      'trackingCodeMissing',
      'trackingCodeTaken',
    ],
  }),
  deliverBatch: post('/office/shipment/deliver', {
    about: 'Notes that a batch on its way arrived; the buyer is told.',
    input: z.strictObject(WhichBatch),
    result: moved,
    access: 'officeOrders',
    idempotent: true,
    refuses: deskRefusals,
  }),
  correctTracking: post('/office/shipment/correct', {
    about:
      'Puts right who carries a batch on its way and by which code; the buyer is mailed a new one. Saved as it stood, nothing changes.',
    input: z.strictObject({
      ...WhichBatch,
      carrier: z.enum(CARRIERS),
      carrierName: CarrierNamed,
      trackingCode: TrackingCode,
    }),
    result: z.object({ orderNo: z.string(), carrier: z.enum(CARRIERS), trackingCode: z.string() }),
    access: 'officeOrders',
    idempotent: true,
    refuses: [...deskRefusals, 'trackingCodeTaken'],
  }),
  track: get('/dhl/track', {
    about: 'Where the batches of an order are, as their carriers said last; all of them or one.',
    input: z.object(WhichBatch),
    result: z.array(Tracked),
    access: 'hasAccess',
    refuses: ['orderNotFound'],
  }),
  confirmReceipt: post('/order/confirmReceipt', {
    about: 'Confirms that all of an order arrived, which completes it and opens its return window.',
    input: z.strictObject({ orderNo: OrderNo }),
    result: moved,
    access: 'mayOrder',
    idempotent: true,
    refuses: ['orderNotFound', 'confirmFailed'],
  }),
  batchConfirmReceipt: post('/order/batchConfirmReceipt', {
    about:
      'Confirms the receipt of several orders, each by itself: the answer says of each whether it is completed or why not.',
    input: z.strictObject({ orderNos: z.array(OrderNo).check(z.minLength(1), z.maxLength(limits.pageSizeMax)) }),
    result: z.array(Confirmed),
    access: 'mayOrder',
    idempotent: true,
    refuses: [],
  }),
};
/** A shipment as it is packed, sent and printed. */
export type ShipmentToPack = z.infer<typeof ShipmentToPack>;
