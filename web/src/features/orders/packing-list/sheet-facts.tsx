// The head of a packing list: from where to whom, by which order, with whom it travels.
import type { Language } from '@outrigger/contract';
import { formatDay, formatNumber } from '../../../client/formats.ts';
import { usePaperTexts } from './packing-list.texts.ts';
import type { Sheet } from './sheet.rules.ts';

const GRAMS = 1000;
const CARRIERS: Record<string, string> = { dhl: 'DHL' };

export function SheetFacts({ sheet, language }: { sheet: Sheet; language: Language }) {
  const t = usePaperTexts(language);
  const { recipient: to } = sheet;
  const day = (iso: string | null) => iso && formatDay(iso, language);
  const weight = formatNumber(sheet.weightGrams / GRAMS, language, { maximumFractionDigits: 2 });
  const facts: [string, string | null | undefined][] = [
    [t('order'), sheet.orderNo],
    [t('batch'), sheet.batchNo?.toString()],
    [t('ordered'), day(sheet.placedAt)],
    [t('purchaseOrder'), sheet.purchaseOrderNo],
    [t('costCentre'), sheet.costCentre],
    [t('wantedBy'), day(sheet.wantedBy)],
    [t('from'), sheet.from.join(', ')],
    [t('dispatched'), day(sheet.dispatchedAt)],
    [t('expected'), day(sheet.estimatedDelivery)],
    [t('carrier'), sheet.carrierName ?? (sheet.carrier && CARRIERS[sheet.carrier])],
    [t('tracking'), sheet.trackingCode],
    [t('weight'), sheet.weightGrams > 0 ? t('kilograms', { weight }) : null],
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <p className="text-12 text-ink-soft">{t('to')}</p>
        <address className="wrap-anywhere grid not-italic">
          <b className="font-semibold">{to.name}</b>
          <span>{to.address}</span>
          <span>{`${to.postalCode} ${to.city}`}</span>
          <span>{`${to.state}, ${to.countryName}`}</span>
          <span className="figures">{to.phone}</span>
        </address>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-14 sm:grid-cols-3 print:grid-cols-3">
        {facts.flatMap(([name, value]) =>
          value
            ? [
                <div key={name} className="min-w-0">
                  <dt className="text-12 text-ink-soft">{name}</dt>
                  <dd className="wrap-anywhere font-semibold">{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </div>
  );
}
