// What the payment step knows and does, kept above the steps: the button that orders stands in the summary at the desk (design: checkout).
import { useState } from 'react';
import { usePayMethods } from '../../payments/payments.data.ts';
import {
  type Ordering,
  refreshOrdering,
  useCredit,
  type useFreshPrices,
  useMaySeePrices,
  type usePlan,
  useStoreCredit,
} from '../checkout.data.ts';
import type { Draft } from '../checkout-draft.ts';
import { creditState } from '../credit/credit-line.rules.ts';
import { isCovered, isMethodStopped, methodOf, storeCreditUse } from '../pay/methods.rules.ts';
import { useConfirmation } from '../pay/use-confirmation.ts';
import { orderBody } from './order-body.rules.ts';
import type { Seen } from './order-changes.tsx';
import { datesOf } from './ship-mode.rules.ts';
import type { usePlaceOrder } from './use-place-order.ts';

type Asked = {
  placing: ReturnType<typeof usePlaceOrder>;
  ordering: Ordering;
  plan: ReturnType<typeof usePlan>;
  prices: ReturnType<typeof useFreshPrices>;
  draft: Draft;
  /** False while the plan is not the one that would be ordered. */
  isReady: boolean;
  /** Whether the step stands open. */
  isOpen: boolean;
};

/** How what stands on the screen can be paid: what is due after store credit, the ways there are, the one that counts. */
function useWays({ plan, draft, isReady, isOpen }: Asked) {
  const total = isReady || plan.isFetching ? plan.data?.total : undefined;
  const maySee = useMaySeePrices();
  const credit = useCredit(maySee && isOpen);
  const saved = useStoreCredit(maySee && isOpen);
  const offered = usePayMethods(isOpen).data?.methods.map((one) => one.method) ?? [];
  const offer = storeCreditUse(saved.data?.storeCredit, total);
  const use = draft.usesStoreCredit ? offer : undefined;
  const due = use?.due ?? total;
  const state = credit.data && creditState(credit.data, due);
  const covered = use !== undefined && isCovered(due);
  const method = methodOf(draft.method, offered, state);
  const isStopped = isMethodStopped(method, state, covered);
  const isCreditPending = maySee && credit.isPending;
  return { total, maySee, offered, offer, use, due, state, covered, method, isStopped, isCreditPending };
}

/** Everything about paying for what stands on the screen. */
export function usePayment(asked: Asked) {
  const { placing, ordering, plan, prices, draft, isReady } = asked;
  const [seen, setSeen] = useState<Seen>();
  const ways = useWays(asked);
  const confirmation = useConfirmation();
  const mayPress = isReady && !ways.isStopped;
  const order = async () => {
    if (!mayPress) return;
    setSeen({ plan: plan.data, prices: prices.data });
    const usesStoreCredit = ways.use !== undefined;
    const dates = plan.data ? datesOf(plan.data) : new Map<string, string>();
    const paying = { method: ways.method, usesStoreCredit, total: ways.total, dates, code: confirmation.code };
    const next = await placing.place(orderBody(ordering, draft.words, paying));
    // What the shop refused is drawn anew; an order without an answer stays as it was shown.
    if (next?.kind !== 'failed' || next.isOpen) return;
    if (!confirmation.isMeant(next.error)) await refreshOrdering();
  };
  return { ...ways, confirmation, mayPress, order, seen, plan };
}

/** What `usePayment` gives. */
export type Payment = ReturnType<typeof usePayment>;
