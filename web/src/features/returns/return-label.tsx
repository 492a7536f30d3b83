// The label of a return, to be printed and put on the parcel: its number as a bar code that the scan understands, and where it goes.
import type { ReturnDetail } from '@outrigger/contract';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../client/texts.ts';
import { localeOf } from '@outrigger/contract';
import { Button } from '../../ui/button.tsx';
import { BarCode } from '../../ui/pictures/bar-code.tsx';
import { LazyPaper } from '../../ui/print/lazy-paper.tsx';
import { printWhole } from '../../ui/print/print-whole.ts';
import { useTexts } from './returns.texts.ts';

export function ReturnLabel({ found }: { found: ReturnDetail }) {
  const t = useTexts();
  const { returnNo, sendTo, sender, pieces } = found;
  return (
    <div className="grid justify-items-start gap-3">
      <LazyPaper />
      <section
        aria-label={t('labelOf', { returnNo })}
        className="grid w-full max-w-md gap-3 rounded-box border border-line-strong bg-[#fff] p-4 text-[#000]"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-semibold text-20">{t('return')}</p>
          <p>{t('piecesOf', { count: pieces })}</p>
        </div>
        <BarCode text={returnNo} label={t('barCode', { returnNo })} className="h-20 w-full" />
        <p className="text-center font-mono font-semibold text-20 tracking-wider">{returnNo}</p>
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
        <p className="text-14">
          {t('labelOrders', { count: found.orderNos.length, orders: found.orderNos.join(', ') })}
        </p>
      </section>
      <div className="print:hidden">
        <Button kind="primary" icon={<Printer aria-hidden="true" className="size-5" />} onClick={printWhole}>
          {t('printLabel')}
        </Button>
      </div>
    </div>
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
