// The last orders of the company for those who may see them (spec §2 /home).
import { Price } from '../parts/index.ts';
import type { OrderSummary } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { type Status, StatusChip } from '../../ui/text/status-chip.tsx';
import { HomeSection, SectionError } from './home-section.tsx';
import { useLastOrders } from './home.data.ts';
import { useTexts } from './home.texts.ts';

const LOOKS: Record<OrderSummary['status'], Status> = {
  unpaid: 'waiting',
  pendingApproval: 'waiting',
  toBeShipped: 'info',
  inTransit: 'info',
  completed: 'done',
  canceled: 'unknown',
  notApproved: 'failed',
};

export function LastOrders() {
  const t = useTexts();
  const orders = useLastOrders();
  const found = orders.data?.items ?? [];
  return (
    <HomeSection id="home-orders" title={t('lastOrders')} all={{ href: '/order', label: t('allOrders') }}>
      {orders.isPending && <Skeleton className="h-36 w-full" />}
      {orders.error && <SectionError error={orders.error} onRetry={() => void orders.refetch()} />}
      {orders.data && found.length === 0 && <p className="text-ink-soft">{t('noOrders')}</p>}
      {found.length > 0 && (
        <ul className="overflow-hidden rounded-box border border-line bg-surface">
          {found.map((order) => (
            <OrderRow key={order.orderNo} order={order} />
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

/** Nothing is promised any more of an order that ended. */
const isPromised = (order: OrderSummary): order is OrderSummary & { promiseDate: string } =>
  order.promiseDate !== null && order.status !== 'canceled' && order.status !== 'notApproved';

function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTexts();
  const { day, promise } = useFormats();
  return (
    <li className="border-line border-b last:border-b-0">
      <Anchor
        href={`/details?orderNo=${encodeURIComponent(order.orderNo)}`}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-3 -outline-offset-2 hover:bg-hover"
      >
        <span className="font-mono font-semibold">{order.orderNo}</span>
        <span className="text-end">
          <Price price={order.total} />
        </span>
        <span className="min-w-0 text-14 text-ink-soft">
          {day(order.placedAt)} · {t('lineCount', { count: order.lineCount })}
          {isPromised(order) && ` · ${t('promised', { day: promise(order.promiseDate) })}`}
        </span>
        <span className="text-end">
          <StatusChip status={LOOKS[order.status]}>{t(order.status)}</StatusChip>
        </span>
      </Anchor>
    </li>
  );
}
