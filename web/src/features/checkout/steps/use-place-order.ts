// Placing an order so that it is placed once: another tab or device may have ordered the cart, and an answer may have been lost.
import { useRef, useState } from 'react';
import { agreedLines, type CartLine, useCartLines } from '../../cart/cart.data.ts';
import { type CartDifference, differencesOf } from '../cart/cart-differences.rules.ts';
import { type OrderBody, type Placed, useMakeOrder, useOpenOrders } from '../checkout.data.ts';

/** How the last press ended, where no order came of it. */
export type Ending =
  | { kind: 'unchecked'; error: Error }
  // Open while nobody knows whether it was placed all the same.
  | { kind: 'failed'; error: Error; isOpen: boolean }
  | { kind: 'changed'; differences: CartDifference[] };

/** An order whose outcome is not known yet, with the lines it was made of. */
interface Sent {
  body: OrderBody;
  lines: readonly CartLine[];
}

async function differencesNow(lines: readonly CartLine[]): Promise<Ending | undefined> {
  try {
    const differences = differencesOf(lines, await agreedLines());
    return differences.length > 0 ? { kind: 'changed', differences } : undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: 'unchecked', error };
  }
}

/** The lines to order and the press that orders them; what was sent stays on the screen until its outcome is known. */
export function usePlaceOrder() {
  const inCart = useCartLines();
  const make = useMakeOrder();
  const kept = useOpenOrders();
  const [sent, setSent] = useState<Sent>();
  const [placed, setPlaced] = useState<Placed>();
  const [ending, setEnding] = useState<Ending>();
  const [busyWith, setBusyWith] = useState<'first' | 'again'>();
  // A second press comes before the page has drawn the first: what is being sent is known at once, not with the next drawing.
  const isSending = useRef(false);
  const lines = sent?.lines ?? inCart;
  // What was sent here is known also where the browser keeps nothing.
  const open = busyWith === 'first' ? undefined : (sent?.body ?? kept[0]);

  const send = async (order: Sent): Promise<Ending | undefined> => {
    setSent(order);
    try {
      setPlaced(await make.mutateAsync(order.body));
      return undefined;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const isOpen = make.isOpen(order.body);
      if (!isOpen) setSent(undefined);
      return { kind: 'failed', error, isOpen };
    }
  };
  const press = async (as: 'first' | 'again', work: () => Promise<Ending | undefined>): Promise<Ending | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusyWith(as);
    const next = await work();
    setEnding(next);
    setBusyWith(undefined);
    isSending.current = false;
    return next;
  };
  /** Orders what stands on the screen, unless the cart has become another one. */
  const place = (body: OrderBody) =>
    press('first', async () => {
      const changed = await differencesNow(lines);
      return changed ?? (await send({ body, lines }));
    });
  /** Sends an open order as it was, whatever became of cart and total: the shop answers with the order it made, if it made one. */
  const sendAgain = (body: OrderBody) => press('again', () => send({ body, lines }));
  return { lines, placed, ending, isBusy: busyWith !== undefined, open, place, sendAgain };
}
