/** What waits for a person of the parts desk (product §8: work queue first, machine down and oldest on top). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { listOf, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { Money } from '../money.ts';

/** Kinds of work, in the order the office shows them. */
export const QUEUE_KINDS = [
  'orderCredit',
  'dispatch',
  'stuckShipment',
  'return',
  'receipt',
  'refund',
  'company',
  'subAccount',
  'question',
  'rating',
] as const;
/** A kind of work. */
export const QueueKind = z.enum(QUEUE_KINDS);
/** A kind of work. */
export type QueueKind = z.infer<typeof QueueKind>;

/** Calls of the work queue. */
export const queueCalls = {
  officeQueue: get('/office/queue', {
    about: 'What waits for the caller by his office roles: machine down first, then the oldest; with counts by kind.',
    input: z.object({ kind: z.optional(QueueKind), page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: z.extend(
      listOf(
        z.object({
          kind: QueueKind,
          /** By what the page behind it is asked for: of an order, a refund or a receipt the order's number, of a batch, to pack or on its way, with `-` and its own, of a return its own, of a person his address, of a question its kind and number. */
          key: z.string(),
          company: z.string(),
          /** Who is behind it. */
          person: z.nullable(z.string()),
          /** Of a refund its provider, by its name in the shop. */
          provider: z.optional(z.string()),
          /** Of a question its subject, or how its message begins. */
          about: z.optional(z.string()),
          /** Of an inquiry that is said to be of high urgency. */
          isUrgent: z.optional(z.boolean()),
          /** Absent where the kind has no amount. */
          amount: z.optional(Money),
          isMachineDown: z.boolean(),
          since: z.string(),
        }),
      ),
      { counts: z.array(z.object({ kind: QueueKind, count: z.number() })) },
    ),
    access: 'office',
    refuses: [],
  }),
};
