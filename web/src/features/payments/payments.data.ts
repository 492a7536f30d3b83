// Paying as the screens ask for it: the press that leads to the provider, the way back, what was tried (spec §4 pay now; product §7 Payment).
import type { ResultOf } from '@outrigger/contract';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { paymentCalls } from '@outrigger/contract/calls/payments.ts';
import { useCallback, useEffect, useState } from 'react';
import { pauseAfter } from './pauses.rules.ts';
import { refreshCalls, useCall, useSend } from '../../client/api/use-call.ts';

/** Ways to pay besides the credit line, each with who serves it. */
export const usePayMethods = (isEnabled = true) =>
  useCall(paymentCalls.paymentMethods, {}, { enabled: isEnabled, staleTime: 300_000 });

/** What was tried, paid and given back for an order. */
export const useOrderPayments = (orderNo: string) => useCall(paymentCalls.orderPayments, { orderNo });

/** Money that is under way as this page was told: what is tried, and what goes back; the newest refund, the first here, also where its provider refused it, since the parts desk has it tried again. */
const underWay = ({ attempts, refunds }: ResultOf<typeof paymentCalls.orderPayments>): number =>
  attempts.filter(({ state }) => state === 'live').length +
  refunds.filter(({ state }, at) => state === 'requested' || (state === 'failed' && at === 0)).length;

const ASKS = 60;

/** Asks again, less and less often, while money of an order is under way; what arrived changes the order, its events and its documents too. */
export function useMoneyUnderWay(payments: ReturnType<typeof useOrderPayments>): void {
  const moving = payments.data ? underWay(payments.data) : 0;
  const [asked, setAsked] = useState(0);
  const [before, setBefore] = useState(moving);
  useEffect(() => {
    if (moving === 0 || asked >= ASKS) return undefined;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      if (!document.hidden) void refreshCalls([paymentCalls.orderPayments]);
    }, pauseAfter(asked));
    return () => clearTimeout(timer);
  }, [moving, asked]);
  useEffect(() => {
    if (moving === before) return;
    setBefore(moving);
    if (moving < before) void refreshCalls([orderCalls.orderInfo, orderCalls.orderList, documentCalls.orderDocuments]);
  }, [moving, before]);
}

/** Opens an attempt and leaves for the provider's page; the failure is shown where the button stands. */
export const usePayNow = () =>
  useSend(paymentCalls.payNow, {
    isPress: true,
    quiet: true,
    refreshes: [orderCalls.orderInfo, paymentCalls.orderPayments],
    onAnswer: ({ redirectUrl }) => leaveFor(redirectUrl),
  });

/** Where the browser gives the page back as it was left, its press is free again, and what the provider told the shop meanwhile is asked for. */
export function useBackAgain(reset: () => void): void {
  useEffect(() => {
    const free = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      void refreshCalls([orderCalls.orderInfo, paymentCalls.orderPayments]);
    };
    window.addEventListener('pageshow', free);
    return () => window.removeEventListener('pageshow', free);
  }, [reset]);
}

// The provider's page is named by the server; anything but a page is not gone to.
function leaveFor(address: string): void {
  const { protocol, href } = new URL(address, window.location.href);
  if (protocol === 'https:' || protocol === 'http:') window.location.assign(href);
}

/** How an attempt stands, as the provider told the shop. */
export type Returned = ResultOf<typeof paymentCalls.paymentReturn>;

const LOOKS = 16;

/** Asks how an attempt stands, again and again for some minutes while the provider has not said, each time after a longer pause. */
export function useReturned(attempt: string) {
  const { mutateAsync } = useSend(paymentCalls.paymentReturn, { isPress: true, quiet: true });
  const [found, setFound] = useState<{ returned?: Returned; error?: Error; looks: number }>({ looks: 0 });
  const look = useCallback(async () => {
    try {
      const returned = await mutateAsync({ attempt });
      setFound(({ looks }) => ({ returned, looks: looks + 1 }));
      if (returned.state !== 'waiting') await refreshCalls([orderCalls.orderInfo, orderCalls.orderList]);
    } catch (error) {
      setFound(({ looks }) => ({ error: error as Error, looks: looks + 1 }));
    }
  }, [attempt, mutateAsync]);
  const { returned, error, looks } = found;
  const isOver = error !== undefined || (returned !== undefined && returned.state !== 'waiting') || looks >= LOOKS;
  useEffect(() => {
    if (isOver || attempt === '') return undefined;
    const timer = setTimeout(() => void look(), looks === 0 ? 0 : pauseAfter(looks - 1));
    return () => clearTimeout(timer);
  }, [isOver, looks, look, attempt]);
  return { returned, error, isLooking: !isOver, lookAgain: () => setFound({ looks: 0 }) };
}
