// What the payment step knows and does, kept above the steps: the button that orders stands in the summary at the desk (design: checkout).
import { useState } from 'react';
import {
  type Ordering,
  refreshOrdering,
  useCredit,
  type useFreshPrices,
  useMaySeePrices,
  type usePlan,
} from '../checkout.data.ts';
import { creditState, isStopped } from '../credit/credit-line.rules.ts';
import { orderBody } from './order-body.rules.ts';
import type { Seen } from './order-changes.tsx';
import type { Words } from './order-words.rules.ts';
import type { usePlaceOrder } from './use-place-order.ts';

type Asked = {
  placing: ReturnType<typeof usePlaceOrder>;
  ordering: Ordering;
  plan: ReturnType<typeof usePlan>;
  prices: ReturnType<typeof useFreshPrices>;
  words: Words;
  /** False while the plan is not the one that would be ordered. */
  isReady: boolean;
  /** Whether the step stands open. */
  isOpen: boolean;
};

/** Everything about paying for what stands on the screen. */
export function usePayment({ placing, ordering, plan, prices, words, isReady, isOpen }: Asked) {
  const [seen, setSeen] = useState<Seen>();
  const total = isReady || plan.isFetching ? plan.data?.total : undefined;
  const maySee = useMaySeePrices();
  const credit = useCredit(maySee && isOpen);
  const state = credit.data && creditState(credit.data, total);
  const mayPress = isReady && !(state && isStopped(state));
  const order = async () => {
    if (!mayPress) return;
    setSeen({ plan: plan.data, prices: prices.data });
    const next = await placing.place(orderBody(ordering, words, total));
    // What the shop refused is drawn anew; an order without an answer stays as it was shown.
    if (next?.kind === 'failed' && !next.isOpen) await refreshOrdering();
  };
  return { total, maySee, isCreditPending: maySee && credit.isPending, state, mayPress, order, seen, plan };
}

/** What `usePayment` gives. */
export type Payment = ReturnType<typeof usePayment>;
