// The main account's box on an order that waits for it: what it decides on, and the two answers (product §7 approve, reject).
import type { OrderDetail } from '@outrigger/contract';
import { ClipboardCheck } from 'lucide-react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useApproval, useApprove, useReject } from './approvals.data.ts';
import { useTexts } from './approvals.texts.ts';
import { ApproveButtons } from './approve-buttons.tsx';
import { ApproveFacts } from './approve-facts.tsx';

export function ApproveBox({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const say = useFailureWords();
  const approval = useApproval(order.orderNo);
  const approve = useApprove();
  const reject = useReject();
  if (approval.error && !approval.data)
    return (
      <ErrorState
        title={say(approval.error).title}
        meaning={say(approval.error).text}
        action={<Button onClick={() => void approval.refetch()}>{t('again')}</Button>}
      />
    );
  return (
    <section aria-labelledby="approve-title">
      <Card className="grid gap-4">
        <h2 id="approve-title" className="flex items-start gap-2 font-semibold text-20">
          <ClipboardCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-wait" />
          {t('boxTitle', { who: order.createdBy })}
        </h2>
        {approval.data ? (
          <>
            <ApproveFacts
              order={order}
              view={approval.data}
              hrefOf={(orderNo) => `/details?orderNo=${encodeURIComponent(orderNo)}`}
            />
            <ApproveButtons orderNo={order.orderNo} total={order.total} approve={approve} reject={reject} />
          </>
        ) : (
          <Skeleton className="h-48 w-full" />
        )}
      </Card>
    </section>
  );
}
