// Returns of an order on its page: those there are, and the way to another one while the window is open (spec §9).
import type { OrderDetail } from '@outrigger/contract';
import { PackageOpen } from 'lucide-react';
import { limits } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { ReturnStatusChip } from './return-words.tsx';
import { useReturns } from './returns.data.ts';
import { useTexts } from './returns.texts.ts';

export function OrderReturns({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const { promise } = useFormats();
  const returns = useReturns({ orderNo: order.orderNo });
  const mayReturn = order.actions.includes('return');
  const items = returns.data?.items ?? [];
  if (order.status !== 'completed' || (items.length === 0 && !mayReturn)) return null;
  return (
    <Card className="print:hidden">
      <CardHead title={t('title')} />
      <ul className="grid gap-2">
        {items.map((one) => (
          <li key={one.returnNo} className="flex flex-wrap items-center justify-between gap-x-4">
            <Anchor
              href={`/returns?returnNo=${encodeURIComponent(one.returnNo)}`}
              className="inline-flex min-h-control-small items-center font-mono underline underline-offset-[3px]"
            >
              {one.returnNo}
            </Anchor>
            <ReturnStatusChip status={one.status} isBare />
          </li>
        ))}
      </ul>
      {mayReturn && (
        <div className="grid justify-items-start gap-2 pt-2">
          <p className="text-14 text-ink-soft">
            {order.returnUntil && `${t('until', { day: promise(order.returnUntil.slice(0, 10)) })} · `}
            {t('policyShort', { percent: limits.restockingPercent })}
          </p>
          <Anchor
            href={`/returns/new?orderNo=${encodeURIComponent(order.orderNo)}`}
            className={buttonLook('secondary', 'small')}
          >
            <PackageOpen aria-hidden="true" className="size-4" />
            {t('returnParts')}
          </Anchor>
        </div>
      )}
    </Card>
  );
}
