// One shipment of the parts desk (product §8: dispatch with packing list and scan, deliver): packed on the left, sent on the right.
import type { ShipmentToPack } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { Printer, TriangleAlert } from 'lucide-react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ScreenComing } from '../../../ui/states/screen-coming.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { PackAndSend } from './pack-and-send.tsx';
import { SentShipment } from './sent-shipment.tsx';
import { packingListHref } from './shipment-href.rules.ts';
import { useShipment } from './shipping-desk.data.ts';
import { useTexts } from './shipping-desk.texts.ts';

const LIST = '/office/shipments';
const STATUS = { planned: 'waiting', inTransit: 'info', delivered: 'done', canceled: 'outOfStock' } as const;

export function ShipmentScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const { orderNo = '', batchNo } = useSearch({ from: '/office/shipment' });
  const found = useShipment({ orderNo, batchNo });
  if (found.data) return <Filled key={`${orderNo}/${batchNo ?? ''}`} shipment={found.data} />;
  if (orderNo === '' || isRefused(found.error, 'orderNotFound'))
    return (
      <EmptyState
        isScreen
        drawing={<ScissorLift />}
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <Anchor href={LIST} className={buttonLook('primary')}>
            {t('toList')}
          </Anchor>
        }
      />
    );
  if (found.error)
    return (
      <div className="grid gap-4">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <ErrorState
          title={say(found.error).title}
          meaning={say(found.error).text}
          action={<Button onClick={() => void found.refetch()}>{t('again')}</Button>}
        />
      </div>
    );
  return (
    <ScreenComing title={t('title')}>
      <Skeleton className="h-10 w-72" />
      <Skeleton className="h-64 w-full rounded-box" />
    </ScreenComing>
  );
}

function Filled({ shipment }: { shipment: ShipmentToPack }) {
  const t = useTexts();
  const isPlanned = shipment.status === 'planned';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Breadcrumbs label={t('title')} steps={[{ label: t('title'), href: LIST }]} current={shipment.orderNo} />
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-semibold text-28">
            <span className="font-mono">{shipment.orderNo}</span>{' '}
            <span className="font-normal text-ink-soft">
              {shipment.batchNo === null ? t('together') : t('batch', { no: shipment.batchNo })}
            </span>
          </h1>
          <StatusChip status={STATUS[shipment.status]}>{t(`status_${shipment.status}`)}</StatusChip>
          {shipment.isMachineDown && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-bad">
              <TriangleAlert aria-hidden="true" className="size-4" />
              {t('machineDown')}
            </span>
          )}
        </div>
        <p className="font-semibold">{shipment.company}</p>
        <div className="flex flex-wrap gap-2">
          <Anchor href={packingListHref(shipment)} className={buttonLook('secondary', 'small')}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Anchor>
          <Anchor
            href={`/office/order?orderNo=${encodeURIComponent(shipment.orderNo)}`}
            className={buttonLook('secondary', 'small')}
          >
            {t('openOrder')}
          </Anchor>
        </div>
      </header>
      {isPlanned ? <PackAndSend shipment={shipment} /> : <SentShipment shipment={shipment} />}
    </div>
  );
}
