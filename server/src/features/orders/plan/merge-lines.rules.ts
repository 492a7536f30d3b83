// Lines as they were asked become lines of parts: one a part, before anything is checked (product §2 make, §7).
import { type calls, orderableQuantity, type ParsedOf, sharesWithin, type SoldBy } from '@outrigger/contract';
import { refuse } from '../../../platform/refuse.ts';

/** A line as it came in. */
export type AskedLine = ParsedOf<typeof calls.orders.makeOrder>['lines'][number];
/** What a code led to, and the part to order for it. */
export interface FoundPart<P> {
  foundCode: string;
  changeCode: string | null;
  part: P;
  /** Pieces to order for so many pieces asked for. */
  pieces: (asked: number) => number;
}
/** One line of a part. */
export interface MergedLine<P> {
  part: P;
  changeCode: string | null;
  quantity: number;
  reference: string | null;
  machines: { machineId: number; quantity: number }[];
}
/** What the rules look at of a part. */
export interface RuledPart extends SoldBy {
  partId: number;
  code: string;
}

const REFERENCE_MAX = 100;

/** Merges lines of one part; refuses unknown codes and quantities no line may have. Quantities of one code add up first. */
export function mergeLines<P extends RuledPart>(
  lines: readonly AskedLine[],
  find: (code: string) => FoundPart<P> | undefined,
): MergedLine<P>[] {
  if (lines.length === 0) refuse('cartEmpty');
  // One unknown code among others is named; where nothing of a cart is known that is what is wrong.
  if (lines.length > 1 && lines.every((line) => !find(line.code))) refuse('noValidItems');
  const found = lines.map((line) => {
    const part = find(line.code);
    if (!part) refuse('noPartInformation', { code: line.code });
    return { line, ...part, changeCode: part.changeCode ?? askedBefore(line, find) };
  });
  const merged = [...Map.groupBy(found, (one) => one.part.partId).values()].map(mergeOne);
  for (const line of merged) refuseQuantity(line);
  return merged;
}

// A code the shop does not know is nothing to tell of.
function askedBefore<P>({ insteadOf }: AskedLine, find: (code: string) => FoundPart<P> | undefined): string | null {
  return insteadOf === undefined ? null : (find(insteadOf)?.foundCode ?? null);
}

type Found<P> = FoundPart<P> & { line: AskedLine };

function mergeOne<P extends RuledPart>(found: Found<P>[]): MergedLine<P> {
  const [first] = found;
  if (!first) throw new RangeError('a group has at least one line');
  const references = new Set(found.flatMap((one) => (one.line.reference ? [one.line.reference] : [])));
  return {
    part: first.part,
    changeCode: found.find((one) => one.changeCode)?.changeCode ?? null,
    quantity: piecesOf(found),
    reference: references.size > 0 ? shortened([...references].join(', ')) : null,
    machines: machinesOf(found),
  };
}

// Cut between characters: half of one cannot be written down.
const shortened = (text: string): string => text.slice(0, REFERENCE_MAX).replace(/[\uD800-\uDBFF]$/, '');

const askedOf = (found: readonly { line: AskedLine }[]): number => found.reduce((sum, one) => sum + one.line.qty, 0);

// What was asked under one code adds up before it becomes pieces of the successor, so that no group is rounded twice.
function piecesOf<P>(found: readonly Found<P>[]): number {
  const byCode = [...Map.groupBy(found, (one) => one.foundCode).values()];
  return byCode.reduce((sum, same) => sum + (same[0]?.pieces(askedOf(same)) ?? 0), 0);
}

function machinesOf<P extends RuledPart>(found: Found<P>[]): MergedLine<P>['machines'] {
  const byMachine = Map.groupBy(
    found.filter((one) => one.line.hostId !== undefined),
    (one) => one.line.hostId ?? 0,
  );
  // Each machine's share of a successor is rounded up by itself; together they are no more than the line.
  const shares = [...byMachine].map(([machineId, same]) => ({ machineId, qty: piecesOf(same) }));
  return sharesWithin(shares, piecesOf(found)).map(({ machineId, qty }) => ({ machineId, quantity: qty }));
}

function refuseQuantity({ part, quantity }: MergedLine<RuledPart>): void {
  const next = orderableQuantity(quantity, part);
  if (next !== quantity) refuse('quantityError', { code: part.code, next, pack: Math.max(1, part.packQuantity) });
}
