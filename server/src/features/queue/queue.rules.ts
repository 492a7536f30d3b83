// Which kinds of work are whose in the office (product §8: roles).
import type { calls, OfficeRole, ResultOf } from '@outrigger/contract';

/** A kind of work. */
export type QueueKind = ResultOf<typeof calls.queue.officeQueue>['items'][number]['kind'];

/** The roles that do each kind; `super` does all. A new kind is a row here and one in `queue.reads.ts`. */
const DONE_BY: Record<QueueKind, readonly OfficeRole[]> = {
  orderCredit: ['orders', 'finance'],
  dispatch: ['orders'],
  stuckShipment: ['orders'],
  return: ['orders'],
  receipt: ['orders'],
  refund: ['finance'],
  company: ['support'],
  subAccount: ['support'],
  question: ['support'],
  rating: ['support'],
};

/** The kinds of work of somebody with these roles, in the order they are shown. */
export function kindsFor(roles: readonly OfficeRole[]): QueueKind[] {
  return (Object.keys(DONE_BY) as QueueKind[]).filter((kind) =>
    roles.some((role) => role === 'super' || DONE_BY[kind].includes(role)),
  );
}
