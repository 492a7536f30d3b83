// Orders that wait for the network, wherever somebody would look for them: what they hold, how old their prices are, and what the shop said.
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { putCartLines } from '../../cart/index.ts';
import { dropWaiting, useWaitingOrders, type WaitingOrder } from './waiting-orders.stored.ts';
import { shownSum } from './waiting-order.ts';
import { useTexts } from './waiting.texts.ts';

/** Nothing where none waits. */
export function WaitingOrders() {
  const t = useTexts();
  const orders = useWaitingOrders();
  if (orders.length === 0) return null;
  return (
    <section aria-label={t('title')} className="grid gap-3 print:hidden">
      <h2 className="font-semibold text-20">{t('title')}</h2>
      {orders.map((order) => (
        <WaitingCard key={order.key} order={order} />
      ))}
    </section>
  );
}

function takeBack({ key, lines }: WaitingOrder): void {
  putCartLines(lines);
  dropWaiting(key);
}

function WaitingCard({ order }: { order: WaitingOrder }) {
  const t = useTexts();
  const { dayTime, money, number } = useFormats();
  const moment = (at: number) => dayTime(new Date(at).toISOString());
  const sum = shownSum(order.lines);
  const isRefused = order.refused !== undefined;
  const Icon = isRefused ? TriangleAlert : CloudOff;
  return (
    <Card className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden="true" className={isRefused ? 'size-5 text-bad' : 'size-5 text-wait'} />
        <strong>{t(isRefused ? 'stopped' : 'waits')}</strong>
        <span className="text-14 text-ink-soft">{t('madeAt', { moment: moment(order.madeAt) })}</span>
      </p>
      {isRefused && <p role="alert">{order.refused}</p>}
      <ul className="grid gap-1 text-14">
        {order.lines.map((line) => (
          <li key={line.part} className="flex gap-3">
            <span className="figures min-w-10 text-right">{number(line.qty)} ×</span>
            <span className="min-w-0 wrap-anywhere">
              <span className="inline-block max-w-full font-mono">{line.part}</span> {line.name}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-14 text-ink-soft">
        {sum && <span className="text-ink">{t('goods', { sum: money(sum) })} </span>}
        {t('knownAt', { moment: moment(order.knownAt) })}
      </p>
      {order.isSent && !isRefused ? (
        <StatusChip status="waiting">{t('sentUnanswered')}</StatusChip>
      ) : (
        <div>
          <Button onClick={() => takeBack(order)}>{t('takeBack')}</Button>
        </div>
      )}
    </Card>
  );
}
