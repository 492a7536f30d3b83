// The tracking of a shipment: of each batch in it the way from the warehouse to the door, then what its carrier said, the newest on top (spec §4 tracking).
import type { TrackStatus } from '@outrigger/contract';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TextLink } from '../../../ui/anchor.tsx';
import { type TrackedBatch, useTracking } from './delivery.data.ts';
import { useTexts } from './delivery.texts.ts';
import { TrackingWay } from './tracking-way.tsx';
import { waysOf } from './way.rules.ts';

const STATUSES: readonly TrackStatus[] = [
  'announced',
  'pickedUp',
  'inTransit',
  'outForDelivery',
  'delivered',
  'failure',
];

export function BatchTracking({ orderNo, batchNos }: { orderNo: string; batchNos: readonly number[] }) {
  const t = useTexts();
  const tracking = useTracking(orderNo);
  if (tracking.error && !tracking.data)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-14">
        {t('trackFailed')}
        <Button size="small" onClick={() => void tracking.refetch()}>
          {t('again')}
        </Button>
      </p>
    );
  if (!tracking.data) return <Skeleton className="h-24 w-full rounded-box" />;
  return <TrackedTogether batches={tracking.data.filter((one) => batchNos.includes(one.batchNo))} />;
}

/** The ways of batches that go together, each with its warehouse where their ways differ, for their buyer and for the desk. */
export function TrackedTogether({ batches }: { batches: readonly TrackedBatch[] }) {
  const ways = waysOf(batches);
  return ways.map((batch) => <Tracked key={batch.batchNo} batch={batch} isNamed={ways.length > 1} />);
}

function Tracked({ batch, isNamed }: { batch: TrackedBatch; isNamed: boolean }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const { name, nameLang } = batch.warehouse;
  return (
    <section aria-label={isNamed ? t('trackFrom', { from: name }) : t('track')} className="grid gap-3 pt-2">
      {isNamed && (
        <h4 lang={nameLang ?? undefined} className="font-semibold text-14">
          {name}
        </h4>
      )}
      <TrackingWay batch={batch} />
      {batch.events.length === 0 ? (
        batch.deliveredAt === null && (
          <p className="text-14 text-ink-soft">{t(batch.carrier === 'other' ? 'noReports' : 'nothingYet')}</p>
        )
      ) : (
        <ol className="grid text-14">
          {batch.events.toReversed().map((event) => (
            <ReportRow key={`${event.at} ${event.status} ${event.text ?? ''}`} event={event} />
          ))}
        </ol>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-soft empty:hidden">
        {batch.askedAt && batch.deliveredAt === null && <span>{t('asked', { when: dayTime(batch.askedAt) })}</span>}
        {batch.link && (
          <TextLink href={batch.link} target="_blank" rel="noreferrer" className="print:hidden">
            {t('atCarrier')}
          </TextLink>
        )}
      </p>
    </section>
  );
}

function ReportRow({ event }: { event: TrackedBatch['events'][number] }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const status = STATUSES.find((one) => one === event.status);
  return (
    <li className="relative border-line border-l-2 pb-3 pl-4 last:pb-0">
      <span aria-hidden="true" className="-left-[5px] absolute top-1.5 size-2 rounded-full bg-ink-soft" />
      <p className="font-semibold">{status ? t(`on_${status}`) : event.status}</p>
      <p className="text-ink-soft">
        <span className="figures whitespace-nowrap">{dayTime(event.at)}</span>
        {event.place && <span className="wrap-anywhere"> · {event.place}</span>}
      </p>
      {event.text && (
        <p lang="en" className="wrap-anywhere text-ink-soft">
          {event.text}
        </p>
      )}
    </li>
  );
}
