// The door of the cart for who puts many parts into it at once, as quick add and lists do (product §6); beside the other one, since browsing never needs it.
import { PART_ACTIONS } from '@outrigger/contract/calls/activity.ts';
import { noteActivity } from '../../client/activity.ts';
import { sharesWithin } from '@outrigger/contract';
import { type AddablePart, type CartLine, type LineMachine, newLine } from './cart.rules.ts';
import { cartStore, putCartLines } from './cart.stored.ts';
import { mayKeepCart } from './cart.sync.ts';
import { raisedFor } from './line-shares.rules.ts';

export { newLine } from './cart.rules.ts';
export { sharesAt } from './line-shares.rules.ts';

/** So many pieces of a part, for machines or none, under the buyer's own words or none. */
export interface AddedRow {
  part: AddablePart;
  qty: number;
  reference: string | null;
  machines: readonly LineMachine[];
}

/** Puts all of them into the cart in one go; a part that is there is raised. Nothing is done for who may not order. */
export function addCartLines(rows: readonly AddedRow[]): void {
  if (!mayKeepCart()) return;
  const now = new Map(cartStore.get().lines.map((line) => [line.part, line]));
  const changed = new Map<string, CartLine>();
  for (const { part, qty, reference, machines } of rows) {
    const there = changed.get(part.code) ?? now.get(part.code);
    const line = there ? raisedFor(there, qty, machines) : lineFor(part, qty, machines);
    changed.set(part.code, { ...line, reference: line.reference ?? reference });
  }
  putCartLines([...changed.values()]);
  for (const { part } of rows) noteActivity(PART_ACTIONS.addToCart, `${part.code} ${part.name}`);
}

function lineFor(part: AddablePart, pieces: number, machines: readonly LineMachine[]): CartLine {
  const line = newLine(part, pieces);
  return { ...line, machines: sharesWithin(machines, line.qty) };
}
