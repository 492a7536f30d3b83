// Store credit: what there is, what this order takes of it and what is left to pay (product §7 store credit; spec §9 returns).
import { useFormats } from '../../../client/formats.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useTexts } from '../checkout.texts.ts';
import type { Payment } from '../steps/use-payment.ts';

type BoxProps = { payment: Payment; onChange: (uses: boolean) => void };

/** Nothing where the company has none in the order's currency. */
export function StoreCreditBox({ payment, onChange }: BoxProps) {
  const t = useTexts();
  const { money } = useFormats();
  const { offer, use } = payment;
  if (!offer) return null;
  return (
    <Checkbox
      className="rounded-box border border-line bg-sunken px-4 py-2"
      label={t('useStoreCredit', { amount: money(offer.used) })}
      help={t('storeCreditLeaves', { due: money(offer.due), remains: money(offer.remains) })}
      checked={use !== undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
