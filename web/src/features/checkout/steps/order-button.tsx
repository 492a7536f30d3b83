// The button that orders: it says what happens and what it costs, and under what it cannot be pressed (spec §8 Checkout messages).
import type { Money } from '@outrigger/contract';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { useMaySeePrices } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';

type ButtonProps = { total: Money | undefined; isBusy: boolean; isReady?: boolean; onClick?: () => void };

export function OrderButton({ total, isBusy, isReady = true, onClick }: ButtonProps) {
  const t = useTexts();
  const { money } = useFormats();
  const maySee = useMaySeePrices();
  const label = total ? t('orderFor', { total: money(total) }) : t(maySee ? 'orderOnCredit' : 'orderWithoutTotal');
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      kind="primary"
      size="large"
      isBusy={isBusy}
      disabled={!isReady}
      className="max-lg:w-full"
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
