// Second step: on the credit line, with the buyer's own words for the order (spec §2 Checkout: payment).
import type { ReactNode } from 'react';
import { Refused } from '../../../client/api/failures.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { CartChanged } from '../cart/cart-changed.tsx';
import { useTexts } from '../checkout.texts.ts';
import { isStopped } from '../credit/credit-line.rules.ts';
import { CreditMeter } from '../credit/credit-meter.tsx';
import { OrderFailure } from './order-failure.tsx';
import type { Words } from './order-words.rules.ts';
import { PAYMENT_FORM } from './payment-form.ts';
import { OwnWords } from './own-words.tsx';
import { PlanFailure } from './plan-failure.tsx';
import type { Payment } from './use-payment.ts';
import type { usePlaceOrder } from './use-place-order.ts';

type StepProps = {
  payment: Payment;
  placing: ReturnType<typeof usePlaceOrder>;
  words: Words;
  onWords: (words: Words) => void;
  /** The day by which all of it can be there at the earliest. */
  earliest: string | undefined;
  /** What stands at the end of the form on the phone. */
  foot: ReactNode;
};

export function PaymentStep({ payment, placing, words, onWords, earliest, foot }: StepProps) {
  const t = useTexts();
  const { ending } = placing;
  const { state, plan, maySee } = payment;
  return (
    <form
      id={PAYMENT_FORM}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
        if (wrong) wrong.focus();
        else void payment.order();
      }}
    >
      {!maySee && <p className="text-ink-soft">{t('creditHidden')}</p>}
      {payment.isCreditPending && <Skeleton className="h-24 w-full rounded-box" />}
      {state && <CreditMeter state={state} />}
      <OwnWords words={words} earliest={earliest} onChange={onWords} />
      {isPlanFailureTold(plan, ending) && <PlanFailure plans={[plan]} />}
      {ending?.kind === 'changed' && <CartChanged differences={ending.differences} />}
      {ending && ending.kind !== 'changed' && <OrderFailure ending={ending} seen={payment.seen} accept={payment} />}
      {state && isStopped(state) ? null : <p className="text-14 text-ink-soft">{t('orderPromise')}</p>}
      {foot}
    </form>
  );
}

// What the order was refused for, its plan is too: said once.
function isPlanFailureTold({ error, isFetching }: Payment['plan'], ending: StepProps['placing']['ending']): boolean {
  if (!error || isFetching) return false;
  return !(ending?.kind === 'failed' && isSameRefusal(ending.error, error));
}

const isSameRefusal = (one: Error, other: Error): boolean =>
  one instanceof Refused && other instanceof Refused && one.reason === other.reason;
