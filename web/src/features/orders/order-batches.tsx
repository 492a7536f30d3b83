// Shipping batches of an order with dates, tracking and packing list (spec §2 Order detail, §3 shipping batches).
import { localeOf, type OrderDetail } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { ExpectedDay } from './expected-day.tsx';
import { type OrdersKey, useTexts } from './orders.texts.ts';
import { type Shipment, shipmentsOf } from './shipments.rules.ts';

type OrderBatchesProps = {
  order: OrderDetail;
  /** What else is shown of a shipment, such as its tracking for its buyer. */
  more?: (shipment: Shipment) => ReactNode;
};

export function OrderBatches({ order, more }: OrderBatchesProps) {
  const t = useTexts();
  const shipments = shipmentsOf(order);
  const isWhole = order.shipMode === 'together';
  return (
    <Card>
      <CardHead title={t(isWhole ? 'shipment' : 'batches')} />
      {shipments.length === 0 ? (
        <p className="text-ink-soft">{t('noBatches')}</p>
      ) : (
        shipments.map((one) => (
          <OneShipment
            key={one.batchNo}
            shipment={one}
            name={isWhole ? t('oneShipment') : t('batchNo', { no: one.batchNo })}
            more={more}
          />
        ))
      )}
    </Card>
  );
}

const STATES = { planned: 'waiting', dispatched: 'info', delivered: 'done', canceled: 'outOfStock' } as const;
const STATE_WORDS = {
  planned: 'planned',
  dispatched: 'dispatched',
  delivered: 'delivered',
  canceled: 'canceledBatch',
} as const;
const FROM = {
  planned: 'shipsFrom',
  dispatched: 'fromWarehouse',
  delivered: 'fromWarehouse',
  canceled: 'wasToShip',
} as const;

type OneShipmentProps = { shipment: Shipment; name: string; more: OrderBatchesProps['more'] };

function OneShipment({ shipment: batch, name, more }: OneShipmentProps) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const { state } = batch;
  // What was expected counts only as long as it is.
  const estimates: [string, string | null][] = [
    [t('estimatedDispatch'), state === 'planned' ? batch.estimatedDispatch : null],
    [t('estimatedDelivery'), state === 'delivered' || state === 'canceled' ? null : batch.estimatedDelivery],
  ];
  const facts: [string, string | null][] = [
    [t('dispatchedAt'), batch.dispatchedAt && dayTime(batch.dispatchedAt)],
    [t('deliveredAt'), batch.deliveredAt && dayTime(batch.deliveredAt)],
    [t('carrier'), batch.carrierName ?? (batch.carrier && carrierName(batch.carrier, t))],
    [t('trackingCode'), batch.trackingCode],
  ];
  return (
    <section
      aria-label={name}
      className="grid gap-2 border-line border-t py-4 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-16">
          {name}{' '}
          <span className="font-normal text-ink-soft">
            · <From shipment={batch} />
          </span>
        </h3>
        <StatusChip status={STATES[state]} isBare>
          {t(STATE_WORDS[state])}
        </StatusChip>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-14 sm:grid-cols-3">
        {estimates.flatMap(([name, day]) =>
          day ? [<Fact key={name} name={name} value={<ExpectedDay day={day} late={t('late')} />} />] : [],
        )}
        {facts.flatMap(([name, value]) => (value ? [<Fact key={name} name={name} value={value} />] : []))}
      </dl>
      {more?.(batch)}
      <Disclosure title={t('packingList', { count: batch.packingList.length })}>
        <PackingList batch={batch} />
      </Disclosure>
    </section>
  );
}

const CARRIERS = { simulated: 'simulatedCarrier', other: 'otherCarrier' } as const satisfies Record<string, OrdersKey>;

function carrierName(carrier: string, t: ReturnType<typeof useTexts>): string {
  if (carrier === 'simulated' || carrier === 'other') return t(CARRIERS[carrier]);
  return carrier === 'dhl' ? 'DHL' : carrier;
}

// Where the names stand in the words, each marked where it is English.
const NAMES = '<1>';

function From({ shipment: { state, warehouses, englishNames } }: { shipment: Shipment }) {
  const t = useTexts();
  const names = new Intl.ListFormat(localeOf(useLanguage())).formatToParts(warehouses);
  const [before, after] = t(FROM[state], { name: NAMES }).split(NAMES);
  return (
    <>
      {before}
      {names.map(({ value }) =>
        englishNames.includes(value) ? (
          <span key={value} lang="en">
            {value}
          </span>
        ) : (
          value
        ),
      )}
      {after}
    </>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures wrap-anywhere">{value}</dd>
    </div>
  );
}

function PackingList({ batch }: { batch: Shipment }) {
  const { number } = useFormats();
  return (
    <ul className="grid gap-1 text-14">
      {batch.packingList.map((line) => (
        <li key={line.lineNo} className="flex gap-3">
          <span className="figures min-w-10 text-right text-ink">{number(line.quantity)}</span>
          <span className="shrink-0 font-mono text-ink">{line.code}</span>
          <span lang={line.nameLang ?? undefined} className="min-w-0">
            {line.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
