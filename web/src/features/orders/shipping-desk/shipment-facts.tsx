// Where a shipment goes, and what its order says of it.
import type { ShipmentToPack } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ExpectedDay } from '../expected-day.tsx';
import { useTexts } from './shipping-desk.texts.ts';

const GRAMS = 1000;

export function ShipmentFacts({ shipment }: { shipment: ShipmentToPack }) {
  const t = useTexts();
  const { promise, number } = useFormats();
  const { recipient: to, status } = shipment;
  // A day is late only as long as it is waited for.
  const expected = (day: string | null, isOpen: boolean) =>
    day && (isOpen ? <ExpectedDay day={day} late={t('late')} /> : promise(day));
  const grams = shipment.lines.reduce((sum, line) => sum + (line.weightGrams ?? 0), 0);
  const facts: [string, ReactNode][] = [
    [t('wantedBy'), shipment.wantedBy && promise(shipment.wantedBy)],
    [t('estimatedDispatch'), expected(shipment.estimatedDispatch, status === 'planned')],
    [t('estimatedDelivery'), expected(shipment.estimatedDelivery, status === 'planned' || status === 'inTransit')],
    [t('weight'), grams > 0 ? t('kilograms', { weight: number(grams / GRAMS, { maximumFractionDigits: 2 }) }) : null],
    [t('purchaseOrder'), shipment.purchaseOrderNo],
    [t('notes'), shipment.notes],
  ];
  return (
    <Card>
      <CardHead title={t('shipTo')} />
      <address className="grid not-italic">
        <b className="wrap-anywhere font-semibold">{to.name}</b>
        <span className="wrap-anywhere">{to.address}</span>
        <span className="wrap-anywhere">{`${to.postalCode} ${to.city}`}</span>
        <span className="wrap-anywhere">{`${to.state}, ${to.countryName}`}</span>
        <span className="figures">{to.phone}</span>
      </address>
      <dl className="grid gap-2 pt-4 text-14">
        {facts.flatMap(([name, value]) =>
          value
            ? [
                <div key={name} className="min-w-0">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </Card>
  );
}
