// The button that orders: it says what happens and what it costs (design: checkout).
import type { Money } from '@outrigger/contract';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { type OrderBody, useMaySeePrices } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';

/** How it is paid; `covered` where store credit leaves nothing. */
type Way = OrderBody['paymentMethod'] | 'covered';

type ButtonProps = {
  /** What is left to pay; undefined where it is not known or may not be seen. */
  total: Money | undefined;
  way: Way;
  isBusy: boolean;
  isReady?: boolean;
  /** Whether somebody has to approve it, as far as that is known beforehand. */
  isApproved?: boolean;
  /** The form it sends, where it stands outside of it. */
  form?: string;
  onClick?: () => void;
};

export function OrderButton({ total, way, isBusy, isReady = true, isApproved = false, form, onClick }: ButtonProps) {
  const label = useLabel({ total, way, isApproved });
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

const LABELS = { credit: 'orderFor', wallet: 'orderForWallet', card: 'orderForCard' } as const;

function useLabel({ total, way, isApproved }: { total: Money | undefined; way: Way; isApproved: boolean }): string {
  const t = useTexts();
  const { money } = useFormats();
  const maySee = useMaySeePrices();
  if (!maySee) return t('orderWithoutTotal');
  if (way === 'covered') return t('orderCovered');
  if (!total) return t(way === 'credit' ? 'orderOnCredit' : 'orderPlain');
  return t(isApproved ? 'sendForApproval' : LABELS[way], { total: money(total) });
}
