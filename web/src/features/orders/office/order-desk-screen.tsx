// An order of any company as the parts desk sees it, with what it decides on (product §8: the queue leads here).
import { useSearch } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ScreenComing } from '../../../ui/states/screen-coming.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { OrderDocuments } from '../../documents/index.ts';
import { type OfficeOrder, useOfficeOrder } from '../approvals.data.ts';
import { useTexts } from '../approvals.texts.ts';
import { DeskWays } from './desk-ways.tsx';
import { DeskReceiptReports } from '../delivery/desk-receipt-reports.tsx';
import { OrderBatches } from '../order-batches.tsx';
import { OrderEvents } from '../order-events.tsx';
import { OrderFacts } from '../order-facts.tsx';
import { OrderLines } from '../order-lines.tsx';
import { OrderTools } from '../order-tools.tsx';
import { OrderStatusChip } from '../order-words.tsx';
import { useTexts as useOrderTexts } from '../orders.texts.ts';
import { DeskCancel } from './desk-cancel.tsx';
import { DeskRefunds } from './desk-refunds.tsx';
import { DeskDecision } from './desk-decision.tsx';

export function OrderDeskScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const { orderNo = '' } = useSearch({ from: '/office/order' });
  const found = useOfficeOrder(orderNo);
  if (found.data) return <Filled found={found.data} />;
  if (orderNo === '' || isRefused(found.error, 'orderNotFound')) return <NoSuchOrder orderNo={orderNo} />;
  if (found.error)
    return (
      <div className="grid gap-4">
        <h1 className="font-semibold text-28">{t('order', { orderNo })}</h1>
        <ErrorState
          title={say(found.error).title}
          meaning={say(found.error).text}
          action={<Button onClick={() => void found.refetch()}>{t('again')}</Button>}
        />
      </div>
    );
  return (
    <ScreenComing title={t('order', { orderNo })}>
      <Skeleton className="h-10 w-72" />
      <Skeleton className="h-56 w-full rounded-box" />
      <Skeleton className="h-64 w-full rounded-box" />
    </ScreenComing>
  );
}

function NoSuchOrder({ orderNo }: { orderNo: string }) {
  const t = useTexts();
  const say = useOrderTexts();
  return (
    <EmptyState
      isScreen
      drawing={<ScissorLift />}
      title={t('notFound')}
      text={orderNo && t('notFoundText', { orderNo })}
      action={
        <Anchor href="/office/orders" className={buttonLook('primary')}>
          {say('deskTitle')}
        </Anchor>
      }
    />
  );
}

function Filled({ found }: { found: OfficeOrder }) {
  const t = useTexts();
  const say = useOrderTexts();
  const { dayTime } = useFormats();
  const { order, company, approval } = found;
  return (
    <div className="grid gap-5">
      <Breadcrumbs
        label={say('deskTitle')}
        steps={[{ label: say('deskTitle'), href: '/office/orders' }]}
        current={order.orderNo}
      />
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-semibold text-28">{t('order', { orderNo: order.orderNo })}</h1>
          <OrderStatusChip status={order.status} />
          {order.isMachineDown && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-bad">
              <TriangleAlert aria-hidden="true" className="size-4" />
              {t('machineDown')}
            </span>
          )}
        </div>
        <p className="text-ink-soft">
          <b className="font-semibold text-ink">{company.name}</b>
          {company.customerNumber && ` · ${t('customerNumber', { number: company.customerNumber })}`}
          {` · ${t('placedBy', { when: dayTime(order.placedAt), who: order.createdBy })}`}
        </p>
        <div className="flex flex-wrap gap-2">
          <OrderTools orderNo={order.orderNo} />
          {order.actions.includes('cancel') && <DeskCancel orderNo={order.orderNo} />}
        </div>
      </header>
      <DeskWays order={order} />
      <DeskRefunds orderNo={order.orderNo} />
      {approval && <DeskDecision order={order} view={approval} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <OrderLines order={order} />
          <OrderBatches order={order} />
          <DeskReceiptReports orderNo={order.orderNo} />
        </div>
        <div className="grid min-w-0 gap-5">
          <OrderFacts order={order} />
          <OrderDocuments order={order} isOffice />
          <Card>
            <CardHead title={t('events')} />
            <OrderEvents events={order.events} />
          </Card>
        </div>
      </div>
    </div>
  );
}
