// The open end of an order's story: what comes next, and on whom or on which day it waits (product §7).
import type { OrderDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { nextStepOf } from './next-step.rules.ts';
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
  switch (order.status) {
    case 'unpaid':
      return order.payBy && t('nextPay', { when: dayTime(order.payBy) });
    case 'pendingApproval': {
      const waiting = order.approvals.find((approval) => approval.state === 'waiting');
      return waiting ? t('nextApproval', { who: waiting.who ?? t('nextDesk') }) : null;
    }
    case 'toBeShipped':
    case 'inTransit': {
      const next = nextStepOf(order);
      if (!next) return order.status === 'inTransit' && hasAllArrived(order) ? t('nextReceipt') : null;
      const { step, isLate, batchNo, day } = next;
      const key = `next${step}${isLate ? 'Late' : ''}${batchNo === null ? '' : 'Batch'}` as const;
      return t(key, { day: promise(day), ...(batchNo === null ? {} : { no: batchNo }) });
    }
    case 'completed':
    case 'canceled':
    case 'notApproved':
      return null;
  }
}

const hasAllArrived = ({ batches }: OrderDetail): boolean =>
  batches.every(({ status }) => status !== 'planned' && status !== 'inTransit');
