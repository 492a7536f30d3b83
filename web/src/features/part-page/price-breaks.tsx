// Lower prices from a quantity on (product §7 Prices); nothing for those who may not see prices, and nothing where there is one price.
import type { PartDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { useTexts } from '../parts/detail.texts.ts';

export function PriceBreaks({ breaks }: { breaks: PartDetail['priceBreaks'] }) {
  const t = useTexts();
  const { money, number } = useFormats();
  if (!breaks || breaks.length < 2) return null;
  return (
    <dl aria-label={t('priceBreaks')} className="figures flex flex-wrap gap-2 text-14">
      {breaks.map((step) => (
        <div key={step.fromQuantity} className="rounded-inner border border-line px-3 py-1.5">
          <dt className="text-12 text-ink-soft">{t('fromQuantity', { count: number(step.fromQuantity) })}</dt>
          <dd className="font-semibold">{money(step.price)}</dd>
        </div>
      ))}
    </dl>
  );
}
