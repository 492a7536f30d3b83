// The parts desk's box on an order that waits: what it decides on, and the two answers where they are its own (product §7 approve, reject).
import type { ApprovalView, OrderDetail } from '@outrigger/contract';
import { ClipboardCheck, Clock } from 'lucide-react';
import { Card } from '../../../ui/layout/card.tsx';
import { useOfficeApprove, useOfficeReject } from '../approvals.data.ts';
import { useTexts } from '../approvals.texts.ts';
import { ApproveButtons } from '../approve-buttons.tsx';
import { ApproveFacts } from '../approve-facts.tsx';

export function DeskDecision({ order, view }: { order: OrderDetail; view: ApprovalView }) {
  const t = useTexts();
  const approve = useOfficeApprove();
  const reject = useOfficeReject();
  const Icon = view.mayDecide ? ClipboardCheck : Clock;
  return (
    <section aria-labelledby="desk-title">
      <Card className="grid gap-4">
        <h2 id="desk-title" className="flex items-start gap-2 font-semibold text-20">
          <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-wait" />
          {view.mayDecide ? t('deskTitle') : t('deskWaits')}
        </h2>
        <ApproveFacts
          order={order}
          view={view}
          hrefOf={(orderNo) => `/office/order?orderNo=${encodeURIComponent(orderNo)}`}
        />
        {view.mayDecide && (
          <ApproveButtons orderNo={order.orderNo} total={order.total} approve={approve} reject={reject} />
        )}
      </Card>
    </section>
  );
}
