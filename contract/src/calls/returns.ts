/** Returns (spec §9: within 20 days, less 20 %, as store credit; product §7): asked for by the buyer, accepted, looked at and credited by the parts desk. */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, line, LineNo, listOf, longText, NameLang, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { HiddenMoney, OrderNo } from './order-shapes.ts';
import { RECEIPT_PROBLEMS } from './receipt.ts';

/** Steps of a return: asked for, accepted to be sent back, credited; or refused, or withdrawn by who asked. */
export const RETURN_STATUSES = ['requested', 'accepted', 'credited', 'refused', 'withdrawn'] as const;
/** Where a return stands. */
export type ReturnStatus = (typeof RETURN_STATUSES)[number];
/** Why something comes back. */
export const RETURN_CAUSES = [
  'notNeeded',
  'wrongOrdered',
  'doesNotFit',
  'wrongSent',
  'damaged',
  'faulty',
  'other',
] as const;
/** Why something comes back. */
export type ReturnCause = (typeof RETURN_CAUSES)[number];

const Status = z.enum(RETURN_STATUSES);
/** A number of a return, as its label says it. */
export const ReturnNo = line(30, 3);
const Pieces = (least: number) => z.number().check(z.int(), z.minimum(least), z.maximum(limits.quantityMax));

/** Lines of an address; what is not known is not printed. */
const Place = {
  address: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.string(),
};
const Part = {
  orderNo: z.string(),
  lineNo: z.number(),
  code: z.string(),
  name: z.string(),
  nameLang: NameLang,
  imageUrl: z.string(),
  machineSerial: z.nullable(z.string()),
  /** One piece, as it was sold. */
  unitPrice: HiddenMoney,
};
/** A line of an order whose return window is open. */
export const ReturnableLine = z.object({
  ...Part,
  currency: z.string(),
  /** Pieces that may still come back. */
  left: z.number(),
  returnUntil: z.string(),
});
/** A line of an order whose return window is open. */
export type ReturnableLine = z.infer<typeof ReturnableLine>;

const ReturnLine = z.object({
  ...Part,
  quantity: z.number(),
  /** Pieces that were taken back; null until somebody looked. */
  taken: z.nullable(z.number()),
  /** What was found where fewer were taken. */
  finding: z.nullable(z.string()),
});

/** What goes back to one warehouse, with a label of its own. */
const ReturnParcel = z.object({
  /** As its label and bar code say it: the number of the return, with the place of the parcel where there are several. */
  labelNo: z.string(),
  /** Where it is sent: the warehouse that dispatched its pieces; null where none is known. */
  sendTo: z.nullable(
    z.object({
      code: z.string(),
      name: z.string(),
      nameLang: NameLang,
      ...Place,
    }),
  ),
  lines: z.array(z.object({ orderNo: z.string(), lineNo: z.number(), code: z.string(), quantity: z.number() })),
});
/** What goes back to one warehouse, with a label of its own. */
export type ReturnParcel = z.infer<typeof ReturnParcel>;

/** A return as a list shows it. */
export const ReturnSummary = z.object({
  returnNo: z.string(),
  status: Status,
  cause: z.enum(RETURN_CAUSES),
  requestedAt: z.string(),
  requestedBy: z.string(),
  pieces: z.number(),
  orderNos: z.array(z.string()),
  /** What it is worth in the shop: as asked for, and once credited as credited. */
  credit: HiddenMoney,
});
/** A return as a list shows it. */
export type ReturnSummary = z.infer<typeof ReturnSummary>;

/** A return with all its page shows. */
export const ReturnDetail = z.extend(ReturnSummary, {
  reason: z.string(),
  acceptedAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** What the parts desk said. */
  answer: z.nullable(z.string()),
  goods: HiddenMoney,
  fee: HiddenMoney,
  restockingPercent: z.number(),
  lines: z.array(ReturnLine),
  photos: z.array(z.object({ fileId: z.number(), name: z.string(), mediaType: z.string(), sizeBytes: z.number() })),
  /** One for each warehouse that dispatched some of it, the one of most pieces first. */
  parcels: z.array(ReturnParcel),
  /** Who sends it: the company, at the address that its order went to. */
  sender: z.nullable(z.object({ company: z.string(), name: z.string(), ...Place })),
  /** Whether this caller may still withdraw it. */
  mayWithdraw: z.boolean(),
});
/** A return with all its page shows. */
export type ReturnDetail = z.infer<typeof ReturnDetail>;

/** The same for the parts desk, with whose it is. */
export const DeskReturn = z.extend(ReturnDetail, {
  company: z.object({ id: z.number(), name: z.string() }),
  email: z.nullable(z.string()),
  /** What was reported of its orders at their receipt and is not settled yet. */
  openReports: z.array(
    z.object({ orderNo: z.string(), code: z.string(), problem: z.enum(RECEIPT_PROBLEMS), quantity: z.number() }),
  ),
});
/** The same for the parts desk, with whose it is. */
export type DeskReturn = z.infer<typeof DeskReturn>;

const Stepped = z.object({ returnNo: z.string(), status: Status });
const Listed = {
  status: z.optional(Status),
  page: Page,
  pageSize: pageSize(limits.tablePageSize),
};

/** Calls about returns. */
export const returnCalls = {
  returnableLines: get('/order/returns/returnable', {
    about:
      'Lines of completed orders within their return window of which pieces may come back, the soonest over first.',
    input: z.object({
      orderNo: z.optional(OrderNo),
      /** Words of the order, the part or the machine. */
      keyword: z.optional(line(limits.keywordMax, 1)),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: listOf(ReturnableLine),
    access: 'mayOrder',
    refuses: [],
  }),
  requestReturn: post('/order/returns/request', {
    about:
      'Asks for parts to be taken back, of one order or several in one currency; each within 20 days of its completion. The parts desk is told, and whoever asks gets a mail.',
    input: z.strictObject({
      lines: z
        .array(z.strictObject({ orderNo: OrderNo, lineNo: LineNo, quantity: Pieces(1) }))
        .check(z.minLength(1), z.maxLength(limits.returnLinesMax)),
      cause: z.enum(RETURN_CAUSES),
      reason: longText(limits.longTextMax, 1),
      /** Pictures that the caller uploaded. */
      photos: z._default(z.array(Id).check(z.maxLength(limits.returnPhotosMax)), []),
    }),
    result: Stepped,
    access: 'mayOrder',
    idempotent: true,
    refuses: ['orderNotFound', 'returnWindowOver', 'returnTooMany', 'incorrectCurrency', 'uploadFailed'],
  }),
  withdrawReturn: post('/order/returns/withdraw', {
    about: 'Withdraws a return of the company that is not decided, by who asked for it or the main account.',
    input: z.strictObject({ returnNo: ReturnNo }),
    result: Stepped,
    access: 'mayOrder',
    idempotent: true,
    refuses: ['returnNotFound', 'returnNotAllowed'],
  }),
  returnList: get('/order/returns/list', {
    about: "The company's returns, the newest first, of one order where that is named.",
    input: z.object({ ...Listed, orderNo: z.optional(OrderNo) }),
    result: listOf(ReturnSummary),
    access: 'hasAccess',
    refuses: [],
  }),
  returnInfo: get('/order/returns/detail', {
    about: 'A return of the company with its lines, photos, what it is worth and where it is sent.',
    input: z.object({ returnNo: ReturnNo }),
    result: ReturnDetail,
    access: 'hasAccess',
    refuses: ['returnNotFound'],
  }),
  deskReturns: get('/office/return/list', {
    about: 'Returns of all companies, those that wait first and the oldest of them on top.',
    input: z.object({ ...Listed, keyword: z.optional(line(limits.keywordMax, 1)) }),
    result: listOf(z.extend(ReturnSummary, { company: z.string() })),
    access: 'officeOrdersOrFinance',
    refuses: [],
  }),
  deskReturn: get('/office/return/detail', {
    about: 'A return with whose it is.',
    input: z.object({ returnNo: ReturnNo }),
    result: DeskReturn,
    access: 'officeOrdersOrFinance',
    refuses: ['returnNotFound'],
  }),
  acceptReturn: post('/office/return/accept', {
    about: 'Accepts that a return is sent back; whoever asked is mailed the way to its label.',
    input: z.strictObject({ returnNo: ReturnNo, answer: z.optional(longText()) }),
    result: Stepped,
    access: 'officeOrders',
    idempotent: true,
    refuses: ['returnNotFound', 'returnNotAllowed'],
  }),
  refuseReturn: post('/office/return/refuse', {
    about: 'Refuses a return with a reason, before it is sent or once it was looked at.',
    input: z.strictObject({ returnNo: ReturnNo, answer: longText(limits.longTextMax, 1) }),
    result: Stepped,
    access: 'officeOrders',
    idempotent: true,
    refuses: ['returnNotFound', 'returnNotAllowed'],
  }),
  creditReturn: post('/office/return/credit', {
    about:
      'Says of each line how many pieces are taken back and grants their worth less the restocking fee as store credit.',
    input: z.strictObject({
      returnNo: ReturnNo,
      lines: z
        .array(
          z.strictObject({ orderNo: OrderNo, lineNo: LineNo, taken: Pieces(0), finding: z.optional(longText(1000)) }),
        )
        .check(z.minLength(1), z.maxLength(limits.returnLinesMax)),
      answer: z.optional(longText()),
    }),
    result: Stepped,
    access: 'officeOrders',
    idempotent: true,
    refuses: ['returnNotFound', 'returnNotAllowed', 'returnTooMany', 'returnNothingTaken'],
  }),
};
