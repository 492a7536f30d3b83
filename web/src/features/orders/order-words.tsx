// Order and payment statuses in words, always with an icon (spec §4; design: status colours).
import type { OrderDetail, OrderStatus } from '@outrigger/contract';
import { type Status, StatusChip } from '../../ui/status-chip.tsx';
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

const PAYMENT_LOOK = { paid: 'paid', pending: 'waiting', failed: 'failed' } as const;
const PAYMENT_WORDS = { paid: 'paymentPaid', pending: 'paymentPending', failed: 'paymentFailed' } as const;
const METHOD_WORDS = { credit: 'methodCredit', wallet: 'methodWallet', card: 'methodCard' } as const;

/** How an order is paid, and whether it is. */
export function Payment({ order }: { order: Pick<OrderDetail, 'paymentMethod' | 'paymentStatus'> }) {
  const t = useTexts();
  const method = METHOD_WORDS[order.paymentMethod as keyof typeof METHOD_WORDS];
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {method ? t(method) : order.paymentMethod}
      <StatusChip status={PAYMENT_LOOK[order.paymentStatus]} isBare>
        {t(PAYMENT_WORDS[order.paymentStatus])}
      </StatusChip>
    </span>
  );
}
