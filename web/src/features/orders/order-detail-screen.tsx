// One order (spec §2 Order detail, §3): where it stands, its lines, batches with packing lists, address, amounts, and what happened.
import type { OrderDetail } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isRefused } from '../../client/api/failures.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PaperHead } from '../../ui/print/paper-head.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { OrderPayments, OrderUnpaid } from '../payments/index.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderBatches } from './order-batches.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderNext } from './order-next.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTools } from './order-tools.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import { OrderStatusChip } from './order-words.tsx';
import { useOrder } from './orders.data.ts';
import { useTexts } from './orders.texts.ts';

export function OrderDetailScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const { orderNo = '' } = useSearch({ from: '/details' });
  const order = useOrder(orderNo);
  if (order.data) return <Order order={order.data} />;
  if (isRefused(order.error, 'orderNotFound')) return <NoSuchOrder orderNo={orderNo} />;
  if (order.error || orderNo === '') {
    const words = order.error ? say(order.error) : { title: t('noOrder'), text: t('noOrderText') };
    return (
      <div className="grid gap-4">
        <h1 className="font-semibold text-28">{t('order')}</h1>
        <ErrorState
          title={words.title}
          meaning={words.text}
          action={
            order.error ? (
              <Button onClick={() => void order.refetch()}>{t('again')}</Button>
            ) : (
              <Anchor href="/order" className={buttonLook('primary')}>
                {t('allOrders')}
              </Anchor>
            )
          }
        />
      </div>
    );
  }
  return (
    <div className="grid gap-4" aria-hidden="true">
      <Skeleton className="h-10 w-72" />
      <Skeleton className="h-40 w-full rounded-box" />
      <Skeleton className="h-64 w-full rounded-box" />
    </div>
  );
}

/** Unknown and foreign numbers are told alike (product §4): asking again would change nothing. */
function NoSuchOrder({ orderNo }: { orderNo: string }) {
  const t = useTexts();
  return (
    <EmptyState
      isScreen
      drawing={<TelescopicBoom />}
      title={t('notFoundTitle')}
      text={t('notFoundText', { orderNo })}
      action={
        <Anchor href="/order" className={buttonLook('primary')}>
          {t('allOrders')}
        </Anchor>
      }
    />
  );
}

function Order({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <div className="grid gap-5">
      <PaperHead />
      <header className="grid gap-2">
        <Anchor
          href="/order"
          className="justify-self-start text-14 text-ink-soft underline-offset-[3px] hover:underline"
        >
          {t('allOrders')}
        </Anchor>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-semibold text-28">
            {t('order')} <span className="font-mono">{order.orderNo}</span>
          </h1>
          <OrderStatusChip status={order.status} />
          {order.isMachineDown && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-bad">
              <TriangleAlert aria-hidden="true" className="size-4" />
              {t('machineDown')}
            </span>
          )}
        </div>
        <p className="text-ink-soft">{t('placedBy', { when: moment(order.placedAt), who: order.createdBy })}</p>
        <div className="flex flex-wrap gap-2">
          <OrderTools orderNo={order.orderNo} />
          {order.actions.includes('cancel') && <CancelOrder order={order} />}
        </div>
      </header>
      <OrderWaiting order={order} />
      <OrderUnpaid order={order} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <OrderLines order={order} />
          <OrderBatches order={order} />
        </div>
        <div className="grid min-w-0 gap-5">
          <OrderFacts order={order} />
          {order.paymentMethod !== 'credit' && <OrderPayments orderNo={order.orderNo} />}
          <Card>
            <CardHead title={t('events')} />
            <OrderEvents events={order.events} next={<OrderNext order={order} />} />
          </Card>
        </div>
      </div>
    </div>
  );
}
