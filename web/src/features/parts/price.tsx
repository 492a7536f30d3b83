// The price in its fixed place: net price, "no price" where there is none, stars for those who may not see it (spec §6, §9).
import type { Money, PartRow } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { PriceStars } from '../../ui/text/price-stars.tsx';
import { useTexts } from './parts.texts.ts';

export type PriceProps = {
  /** Undefined where the server sends none to this caller, null where the part has none. */
  price?: Money | null | undefined;
  /** Struck through beside the net price where it is higher. */
  listPrice?: Money | null | undefined;
  /** What is not sold is not waiting for a price, nor hiding one. */
  sellPolicy?: PartRow['sellPolicy'];
  size?: 'normal' | 'large' | 'total' | undefined;
};

export function Price({ price, listPrice, sellPolicy, size = 'normal' }: PriceProps) {
  const t = useTexts();
  const { money } = useFormats();
  if (!price && sellPolicy === 'notSold') return null;
  if (price === undefined) return <PriceStars label={t('priceHidden')} />;
  if (price === null) return <span className="text-14 text-ink-soft">{t('noPrice')}</span>;
  const isReduced = listPrice && listPrice.currency === price.currency && listPrice.amount !== price.amount;
  return (
    <MoneyText
      text={money(price)}
      size={size}
      {...(isReduced ? { before: { text: money(listPrice), label: t('listPrice') } } : {})}
    />
  );
}
