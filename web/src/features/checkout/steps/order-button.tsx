// The button that orders: it says what happens and what it costs (design: checkout).
import type { Money } from '@outrigger/contract';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { useMaySeePrices } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';

type ButtonProps = {
  total: Money | undefined;
  isBusy: boolean;
  isReady?: boolean;
  /** Whether somebody has to approve it, as far as that is known beforehand. */
  isApproved?: boolean;
  /** The form it sends, where it stands outside of it. */
  form?: string;
  onClick?: () => void;
};

export function OrderButton({ total, isBusy, isReady = true, isApproved = false, form, onClick }: ButtonProps) {
  const label = useLabel(total, isApproved);
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      form={form}
      kind="primary"
      size="large"
      isBusy={isBusy}
      disabled={!isReady}
      isWide
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function useLabel(total: Money | undefined, isApproved: boolean): string {
  const t = useTexts();
  const { money } = useFormats();
  const maySee = useMaySeePrices();
  if (!maySee) return t('orderWithoutTotal');
  if (!total) return t('orderOnCredit');
  return t(isApproved ? 'sendForApproval' : 'orderFor', { total: money(total) });
}
