// What an order waits for, and on whom; why it was not approved (spec §4; product §7 approvals).
import type { OrderDetail } from '@outrigger/contract';
import { CircleX, Clock } from 'lucide-react';
import { Notice } from '../../ui/states/notice.tsx';
import { ApproveBox } from './approve-box.tsx';
import { useTexts } from './orders.texts.ts';

const REASONS = { credit: 'waitsCredit', spendLimit: 'waitsSpendLimit', noPrice: 'waitsNoPrice' } as const;

export function OrderWaiting({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const waiting = order.approvals.filter((approval) => approval.state === 'waiting');
  const rejected = order.approvals.find((approval) => approval.state === 'rejected');
  const clock = <Clock aria-hidden="true" />;
  // Whoever may not see prices is not told of limits: then only that it waits is said.
  if (order.status === 'pendingApproval') {
    if (order.actions.includes('approve')) return <ApproveBox order={order} />;
    const words = waiting.map(({ reason, who }) => t(REASONS[reason], { who: who ?? t('yourMainAccount') }));
    return <Notice tone="wait" icon={clock} title={t('waitsTitle')} text={words.join(' ')} />;
  }
  if (!rejected) return null;
  return (
    <Notice tone="bad" icon={<CircleX aria-hidden="true" />} title={t('rejectedTitle')} text={rejected.note ?? ''} />
  );
}
