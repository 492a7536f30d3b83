// An amount of an order; who may not see prices is told so once, where the amounts stand, and gets none (spec §6).
import type { Money } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';

type TotalProps = { amount: Money | undefined; size?: 'normal' | 'large' | 'total' };

export function OrderTotal({ amount, size = 'normal' }: TotalProps) {
  const { money } = useFormats();
  return amount ? <MoneyText text={money(amount)} size={size} /> : null;
}
