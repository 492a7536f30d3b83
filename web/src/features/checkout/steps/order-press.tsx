// The end of the payment step: the button that orders, or why this order cannot go this way, with the way on (spec §8 Checkout messages).
import type { Money } from '@outrigger/contract';
import { Clock } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { useTexts } from '../checkout.texts.ts';
import type { CreditState } from '../credit/credit-line.rules.ts';
import { OrderButton } from './order-button.tsx';
import { PAYMENT_FORM } from './payment-form.ts';
import type { Payment } from './use-payment.ts';

type PressProps = { payment: Payment; isBusy: boolean };

export function OrderPress({ payment, isBusy }: PressProps) {
  const { state, due, method, covered, mayPress, isStopped, plan } = payment;
  if (isStopped && state) return <WhyStopped state={state} />;
  const limit = plan.data?.spendingLimit;
  const isApproved = limit !== undefined || (method === 'credit' && !covered && state?.kind === 'waits');
  return (
    <OrderButton
      form={PAYMENT_FORM}
      isReady={mayPress}
      total={due}
      way={covered ? 'covered' : method}
      {...{ isBusy, isApproved }}
    />
  );
}

/** Beside the button, before it is pressed: whom the order waits for. */
export function OverSpendingLimit({ limit }: { limit: Money | undefined }) {
  const t = useTexts();
  const { money } = useFormats();
  if (!limit) return null;
  return (
    <p className="flex basis-full items-start gap-2 text-14 text-wait">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{t('overSpendingLimit', { limit: money(limit) })}</span>
    </p>
  );
}

/** In the place of a button that could not be pressed: why, and the way on. */
function WhyStopped({ state }: { state: CreditState }) {
  const t = useTexts();
  const { money } = useFormats();
  return (
    <p className="grid gap-1 text-14">
      <span className="font-semibold text-bad">
        {state.kind === 'over' ? t('overBy', { amount: money(state.missing) }) : t('notOnCredit')}
      </span>
      {state.kind === 'over' && <TextLink href="/shopcart">{t('toCart')}</TextLink>}
    </p>
  );
}
