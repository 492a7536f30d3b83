// How the pieces of a line are shared among machines (product §6: a line may carry for which machines how many).
import type { CartLine } from '../../cart/cart.data.ts';

type Share = CartLine['machines'][number];

/** Pieces of the line that are meant for no machine yet. */
export const unmeant = (qty: number, shares: readonly Share[]): number =>
  qty - shares.reduce((sum, one) => sum + one.qty, 0);

/** One machine more, with what is left up to what it takes; with one piece where that is not known. Nothing where nothing is left. */
export function withMachine(
  qty: number,
  shares: readonly Share[],
  machine: Omit<Share, 'qty'> & { takes: number | null },
): Share[] {
  const { takes, hostId, serialNumber } = machine;
  const share = Math.min(unmeant(qty, shares), takes ?? 1);
  if (share < 1 || shares.some((one) => one.hostId === hostId)) return [...shares];
  return [...shares, { hostId, serialNumber, qty: share }];
}
