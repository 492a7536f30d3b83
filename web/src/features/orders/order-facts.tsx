// Amounts, payment, recipient and the buyer's own words of an order (spec §3 Order).
import { type OrderDetail, textToMinor } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { OrderTotal } from './order-total.tsx';
import { hasEnded, Payment } from './order-words.tsx';
import { useTexts } from './orders.texts.ts';

export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useTexts();
  return (
    <>
      <Card>
        <CardHead title={t('amounts')} />
        <dl className="grid gap-2">
          {order.total ? (
            <>
              <Row name={t('itemsAmount')} value={<OrderTotal amount={order.itemsAmount} />} />
              <Row name={t('freight')} value={<OrderTotal amount={order.freight} />} />
              <Row name={t('total')} value={<OrderTotal amount={order.total} size="large" />} isStrong />
            </>
          ) : (
            <Row name={t('total')} value={t('noPrices')} />
          )}
          <StoreCredit order={order} />
          <Row name={t('payment')} value={<Payment order={order} />} />
          {order.invoiceNo && <Row name={t('invoice')} value={<span className="font-mono">{order.invoiceNo}</span>} />}
        </dl>
      </Card>
      <Card>
        <CardHead title={t('shipTo')} />
        <Recipient order={order} />
        <OwnWords order={order} />
      </Card>
    </>
  );
}

/** What store credit paid of it and what that left; of an order that ended, that it came back. */
function StoreCredit({ order: { storeCredit, due, status, paymentMethod, paymentStatus } }: { order: OrderDetail }) {
  const t = useTexts();
  if (!storeCredit || textToMinor(storeCredit.amount) === 0) return null;
  if (hasEnded(status)) return <Row name={t('storeCreditBack')} value={<OrderTotal amount={storeCredit} />} />;
  const rest = paymentMethod === 'credit' ? 'dueOnCredit' : paymentStatus === 'paid' ? 'duePaid' : 'dueToPay';
  return (
    <>
      <Row
        name={t('storeCredit')}
        value={<OrderTotal amount={{ ...storeCredit, amount: `-${storeCredit.amount}` }} />}
      />
      {due && <Row name={t(rest)} value={<OrderTotal amount={due} />} isStrong />}
    </>
  );
}

function Row({ name, value, isStrong }: { name: string; value: ReactNode; isStrong?: boolean }) {
  return (
    <div
      className={
        isStrong
          ? 'flex items-baseline justify-between gap-4 border-line border-t pt-2 font-semibold'
          : 'flex items-baseline justify-between gap-4'
      }
    >
      <dt className={isStrong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className="figures text-right">{value}</dd>
    </div>
  );
}

function Recipient({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const { recipient, shipMode, batches } = order;
  // Of one shipment nobody could choose how it is sent.
  const mode = batches.length === 1 ? 'shipWhole' : shipMode === 'batches' ? 'shipBatches' : 'shipTogether';
  return (
    <div className="grid gap-2">
      <address className="not-italic">
        <b className="font-semibold">{recipient.name}</b>
        <br />
        {recipient.address}
        <br />
        {recipient.postalCode} {recipient.city}, {recipient.state}
        <br />
        {recipient.countryName}
        <br />
        <span className="figures whitespace-nowrap">{recipient.phone}</span>
      </address>
      <p className="text-14 text-ink-soft">{t(mode)}</p>
    </div>
  );
}

function OwnWords({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const { day } = useFormats();
  const words: [string, string | null][] = [
    [t('purchaseOrderNo'), order.purchaseOrderNo],
    [t('costCentre'), order.costCentre],
    [t('wantedBy'), order.wantedBy && day(order.wantedBy)],
    [t('notes'), order.notes],
  ];
  const given = words.filter(([, value]) => value);
  if (given.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-2 border-line border-t pt-4 text-14">
      {given.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
