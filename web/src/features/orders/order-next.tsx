// The open end of an order's story: what comes next, and on whom or on which day it waits (product §7).
import type { OrderDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { useTexts } from './orders.texts.ts';

export function OrderNext({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const words = useNextWords(order);
  if (!words) return null;
  return (
    <li className="relative border-line border-l-2 border-dashed pb-4 pl-4">
      <span
        aria-hidden="true"
        className="-left-[6px] absolute top-1.5 size-2.5 rounded-full border-2 border-ink-soft bg-surface"
      />
      <p className="text-ink-soft">{t('nextLabel')}</p>
      <p className="wrap-anywhere font-semibold">{words}</p>
    </li>
  );
}

function useNextWords(order: OrderDetail): string | null {
  const t = useTexts();
  const { dayTime, promise } = useFormats();
  const first = (days: readonly (string | null)[]) => days.flatMap((day) => (day === null ? [] : [day])).toSorted()[0];
  switch (order.status) {
    case 'unpaid':
      return order.payBy && t('nextPay', { when: dayTime(order.payBy) });
    case 'pendingApproval': {
      const waiting = order.approvals.find((approval) => approval.state === 'waiting');
      return waiting ? t('nextApproval', { who: waiting.who ?? t('nextDesk') }) : null;
    }
    case 'toBeShipped': {
      const day = first(order.batches.map((batch) => batch.estimatedDispatch));
      return day ? t('nextDispatch', { day: promise(day) }) : null;
    }
    case 'inTransit': {
      const open = order.batches.filter((batch) => batch.status === 'planned' || batch.status === 'inTransit');
      const day = first(open.map((batch) => batch.estimatedDelivery));
      if (open.length === 0) return t('nextReceipt');
      return day ? t('nextArrive', { day: promise(day) }) : null;
    }
    case 'completed':
    case 'canceled':
    case 'notApproved':
      return null;
  }
}
