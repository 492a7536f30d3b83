// Second step: on the credit line, with the buyer's own words for the order; the button says what happens and what it costs.
import { type Money, permissions } from '@outrigger/contract';
import { useState } from 'react';
import { useFailureWords } from '../../client/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { session } from '../../client/session.ts';
import { useStore } from '../../client/store.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FootBar } from '../../ui/foot-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CartChanged } from './cart-changed.tsx';
import {
  type OrderBody,
  type Ordering,
  refreshOrdering,
  useCredit,
  type useFreshPrices,
  type usePlan,
} from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';
import { CreditMeter } from './credit-meter.tsx';
import { orderBody } from './order-body.rules.ts';
import { NoAnswerYet, OrderFailure, type Seen } from './order-failure.tsx';
import type { Words } from './order-words.rules.ts';
import { OwnWords } from './own-words.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

type StepProps = {
  placing: ReturnType<typeof usePlaceOrder>;
  ordering: Ordering;
  plan: ReturnType<typeof usePlan>;
  prices: ReturnType<typeof useFreshPrices>;
  words: Words;
  /** This order as it was sent, while its outcome is not known. */
  open: OrderBody | undefined;
  /** False while the plan is not the one that would be ordered. */
  isReady: boolean;
  onWords: (words: Words) => void;
};

export function PaymentStep({ placing, ordering, plan, prices, words, open, isReady, onWords }: StepProps) {
  const t = useTexts();
  const { ending } = placing;
  const [seen, setSeen] = useState<Seen>({ plan: undefined, prices: undefined });
  const planned = isReady || plan.isFetching ? plan.data?.total : undefined;
  const total = open ? open.expectedTotal : planned;
  const order = async () => {
    if (!isReady) return;
    setSeen({ plan: plan.data, prices: prices.data });
    const next = await placing.place(orderBody(ordering, words, total));
    // What the shop refused is drawn anew; an order without an answer stays as it was shown.
    if (next?.kind === 'failed' && !next.isOpen) await refreshOrdering();
  };
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
    >
      <CreditChoice total={total} />
      <OwnWords words={words} onChange={onWords} />
      {!open && plan.error && !plan.isFetching && <PlanFailure plan={plan} />}
      {open && !ending && !placing.isBusy && <NoAnswerYet />}
      {ending?.kind === 'changed' && <CartChanged differences={ending.differences} />}
      {ending && ending.kind !== 'changed' && <OrderFailure ending={ending} seen={seen} />}
      <p className="text-14 text-ink-soft">{t('orderPromise')}</p>
      <FootBar>
        <OrderButton total={total} isBusy={placing.isBusy} isReady={isReady} />
      </FootBar>
    </form>
  );
}

function PlanFailure({ plan }: { plan: StepProps['plan'] }) {
  const t = useTexts();
  const say = useFailureWords();
  return (
    <ErrorState
      title={say(plan.error).title}
      meaning={say(plan.error).text}
      action={<Button onClick={() => void plan.refetch()}>{t('again')}</Button>}
    />
  );
}

function CreditChoice({ total }: { total: Money | undefined }) {
  const t = useTexts();
  const user = useStore(session)?.user;
  const maySee = user?.role === 'main' || (user?.permissions.includes(permissions.viewPrices) ?? false);
  const credit = useCredit(maySee);
  if (!maySee) return <p className="text-ink-soft">{t('creditHidden')}</p>;
  if (credit.isPending) return <Skeleton className="h-24 w-full rounded-box" />;
  if (!credit.data || credit.data.length === 0) return <p className="text-ink-soft">{t('noCredit')}</p>;
  return <CreditMeter lines={credit.data} total={total} />;
}

function OrderButton({ total, isBusy, isReady }: { total: Money | undefined; isBusy: boolean; isReady: boolean }) {
  const t = useTexts();
  const { money } = useFormats();
  const user = useStore(session)?.user;
  const maySee = user?.role === 'main' || (user?.permissions.includes(permissions.viewPrices) ?? false);
  const label = total ? t('orderFor', { total: money(total) }) : t(maySee ? 'orderOnCredit' : 'orderWithoutTotal');
  return (
    <Button type="submit" kind="primary" size="large" isBusy={isBusy} disabled={!isReady} className="max-lg:w-full">
      {label}
    </Button>
  );
}
