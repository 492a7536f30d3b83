// Second step: how it is paid, with the buyer's own words for the order (spec §2 Checkout: payment).
import type { ReactNode } from 'react';
import { Refused } from '../../../client/api/failures.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { CartChanged } from '../cart/cart-changed.tsx';
import { useTexts } from '../checkout.texts.ts';
import type { Draft } from '../checkout-draft.ts';
import { CreditMeter } from '../credit/credit-meter.tsx';
import { CodeBox } from '../pay/code-box.tsx';
import { MethodChoice } from '../pay/method-choice.tsx';
import { StoreCreditBox } from '../pay/store-credit-box.tsx';
import { isOfCode } from '../pay/use-confirmation.ts';
import { InSight } from './in-sight.tsx';
import { OrderFailure } from './order-failure.tsx';
import type { Words } from './order-words.rules.ts';
import { PAYMENT_FORM } from './payment-form.ts';
import { OwnWords } from './own-words.tsx';
import { PlanFailure } from './plan-failure.tsx';
import type { Reach } from './ship-mode.rules.ts';
import type { Payment } from './use-payment.ts';
import type { usePlaceOrder } from './use-place-order.ts';

type StepProps = {
  payment: Payment;
  placing: ReturnType<typeof usePlaceOrder>;
  words: Words;
  onChange: (change: Partial<Draft>) => void;
  /** By when it can be there. */
  reach: Reach | undefined;
  /** What stands at the end of the form on the phone. */
  foot: ReactNode;
};

export function PaymentStep({ payment, placing, words, onChange, reach, foot }: StepProps) {
  const t = useTexts();
  const { ending } = placing;
  const { plan, confirmation } = payment;
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
      <StoreCreditBox payment={payment} onChange={(usesStoreCredit) => onChange({ usesStoreCredit })} />
      {!payment.covered && <MethodChoice payment={payment} onChange={(method) => onChange({ method })} />}
      <CreditAccount payment={payment} />
      <OwnWords
        {...{ words, reach }}
        onChange={(typed) => onChange({ words: typed })}
        onBatches={() => onChange({ shipMode: 'batches' })}
      />
      {isPlanFailureTold(plan, ending) && <PlanFailure plans={[plan]} />}
      {ending?.kind === 'changed' && (
        <InSight of={ending}>
          <CartChanged differences={ending.differences} />
        </InSight>
      )}
      {ending && ending.kind !== 'changed' && !isOfCode(ending.error) && (
        <OrderFailure ending={ending} seen={payment.seen} accept={payment} />
      )}
      {confirmation.isAsked && <CodeBox confirmation={confirmation} />}
      {payment.isStopped ? null : <p className="text-14 text-ink-soft">{t('orderPromise')}</p>}
      {foot}
    </form>
  );
}

/** The credit line with this order on it, where it is what pays. */
function CreditAccount({ payment }: { payment: Payment }) {
  const t = useTexts();
  const { state, maySee, method, covered, offered } = payment;
  if (method !== 'credit' || covered) return null;
  if (!maySee) return <p className="text-ink-soft">{t('creditHidden')}</p>;
  if (payment.isCreditPending) return <Skeleton className="h-24 w-full rounded-box" />;
  return state ? <CreditMeter state={state} hasOther={offered.length > 0} /> : null;
}

// What the order was refused for, its plan is too: said once.
function isPlanFailureTold({ error, isFetching }: Payment['plan'], ending: StepProps['placing']['ending']): boolean {
  if (!error || isFetching) return false;
  return !(ending?.kind === 'failed' && isSameRefusal(ending.error, error));
}

const isSameRefusal = (one: Error, other: Error): boolean =>
  one instanceof Refused && other instanceof Refused && one.reason === other.reason;
