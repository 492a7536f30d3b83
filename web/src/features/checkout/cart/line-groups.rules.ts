// Lines of a cart for several machines, kept together by machine (product §6: for which machines how many).
import type { CartLine } from '../../cart/cart.data.ts';

type Meant = Pick<CartLine, 'qty' | 'machines'>;

/** Lines that are for one machine, for several, or for none. */
export interface LineGroup<T> {
  machine: CartLine['machines'][number] | 'several' | null;
  lines: T[];
}

/** One group of all where fewer than two machines are meant; else those of each machine in the order of the cart, then those of several, then those of none. */
export function lineGroups<T extends { line: Meant }>(lines: readonly T[]): LineGroup<T>[] {
  const hosts = new Set(lines.flatMap(({ line }) => line.machines.map(({ hostId }) => hostId)));
  if (hosts.size < 2) return [{ machine: null, lines: [...lines] }];
  const groups = [...Map.groupBy(lines, ({ line }) => keyOf(line))];
  return groups
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([key, some]) => ({
      machine: key === 'several' || key === null ? key : (some[0]?.line.machines[0] ?? null),
      lines: some,
    }));
}

/** A machine of some pieces is that of the line: what is left over belongs beside it. */
const keyOf = ({ machines: [first, ...others] }: Meant): number | 'several' | null =>
  first === undefined ? null : others.length > 0 ? 'several' : first.hostId;

const rankOf = (key: number | 'several' | null): number => (key === null ? 2 : key === 'several' ? 1 : 0);
