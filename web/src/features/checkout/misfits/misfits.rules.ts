// Which lines of the cart are meant for machines they do not fit, and what stays of a line without them (product §5: what does not fit is not sold by accident).
import type { CartLine } from '../../cart/cart.data.ts';

/** A part and a machine that it does not fit. */
export interface Misfit {
  /** Part and machine, which an answer is kept for. */
  key: string;
  code: string;
  hostId: number;
  serialNumber: string;
}

/** As `hostId:partId`. */
export const misfitKey = (hostId: number, partId: number): string => `${hostId}:${partId}`;

/** All of them, in the order of the cart. */
export const misfitsOf = (lines: readonly CartLine[], off: ReadonlySet<string>): Misfit[] =>
  lines.flatMap(({ part, partId, machines }) =>
    machines.flatMap(({ hostId, serialNumber }) => {
      const key = misfitKey(hostId, partId);
      return off.has(key) ? [{ key, code: part, hostId, serialNumber }] : [];
    }),
  );

/** What is taken out with them: whole lines by their codes, and lines of which other machines keep their pieces. */
export function withoutMisfits(
  lines: readonly CartLine[],
  misfits: readonly Misfit[],
): { gone: string[]; left: CartLine[] } {
  const touched = lines.filter((line) => misfits.some(({ code }) => code === line.part));
  const left = touched.flatMap((line) => {
    const isOff = (hostId: number) => misfits.some((one) => one.code === line.part && one.hostId === hostId);
    const machines = line.machines.filter(({ hostId }) => !isOff(hostId));
    const qty = machines.reduce((sum, machine) => sum + machine.qty, 0);
    return qty > 0 ? [{ ...line, qty, machines }] : [];
  });
  const kept = new Set(left.map(({ part }) => part));
  return { gone: touched.flatMap(({ part }) => (kept.has(part) ? [] : [part])), left };
}
