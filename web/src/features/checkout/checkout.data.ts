// What cart page and checkout ask the server: prices and stock, plans, credit, the order itself (spec §4, §7 Orders).
import { type InputOf, permissions, type ResultOf } from '@outrigger/contract';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { registrationCalls } from '@outrigger/contract/calls/registration.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { OpenIntention } from '../../client/api/idempotency-keys.ts';
import { isPermitted } from '../../client/session/permissions.rules.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { storedEntry } from '../../client/stored/stored.ts';
import { refreshCalls, useCall, useSend } from '../../client/api/use-call.ts';
import { forgetOrdered } from '../cart/ordered.data.ts';
import { draftEntry } from './checkout-draft.ts';

/** A plan of shipping as the server gives it. */
export type Plan = ResultOf<typeof orderCalls.shipBatchList>;
/** What is ordered, to which address, how shipped. */
export type Ordering = InputOf<typeof orderCalls.shipBatchList>;
/** As each piece is ready, or all at once. */
export type ShipMode = Ordering['shipMode'];
/** Everything an order says. */
export type OrderBody = InputOf<typeof orderCalls.makeOrder>;
/** A placed order. */
export type Placed = ResultOf<typeof orderCalls.makeOrder>;

// An order that got no answer is the same order in every tab and after a reload; an hour later nobody means it any more.
const OPEN_MS = 3_600_000;
const openOrders = storedEntry<readonly OpenIntention[]>({
  name: 'open-orders',
  owner: 'user',
  lifetimeMs: OPEN_MS,
  parse: (content) => (Array.isArray(content) ? content.filter(isOpenOrder) : undefined),
});

function isOpenOrder(content: unknown): content is OpenIntention {
  const { input, key, at } = (content ?? {}) as Partial<OpenIntention>;
  if (typeof input !== 'string' || typeof key !== 'string' || typeof at !== 'number') return false;
  return bodyOf(input) !== undefined && Date.now() - at < OPEN_MS;
}

function bodyOf(input: string): OrderBody | undefined {
  try {
    const body: unknown = JSON.parse(input);
    return typeof body === 'object' && body !== null ? (body as OrderBody) : undefined;
  } catch {
    return undefined;
  }
}

// The completed step outlives a reload and the way back; an hour later the list of orders is the place to look.
const placedEntry = storedEntry<string>({
  name: 'placed-order',
  owner: 'user',
  lifetimeMs: OPEN_MS,
  parse: (content) => (typeof content === 'string' ? content : undefined),
});
/** The number of the order placed last on this browser, for as long as somebody may come back for it. */
export const lastPlaced = (): string | undefined => placedEntry.read();
/** A placed order as it stands now. */
export const usePlacedOrder = (orderNo: string) => useCall(orderCalls.orderInfo, { orderNo });

const followOpenOrders = (listener: () => void) => openOrders.subscribe(listener);

/** The orders sent from any tab whose outcome is not known, the latest first. */
export function useOpenOrders(): readonly OrderBody[] {
  const inputs = useSyncExternalStore(followOpenOrders, () =>
    JSON.stringify(openOrders.read()?.map((one) => one.input) ?? []),
  );
  return useMemo(() => (JSON.parse(inputs) as string[]).flatMap((input) => bodyOf(input) ?? []), [inputs]);
}

/** Price and stock of the cart's codes as they are now. */
export const useFreshPrices = (codes: readonly string[], isEnabled = true) =>
  useCall(
    orderCalls.checkPriceAndInventory,
    { materialList: [...codes] },
    { enabled: isEnabled && codes.length > 0, keepPrevious: true, staleTime: 15_000 },
  );
/** Until when the lines that wait for the warehouse wait, by code: a day, or null where none is known. */
export function useWaits(lines: readonly { code: string; qty: number }[]): ReadonlyMap<string, string | null> {
  const asked = lines.slice(0, WAITS_ASKED).map(({ code, qty }) => `${code}*${qty}`);
  const { data } = useCall(
    orderCalls.stockAssign,
    { lines: asked.join(',') },
    { enabled: asked.length > 0, keepPrevious: true, staleTime: 15_000 },
  );
  return useMemo(() => new Map(data?.lines.map((line) => [line.code, line.waits.until])), [data]);
}
// The lines go with the address, which has an end; further down the cart lines only say that they wait.
const WAITS_ASKED = 100;
/** The plan for one way of shipping; asked once an address is chosen. */
export const usePlan = (ordering: Ordering, isEnabled: boolean) =>
  useCall(orderCalls.shipBatchList, ordering, { enabled: isEnabled && ordering.lines.length > 0, keepPrevious: true });
/** The company's credit lines, for those who may see prices. */
export const useCredit = (isEnabled: boolean) => useCall(creditCalls.creditLines, {}, { enabled: isEnabled });
/** What the company may spend of its store credit. */
export const useStoreCredit = (isEnabled: boolean) => useCall(creditCalls.storeCredit, {}, { enabled: isEnabled });
/** Mails the code that confirms an order; its failure is told where the code is typed. */
export const useSendOrderCode = () => useSend(registrationCalls.sendUserEmailCode, { isPress: true, quiet: true });
/** Whether this person sees amounts (spec §6). */
export function useMaySeePrices(): boolean {
  const user = useStore(session)?.user;
  return user?.role === 'main' || (user !== undefined && isPermitted(user, permissions.viewPrices));
}
/** Asks anew for everything an order is made of, since the shop knew better. */
export const refreshOrdering = () =>
  refreshCalls([
    orderCalls.shipBatchList,
    orderCalls.checkPriceAndInventory,
    creditCalls.creditLines,
    creditCalls.storeCredit,
  ]);
/** Asks anew for prices and stock of the lines, where the shop knew better. */
export const refreshLines = () => refreshCalls([orderCalls.checkPriceAndInventory]);
/** Places the order, once for one intention; the server took its lines out of the cart with it, and this browser follows, wherever its buyer is by then. */
export function useMakeOrder() {
  return useSend(orderCalls.makeOrder, {
    quiet: true,
    keptKey: openOrders,
    onAnswer: ({ orderNo }, { lines }) => {
      placedEntry.write(orderNo);
      forgetOrdered(lines.map((line) => line.code));
      draftEntry.remove();
      void refreshCalls([
        orderCalls.orderList,
        creditCalls.creditLines,
        creditCalls.storeCredit,
        orderCalls.shipBatchList,
      ]);
    },
  });
}
