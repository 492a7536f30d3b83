// Placing an order so that it is placed once: another tab or device may have ordered the cart, and an answer may have been lost.
import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../client/use-call.ts';
import { agreedLines, type CartLine, useCartLines } from '../cart/cart.data.ts';
import { type CartDifference, differencesOf } from './cart-differences.rules.ts';
import { type OrderBody, type Placed, useMakeOrder } from './checkout.data.ts';

/** How the last press ended, where no order came of it. */
export type Ending =
  | { kind: 'unchecked' | 'failed'; error: Error }
  | { kind: 'changed'; differences: CartDifference[] };

/** An order whose outcome is not known yet, with the lines it was made of. */
interface Sent {
  body: OrderBody;
  lines: readonly CartLine[];
}

/** The same order but for the total it was shown with: a plan asked for again may count what the order itself has taken. */
function isSameOrder({ expectedTotal: _, ...one }: OrderBody, { expectedTotal: _other, ...other }: OrderBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
  const [sent, setSent] = useState<Sent>();
  const [placed, setPlaced] = useState<Placed>();
  const [ending, setEnding] = useState<Ending>();
  const [isBusy, setBusy] = useState(false);
  // A second press comes before the page has drawn the first: what is being sent is known at once, not with the next drawing.
  const isSending = useRef(false);
  const lines = sent?.lines ?? inCart;

  const send = async (order: Sent): Promise<Ending | undefined> => {
    setSent(order);
    try {
      setPlaced(await make.mutateAsync(order.body));
      return undefined;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!isOutcomeUnknown(error)) setSent(undefined);
      return { kind: 'failed', error };
    }
  };
  const place = async (body: OrderBody): Promise<Ending | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    const again = sent && isSameOrder(sent.body, body) ? sent : undefined;
    // Asked for again as it was, whatever became of the cart: the shop answers with the order it made, if it made one.
    const changed = again ? undefined : await differencesNow(lines);
    if (changed?.kind === 'changed') setSent(undefined);
    const next = changed ?? (await send(again ?? { body, lines }));
    setEnding(next);
    setBusy(false);
    isSending.current = false;
    return next;
  };
  return { lines, placed, ending, isBusy, place };
}
