// A shipment that has left: who carries it by which code, what lies in it, and the press that notes its delivery.
import type { CarrierName, ShipmentToPack } from '@outrigger/contract';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { TrackedTogether } from '../delivery/batch-tracking.tsx';
import { CorrectTracking } from './correct-tracking.tsx';
import { keyOf } from './packed.rules.ts';
import { LineNotes } from './packing-lines.tsx';
import { ShipmentFacts } from './shipment-facts.tsx';
import { useDeliver } from './shipping-desk.data.ts';
import { useTexts } from './shipping-desk.texts.ts';

const CARRIERS: readonly CarrierName[] = ['dhl', 'simulated', 'other'];

export function SentShipment({ shipment }: { shipment: ShipmentToPack }) {
  const t = useTexts();
  const { number } = useFormats();
  const hasSeveral = new Set(shipment.lines.map((line) => line.warehouse.code)).size > 1;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card isFlush>
        <div className="p-4 pb-0 sm:p-5 sm:pb-0">
          <CardHead title={t('packing')} text={shipment.packingListNo} />
        </div>
        <ul className="border-line border-t">
          {shipment.lines.map((line) => (
            <li key={keyOf(line)} className="flex gap-3 border-line border-b px-4 py-3 last:border-b-0 sm:px-5">
              <span className="figures min-w-12 text-end font-semibold">{number(line.quantity)}</span>
              <span className="shrink-0 font-mono">{line.code}</span>
              <div className="min-w-0">
                <p lang={line.nameLang ?? undefined}>{line.name}</p>
                <LineNotes line={line} isNamingWarehouse={hasSeveral} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <div className="grid min-w-0 gap-5">
        {shipment.status !== 'canceled' && <Way shipment={shipment} />}
        <ShipmentFacts shipment={shipment} />
      </div>
    </div>
  );
}

function Way({ shipment }: { shipment: ShipmentToPack }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const carrier = CARRIERS.find((one) => one === shipment.carrier);
  const facts: [string, string | null][] = [
    [t('carrier'), shipment.carrierName ?? (carrier ? t(`carrier_${carrier}`) : shipment.carrier)],
    [t('trackingCode'), shipment.trackingCode],
    [t('dispatchedAt'), shipment.dispatchedAt && dayTime(shipment.dispatchedAt)],
    [t('deliveredAt'), shipment.deliveredAt && dayTime(shipment.deliveredAt)],
  ];
  return (
    <Card className="grid gap-4">
      <dl className="grid gap-2">
        {facts.flatMap(([name, value]) =>
          value
            ? [
                <div key={name} className="min-w-0">
                  <dt className="text-14 text-ink-soft">{name}</dt>
                  <dd className="wrap-anywhere font-semibold">{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
      <TrackedTogether batches={shipment.tracking} />
      {shipment.status === 'inTransit' && <NoteDelivery shipment={shipment} />}
      {shipment.status === 'inTransit' && (
        <CorrectTracking key={`${shipment.carrier} ${shipment.trackingCode}`} shipment={shipment} />
      )}
    </Card>
  );
}

function NoteDelivery({ shipment: { orderNo, batchNo } }: { shipment: ShipmentToPack }) {
  const t = useTexts();
  const say = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const deliver = useDeliver();
  const failed = deliver.error ? say(deliver.error) : undefined;
  const send = () => {
    const done = () => {
      showToast({ text: t('arrived'), tone: 'good' });
      setAsking(false);
    };
    deliver.mutate({ orderNo, ...(batchNo === null ? {} : { batchNo }) }, { onSuccess: done });
  };
  return (
    <>
      <Button
        kind="primary"
        isWide
        icon={<PackageCheck aria-hidden="true" className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('arrive')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={deliver.isPending}
        title={t('arriveTitle')}
        description={t('arriveText')}
        confirmLabel={t('arrive')}
        cancelLabel={t('arriveKeep')}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        {failed && (
          <p role="alert" className="pt-4 text-14 text-bad">
            <b className="font-semibold">{failed.title}.</b> {failed.text}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
