// The successor of a part that is itself still on sale, since either may stand for the other (product §5: two-way); one line, not a second offer.
import { partHref, Price } from '../parts/index.ts';
import { Stock } from '../stock/index.ts';
import { type PartDetail, successorsInForce } from '@outrigger/contract';
import { ArrowRightLeft } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { useSoldInstead } from '../parts/parts.data.ts';
import { useTexts } from '../parts/detail.texts.ts';

export function Interchangeable({ part, today }: { part: PartDetail; today: string }) {
  const t = useTexts();
  const { day } = useFormats();
  const [successor] = successorsInForce(part, today);
  const offer = useSoldInstead(successor ? [successor.code] : []).data?.[0]?.part;
  if (!successor) return null;
  return (
    <div className="grid gap-1 rounded-inner bg-sunken p-3 text-14">
      <p className="flex items-start gap-2">
        <ArrowRightLeft aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <TextLink href={partHref(successor.code)}>{t('interchangeable', { code: successor.code })}</TextLink>{' '}
          {successor.effectiveFrom && (
            <span className="inline-block max-w-full break-keep text-ink-soft">
              {t('since', { day: day(successor.effectiveFrom) })}
            </span>
          )}
        </span>
      </p>
      {offer && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Price price={offer.price} listPrice={offer.listPrice} sellPolicy={offer.sellPolicy} />
          <Stock stock={offer.stock} sellPolicy={offer.sellPolicy} />
        </div>
      )}
    </div>
  );
}
