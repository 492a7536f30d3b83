// Puts what replaced a part into the cart in its place (product §5), for whom and under which reference the part was meant.
import { type PartPiece, sharesWithin } from '@outrigger/contract';
import { type CartLine, type LineMachine, newLine } from './cart.rules.ts';
import { lineOf, putCartLine } from './cart.stored.ts';
import { raisedFor } from './line-shares.rules.ts';
import { removeCartLines } from './taken-out.ts';

/** What is taken over from the part that was asked for. */
type Meant = Pick<CartLine, 'reference'> & { code: string; machines: readonly LineMachine[] };

/** Machines of so many old pieces, for the new ones: none goes short while there are enough. */
const inRatio = ({ machines, qty: old }: CartLine, qty: number): LineMachine[] =>
  sharesWithin(
    machines.map((one) => ({ ...one, qty: Math.ceil((one.qty * qty) / old) })),
    qty,
  );

function fresh({ part, qty }: PartPiece, { code, reference, machines }: Meant): CartLine {
  return { ...newLine({ ...part, partId: part.id, changeCode: code }, qty), reference, machines: [...machines] };
}

/** As the server joins two lines: what the line says already stays, what it does not say comes from the other. */
function joined(line: CartLine, qty: number, { code, reference, machines }: Meant): CartLine {
  const whole = raisedFor(line, qty, machines);
  return { ...whole, changeCode: line.changeCode ?? code, reference: line.reference ?? reference };
}

/** A line of the part is raised and keeps what it says; where there is none one begins. */
function put(one: PartPiece, meant: Meant): void {
  const there = lineOf(one.part.code);
  putCartLine(there ? joined(there, one.qty, meant) : fresh(one, meant));
}

/** Puts successors into the cart under the code that was asked for, and takes that one out. */
export function replaceLine(code: string, option: readonly PartPiece[], machine?: Omit<LineMachine, 'qty'>): void {
  const old = lineOf(code);
  for (const one of option) {
    const { qty } = one;
    const machines = old ? inRatio(old, qty) : machine ? [{ ...machine, qty }] : [];
    put(one, { code, reference: old?.reference ?? null, machines });
  }
  if (old) removeCartLines([code]);
}

/** Puts what belongs to a line into the cart beside it, for the same machines and under the same reference. */
export function addMissing(line: CartLine, rest: readonly PartPiece[]): void {
  for (const one of rest) {
    const machines = inRatio(line, one.qty);
    put(one, { code: line.changeCode ?? line.part, reference: line.reference, machines });
  }
}
