// One order (spec §2 Order detail, §3): its head, lines, batches with packing lists, amounts, address, payments, and what happened.
import type { OrderDetail } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isRefused } from '../../client/api/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { PaperHead } from '../../ui/print/paper-head.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ScreenComing } from '../../ui/states/screen-coming.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { OrderDocuments } from '../documents/index.ts';
import { OrderPayments } from '../payments/index.ts';
import { ReceiptReports } from './delivery/receipt-reports.tsx';
import { ShipmentMore } from './delivery/shipment-more.tsx';
import { OrderReturns } from '../returns/index.ts';
import { NoSuchOrder } from './no-such-order.tsx';
import { OrderBatches } from './order-batches.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNext } from './order-next.tsx';
import { useOrder } from './orders.data.ts';
import { useTexts } from './orders.texts.ts';

export function OrderDetailScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const { orderNo = '' } = useSearch({ from: '/details' });
  const order = useOrder(orderNo);
  if (order.data) return <Order order={order.data} />;
  if (orderNo === '' || isRefused(order.error, 'orderNotFound')) return <NoSuchOrder orderNo={orderNo} />;
  if (!order.error) return <Loading title={t('order')} />;
  return (
    <div className="grid gap-4">
      <h1 className="font-semibold text-28">{t('order')}</h1>
      <ErrorState
        title={say(order.error).title}
        meaning={say(order.error).text}
        action={<Button onClick={() => void order.refetch()}>{t('again')}</Button>}
      />
    </div>
  );
}

function Order({ order }: { order: OrderDetail }) {
  const t = useTexts();
  return (
    <div className="grid gap-5">
      <PaperHead />
      <OrderHead order={order} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <OrderLines order={order} />
          <OrderBatches order={order} more={(shipment) => <ShipmentMore order={order} shipment={shipment} />} />
          <ReceiptReports order={order} />
        </div>
        <div className="grid min-w-0 gap-5">
          <OrderFacts order={order} />
          <OrderDocuments order={order} />
          <OrderReturns order={order} />
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

function Loading({ title }: { title: string }) {
  return (
    <ScreenComing title={title}>
      <Skeleton className="h-10 w-72" />
      <Skeleton className="h-40 w-full rounded-box" />
      <Skeleton className="h-64 w-full rounded-box" />
    </ScreenComing>
  );
}
