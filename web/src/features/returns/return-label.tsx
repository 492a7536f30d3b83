// The labels of a return, one for each warehouse that dispatched some of it: its number as a bar code that the scan understands, and where it goes.
import type { ReturnDetail, ReturnParcel } from '@outrigger/contract';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { localeOf } from '@outrigger/contract';
import { Button } from '../../ui/button.tsx';
import { BarCode } from '../../ui/pictures/bar-code.tsx';
import { LazyPaper } from '../../ui/print/lazy-paper.tsx';
import { printWhole } from '../../ui/print/print-whole.ts';
import { useTexts } from './returns.texts.ts';

export function ReturnLabel({ found }: { found: ReturnDetail }) {
  const t = useTexts();
  const { parcels } = found;
  const count = parcels.length;
  return (
    <div className="grid justify-items-start gap-3 print:block">
      <LazyPaper />
      {count > 1 && <p className="max-w-prose print:hidden">{t('parcelsText', { count })}</p>}
      {parcels.map((parcel, at) => (
        <ParcelLabel key={parcel.labelNo} {...{ parcel, count }} no={at + 1} sender={found.sender} />
      ))}
      <div className="print:hidden">
        <Button kind="primary" icon={<Printer aria-hidden="true" className="size-5" />} onClick={printWhole}>
          {count > 1 ? t('printLabels', { count }) : t('printLabel')}
        </Button>
      </div>
    </div>
  );
}

type ParcelProps = { parcel: ReturnParcel; sender: ReturnDetail['sender']; no: number; count: number };

/** One label, on a sheet of its own. */
function ParcelLabel({ parcel, sender, no, count }: ParcelProps) {
  const t = useTexts();
  const { labelNo, sendTo, lines } = parcel;
  const orderNos = [...new Set(lines.map(({ orderNo }) => orderNo))];
  return (
    <section
      aria-label={t('labelOf', { returnNo: labelNo })}
      className={`grid w-full max-w-md gap-3 rounded-box border border-line-strong bg-[#fff] p-4 text-[#000] ${no > 1 ? 'print:break-before-page' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold text-20">{t('return')}</p>
        {count > 1 && <p>{t('parcelOf', { no, count })}</p>}
        <p>{t('piecesOf', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}</p>
      </div>
      <BarCode text={labelNo} label={t('barCode', { returnNo: labelNo })} className="h-20 w-full" />
      <p className="text-center font-mono font-semibold text-20 tracking-wider">{labelNo}</p>
      {sendTo && (
        <AddressLines
          title={t('sendTo')}
          first={
            <span lang={sendTo.nameLang ?? undefined}>
              {sendTo.name} ({sendTo.code})
            </span>
          }
          place={sendTo}
        />
      )}
      {sender && (
        <AddressLines title={t('sender')} first={sender.company} second={sender.name} place={sender} isSmall />
      )}
      {count > 1 && <InParcel lines={lines} />}
      <p className="text-14">{t('labelOrders', { count: orderNos.length, orders: orderNos.join(', ') })}</p>
    </section>
  );
}

/** What goes into it, for whoever packs several. */
function InParcel({ lines }: Pick<ReturnParcel, 'lines'>) {
  const { number } = useFormats();
  return (
    <ul className="grid grid-cols-2 gap-x-4 border-[#000] border-t pt-3 text-14">
      {lines.map(({ orderNo, lineNo, code, quantity }) => (
        <li key={`${orderNo} ${lineNo}`} className="figures">
          {number(quantity)} × <span className="wrap-anywhere inline-block max-w-full font-mono">{code}</span>
        </li>
      ))}
    </ul>
  );
}

type Place = Omit<NonNullable<ReturnDetail['sender']>, 'company' | 'name'>;
type AddressProps = { title: string; first: ReactNode; second?: string; place: Place; isSmall?: boolean };

/** An address as a parcel has it, a line each; what is not known leaves no gap. */
function AddressLines({ title, first, second, place, isSmall = false }: AddressProps) {
  const language = useLanguage();
  const country = new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(place.country);
  const town = [place.postalCode, place.city].filter(Boolean).join(' ');
  // A city that is its own state is said once.
  const state = place.state === place.city ? null : place.state;
  const lines = [second, place.address, [town, state].filter(Boolean).join(', '), country];
  return (
    <p className={`border-[#000] border-t pt-3 ${isSmall ? 'text-14' : 'text-16'}`}>
      <span className="block text-14">{title}</span>
      <b className="block font-semibold">{first}</b>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </p>
  );
}
