// Shipping batches of an order with dates, tracking and packing list (spec §2 Order detail, §3 shipping batches).
import type { OrderDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { Card, CardHead } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useTexts } from './orders.texts.ts';

type Batch = OrderDetail['batches'][number];

export function OrderBatches({ batches }: { batches: Batch[] }) {
  const t = useTexts();
  return (
    <Card>
      <CardHead title={t('batches')} />
      {batches.length === 0 ? (
        <p className="text-ink-soft">{t('noBatches')}</p>
      ) : (
        batches.map((batch) => <OneBatch key={batch.batchNo} batch={batch} />)
      )}
    </Card>
  );
}

function OneBatch({ batch }: { batch: Batch }) {
  const t = useTexts();
  const { promise, moment } = useFormats();
  const state = batch.deliveredAt ? 'delivered' : batch.dispatchedAt ? 'dispatched' : 'planned';
  const facts: [string, string | null][] = [
    [t('estimatedDispatch'), batch.estimatedDispatch && promise(batch.estimatedDispatch)],
    [t('estimatedDelivery'), batch.estimatedDelivery && promise(batch.estimatedDelivery)],
    [t('dispatchedAt'), batch.dispatchedAt && moment(batch.dispatchedAt)],
    [t('deliveredAt'), batch.deliveredAt && moment(batch.deliveredAt)],
    [t('carrier'), batch.carrier],
    [t('trackingCode'), batch.trackingCode],
  ];
  return (
    <section
      aria-label={t('batchNo', { no: batch.batchNo })}
      className="grid gap-2 border-line border-t py-4 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-16">
          {t('batchNo', { no: batch.batchNo })}{' '}
          <span className="font-normal text-ink-soft">· {t('fromWarehouse', { name: batch.warehouseName })}</span>
        </h3>
        <StatusChip status={state === 'delivered' ? 'done' : state === 'dispatched' ? 'info' : 'waiting'} isBare>
          {t(state)}
        </StatusChip>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-14 sm:grid-cols-3">
        {facts.flatMap(([name, value]) => (value ? [<Fact key={name} name={name} value={value} />] : []))}
      </dl>
      <Disclosure title={t('packingList', { count: batch.packingList.length })}>
        <PackingList batch={batch} />
      </Disclosure>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures break-words">{value}</dd>
    </div>
  );
}

function PackingList({ batch }: { batch: Batch }) {
  const { number } = useFormats();
  return (
    <ul className="grid gap-1 text-14">
      {batch.packingList.map((line) => (
        <li key={line.lineNo} className="flex gap-3">
          <span className="figures min-w-10 text-right text-ink">{number(line.quantity)}</span>
          <span className="shrink-0 font-mono text-ink">{line.code}</span>
          <span className="min-w-0">{line.name}</span>
        </li>
      ))}
    </ul>
  );
}
