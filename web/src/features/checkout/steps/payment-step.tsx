// Second step: on the credit line, with the buyer's own words for the order; the button says what happens and what it costs.
import { useState } from 'react';
import { Refused } from '../../../client/api/failures.ts';
import { useFormats } from '../../../client/formats.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { FootBar } from '../../../ui/layout/foot-bar.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { CartChanged } from '../cart/cart-changed.tsx';
import {
  type Ordering,
  refreshOrdering,
  useCredit,
  type useFreshPrices,
  useMaySeePrices,
  type usePlan,
} from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { type CreditState, creditState, isStopped } from '../credit/credit-line.rules.ts';
import { CreditMeter } from '../credit/credit-meter.tsx';
import { orderBody } from './order-body.rules.ts';
import { OrderButton } from './order-button.tsx';
import { OrderFailure, type Seen } from './order-failure.tsx';
import type { Words } from './order-words.rules.ts';
import { OwnWords } from './own-words.tsx';
import { PlanFailure } from './plan-failure.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

type StepProps = {
  placing: ReturnType<typeof usePlaceOrder>;
  ordering: Ordering;
  plan: ReturnType<typeof usePlan>;
  prices: ReturnType<typeof useFreshPrices>;
  words: Words;
  /** False while the plan is not the one that would be ordered. */
  isReady: boolean;
  onWords: (words: Words) => void;
};

export function PaymentStep({ placing, ordering, plan, prices, words, isReady, onWords }: StepProps) {
  const t = useTexts();
  const { ending } = placing;
  const [seen, setSeen] = useState<Seen>();
  const total = isReady || plan.isFetching ? plan.data?.total : undefined;
  const maySee = useMaySeePrices();
  const credit = useCredit(maySee);
  const state = credit.data && creditState(credit.data, total);
  const mayPress = isReady && !(state && isStopped(state));
  const order = async () => {
    if (!mayPress) return;
    setSeen({ plan: plan.data, prices: prices.data });
    const next = await placing.place(orderBody(ordering, words, total));
    // What the shop refused is drawn anew; an order without an answer stays as it was shown.
    if (next?.kind === 'failed' && !next.isOpen) await refreshOrdering();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
        if (wrong) wrong.focus();
        else void order();
      }}
    >
      {!maySee && <p className="text-ink-soft">{t('creditHidden')}</p>}
      {maySee && credit.isPending && <Skeleton className="h-24 w-full rounded-box" />}
      {state && <CreditMeter state={state} />}
      <OwnWords words={words} onChange={onWords} />
      {isPlanFailureTold(plan, ending) && <PlanFailure plans={[plan]} />}
      {ending?.kind === 'changed' && <CartChanged differences={ending.differences} />}
      {ending && ending.kind !== 'changed' && <OrderFailure ending={ending} seen={seen} />}
      {state && isStopped(state) ? null : <p className="text-14 text-ink-soft">{t('orderPromise')}</p>}
      <FootBar className="grid gap-2">
        {state && <WhyStopped state={state} />}
        <div>
          <OrderButton total={total} isBusy={placing.isBusy} isReady={mayPress} />
        </div>
      </FootBar>
    </form>
  );
}

// What the order was refused for, its plan is too: said once.
function isPlanFailureTold({ error, isFetching }: StepProps['plan'], ending: StepProps['placing']['ending']): boolean {
  if (!error || isFetching) return false;
  return !(ending?.kind === 'failed' && isSameRefusal(ending.error, error));
}

const isSameRefusal = (one: Error, other: Error): boolean =>
  one instanceof Refused && other instanceof Refused && one.reason === other.reason;

/** Beside the button that cannot be pressed: why, and the way on (spec §8). */
function WhyStopped({ state }: { state: CreditState }) {
  const t = useTexts();
  const { money } = useFormats();
  if (!isStopped(state)) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-bad">
      {state.kind === 'over' ? t('overBy', { amount: money(state.missing) }) : t('notOnCredit')}
      {state.kind === 'over' && <TextLink href="/shopcart">{t('toCart')}</TextLink>}
    </p>
  );
}
