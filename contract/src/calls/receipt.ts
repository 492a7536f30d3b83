/** What came short or damaged: the buyer reports it line by line with photos, the parts desk settles it (product §7 receipt). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, LineNo, longText, Quantity } from '../fields.ts';
import { limits } from '../limits.ts';
import { OrderNo } from './order-shapes.ts';

/** What may be wrong with what came. */
export const RECEIPT_PROBLEMS = ['short', 'damaged', 'wrong'] as const;

/** What the parts desk does about it: sends a replacement by hand, grants its price as store credit without a fee, or nothing. */
export const RECEIPT_OUTCOMES = ['replacement', 'credited', 'refused'] as const;

const Photo = z.object({ fileId: z.number(), name: z.string(), mediaType: z.string(), sizeBytes: z.number() });
/** One report of a line. */
export const ReceiptReport = z.object({
  id: z.number(),
  lineNo: z.number(),
  code: z.string(),
  problem: z.enum(RECEIPT_PROBLEMS),
  quantity: z.number(),
  note: z.nullable(z.string()),
  by: z.string(),
  at: z.string(),
  answer: z.nullable(z.string()),
  /** What is done about it; null of a report that waits. */
  outcome: z.nullable(z.enum(RECEIPT_OUTCOMES)),
  settledAt: z.nullable(z.string()),
  photos: z.array(Photo),
});
/** One report of a line. */
export type ReceiptReport = z.infer<typeof ReceiptReport>;
const Reports = z.array(ReceiptReport);

/** Calls about what came short or damaged. */
export const receiptCalls = {
  reportReceipt: post('/order/reportReceipt', {
    about:
      'Tells the parts desk what of a dispatched line came short, damaged or wrong, with photos of the caller’s own.',
    input: z.strictObject({
      orderNo: OrderNo,
      lineNo: LineNo,
      problem: z.enum(RECEIPT_PROBLEMS),
      quantity: Quantity,
      note: z.optional(longText()),
      fileIds: z.optional(z.array(Id).check(z.maxLength(limits.reportPhotosMax))),
    }),
    result: Reports,
    access: 'hasAccess',
    idempotent: true,
    refuses: ['orderNotFound', 'noSuchLine', 'tooManyPieces', 'uploadFailed'],
  }),
  receiptReports: get('/order/receiptReports', {
    about: 'What the company reported of an order, newest first, with what the parts desk answered.',
    input: z.object({ orderNo: OrderNo }),
    result: Reports,
    access: 'hasAccess',
    refuses: ['orderNotFound'],
  }),
  officeReceiptReports: get('/office/receipt/list', {
    about: 'What was reported of an order of any company.',
    input: z.object({ orderNo: OrderNo }),
    result: Reports,
    access: 'officeOrders',
    refuses: ['orderNotFound'],
  }),
  settleReceiptReport: post('/office/receipt/settle', {
    about:
      'Settles a report with what is done and an answer its company reads; what is credited becomes store credit at once.',
    input: z.strictObject({ id: Id, answer: longText(limits.longTextMax, 1), outcome: z.enum(RECEIPT_OUTCOMES) }),
    result: z.object({ id: z.number() }),
    access: 'officeOrders',
    idempotent: true,
    refuses: ['conflict', 'tooManyPieces'],
  }),
};
