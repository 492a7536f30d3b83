// Order and payment statuses in words, always with an icon (spec §4; design: status colours).
import type { OrderDetail, OrderStatus } from '@outrigger/contract';
import { type Status, StatusChip } from '../../ui/text/status-chip.tsx';
import { type OrdersKey, useTexts } from './orders.texts.ts';

const LOOK: Record<OrderStatus, Status> = {
  unpaid: 'waiting',
  canceled: 'outOfStock',
  toBeShipped: 'info',
  inTransit: 'info',
  completed: 'done',
  pendingApproval: 'waiting',
  notApproved: 'failed',
};
/** The text of each order status. */
export const STATUS_WORDS = {
  unpaid: 'statusUnpaid',
  canceled: 'statusCanceled',
  toBeShipped: 'statusToBeShipped',
  inTransit: 'statusInTransit',
  completed: 'statusCompleted',
  pendingApproval: 'statusPendingApproval',
  notApproved: 'statusNotApproved',
} as const satisfies Record<OrderStatus, OrdersKey>;

/** Where an order stands. */
export function OrderStatusChip({ status, isBare }: { status: OrderStatus; isBare?: boolean }) {
  const t = useTexts();
  return (
    <StatusChip status={LOOK[status]} {...(isBare ? { isBare } : {})}>
      {t(STATUS_WORDS[status])}
    </StatusChip>
  );
}

const METHOD_WORDS = { credit: 'methodCredit', wallet: 'methodWallet', card: 'methodCard' } as const;

type Paying = Pick<OrderDetail, 'paymentMethod' | 'paymentStatus' | 'status' | 'moneyBack'>;

/** Whether it ended before anything of it was sent. */
export const hasEnded = (status: OrderStatus): boolean => status === 'canceled' || status === 'notApproved';

/** What is true of the money: on the credit line nothing is paid yet, and what ended before a payment did not fail (product §7). */
function paymentWord({ paymentMethod, paymentStatus, status, moneyBack }: Paying): { look: Status; word: OrdersKey } {
  if (paymentMethod === 'credit') return ON_CREDIT[paymentStatus];
  if (!hasEnded(status)) return PAYMENTS[paymentStatus];
  return moneyBack ? BACK[moneyBack] : ENDED[paymentStatus];
}

const PAYMENTS = {
  paid: { look: 'paid', word: 'paymentPaid' },
  pending: { look: 'waiting', word: 'paymentPending' },
  failed: { look: 'failed', word: 'paymentFailed' },
} as const;
const NOTHING_PAID = { look: 'outOfStock', word: 'paymentNone' } as const;
// Also money that came when the order had ended goes back.
const BACK = {
  onItsWay: { look: 'info', word: 'paymentBack' },
  done: { look: 'done', word: 'paymentGivenBack' },
  refused: { look: 'failed', word: 'paymentNotBack' },
} as const;
// Of an order that ends, what was paid is given back in full.
const ENDED = { paid: { look: 'info', word: 'paymentBack' }, pending: NOTHING_PAID, failed: NOTHING_PAID } as const;
const ON_CREDIT = {
  paid: { look: 'info', word: 'onAccount' },
  pending: { look: 'waiting', word: 'onAccountWaits' },
  failed: { look: 'outOfStock', word: 'onAccountEnded' },
} as const;

/** How an order is paid, and whether it is. */
export function Payment({ order }: { order: Paying }) {
  const t = useTexts();
  const method = METHOD_WORDS[order.paymentMethod as keyof typeof METHOD_WORDS];
  const { look, word } = paymentWord(order);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      {method ? t(method) : order.paymentMethod}
      <StatusChip status={look} isBare>
        {t(word)}
      </StatusChip>
    </span>
  );
}
