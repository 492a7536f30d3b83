// The head of an order: the way back, where it stands, the one thing that is to be done next, and what else can be done with it (spec §2 Order detail).
import type { OrderDetail } from '@outrigger/contract';
import { ChevronLeft, TriangleAlert } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { OrderUnpaid } from '../payments/index.ts';
import { OrderAgain } from './again/order-again.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ConfirmReceipt } from './delivery/confirm-receipt.tsx';
import { OrderTools } from './order-tools.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import { OrderStatusChip } from './order-words.tsx';
import { useTexts } from './orders.texts.ts';

export function OrderHead({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  return (
    <header className="grid gap-3">
      <Anchor
        href="/order"
        className="-ms-1 inline-flex min-h-control-small items-center gap-1 justify-self-start rounded-inner pe-2 text-14 text-ink-soft underline-offset-[3px] hover:text-ink hover:underline print:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
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
      <p className="text-ink-soft">{t('placedBy', { when: dayTime(order.placedAt), who: order.createdBy })}</p>
      <OrderWaiting order={order} />
      <OrderUnpaid order={order} />
      <div className="flex flex-wrap gap-2">
        {order.actions.includes('confirmReceipt') && <ConfirmReceipt order={order} />}
        <OrderTools orderNo={order.orderNo} />
        {order.actions.includes('reorder') && <OrderAgain orderNo={order.orderNo} />}
        {order.actions.includes('cancel') && <CancelOrder order={order} />}
      </div>
    </header>
  );
}
