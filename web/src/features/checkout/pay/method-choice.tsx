// Credit line, wallet or card as a choice (spec §1); what cannot take this order says why beside it (spec §8).
import { useFormats } from '../../../client/formats.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { useTexts } from '../checkout.texts.ts';
import type { CreditState } from '../credit/credit-line.rules.ts';
import type { Payment } from '../steps/use-payment.ts';
import type { Method } from './methods.rules.ts';

type ChoiceProps = { payment: Payment; onChange: (method: Method) => void };

const NAMES = { credit: 'creditLine', wallet: 'wallet', card: 'card' } as const;
const METHODS = ['credit', 'wallet', 'card'] as const;

/** Nothing where there is nothing to choose. */
export function MethodChoice({ payment, onChange }: ChoiceProps) {
  const t = useTexts();
  const { offered, state, maySee, method } = payment;
  if (offered.length === 0) return null;
  const help = (one: Method) =>
    one === 'credit' ? <CreditHelp state={state} /> : t(maySee ? 'paidOnline' : 'paidOnlineLater');
  return (
    <RadioGroup
      label={t('howPaid')}
      look="cards"
      value={method}
      onChange={(value) => onChange(METHODS.find((one) => one === value) ?? 'credit')}
      options={METHODS.filter((one) => one === 'credit' || offered.includes(one)).map((one) => ({
        value: one,
        label: t(NAMES[one]),
        help: help(one),
      }))}
    />
  );
}

/** In a few words; the rest stands below once it is chosen. */
function CreditHelp({ state }: { state: CreditState | undefined }) {
  const t = useTexts();
  const { money } = useFormats();
  if (!state) return null;
  if (state.kind === 'none') return t('creditNone');
  const { line } = state;
  if (state.kind === 'blocked') return t('creditBlocked');
  if (state.kind === 'otherCurrency') return t('otherCurrency', { currency: line.currency });
  if (state.kind === 'over') return t('overBy', { amount: money(state.missing) });
  return t('creditOf', { available: money(line.available), limit: money(line.limit) });
}
