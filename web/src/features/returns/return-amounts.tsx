// What goods are worth that come back: sold for, less the restocking fee, as store credit (spec §9); stars for who may not see prices.
import type { Money } from '@outrigger/contract';
import { limits } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { PriceStars } from '../../ui/text/price-stars.tsx';
import { useTexts } from './returns.texts.ts';

type Amounts = { goods?: Money | undefined; fee?: Money | undefined; credit?: Money | undefined };

export function ReturnAmounts({ goods, fee, credit }: Amounts) {
  const t = useTexts();
  const { money } = useFormats();
  const shown = (amount: Money | undefined) => (amount ? money(amount) : <PriceStars label={t('priceHidden')} />);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
      <dt className="pe-4 text-ink-soft">{t('goods')}</dt>
      <dd className="figures text-end">{shown(goods)}</dd>
      <dt className="pe-4 text-ink-soft">{t('fee', { percent: limits.restockingPercent })}</dt>
      <dd className="figures text-end">
        {fee && '−'}
        {shown(fee)}
      </dd>
      <dt className="border-line border-t pt-1.5 pe-4 font-semibold">{t('credit')}</dt>
      <dd className="figures border-line border-t pt-1.5 text-end font-semibold text-20">{shown(credit)}</dd>
    </dl>
  );
}
