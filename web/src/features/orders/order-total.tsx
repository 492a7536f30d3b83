// An amount of an order, or stars for those who may not see prices (spec §6).
import type { Money } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { PriceStars } from '../../ui/text/price-stars.tsx';
import { useTexts } from './orders.texts.ts';

export function OrderTotal({
  amount,
  size = 'normal',
}: {
  amount: Money | undefined;
  size?: 'normal' | 'large' | 'total';
}) {
  const t = useTexts();
  const { money } = useFormats();
  return amount ? <MoneyText text={money(amount)} size={size} /> : <PriceStars label={t('priceHidden')} />;
}
