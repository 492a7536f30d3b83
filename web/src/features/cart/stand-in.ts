// What is sold under a replaced part's code (product §5): one successor takes its place as the server has it, several are put together or chosen from.
import {
  isInForce,
  isOldStockSold,
  orderableQuantity,
  successorQuantity,
  successorsInForce,
} from '@outrigger/contract';
import { type PartCard, partCalls } from '@outrigger/contract/calls/parts.ts';
import { request } from '../../client/api.ts';
import { isForSale, type SetParts, type Sold, type Step, type Successor, setOf, wayFor } from './way.rules.ts';

/** What so many of a code become. */
export interface StandIn {
  code: string;
  qty: number;
  /** Where it is no longer sold: all parts that took its place together, which of them somebody has to choose, or that none of them is sold. */
  instead?: readonly Successor[] | 'choice' | 'none';
}

const AT_ONCE = 100;

async function asked(codes: readonly string[]): Promise<readonly Sold[]> {
  const found: Sold[] = [];
  for (let at = 0; at < codes.length; at += AT_ONCE)
    found.push(...(await request(partCalls.goodsBatchDetail, { codes: codes.slice(at, at + AT_ONCE).join(',') })));
  return found;
}

/** Asked of all steps, also those not known or not in force: what is left of a choice is one still. */
const isChoice = ({ replacedBy }: Pick<PartCard, 'replacedBy'>) => replacedBy.some((one) => one.mode === 'choice');

/** The steps that lead on from a part that stays under its own code, those to be taken together in one list. */
function stepsOf(part: PartCard): Step[][] {
  const today = new Date().toISOString().slice(0, 10);
  const steps = successorsInForce(part, today);
  if (isChoice(part)) return steps.map((one) => [one]);
  // Half of what belongs together replaces nothing.
  const isWhole = part.replacedBy.every((one) => one.isKnown || !isInForce(one, today));
  return steps.length > 0 && isWhole ? [steps] : [];
}

/** The ways on for so many pieces: they change with the quantity, and nobody is asked anew. */
export type WaysOn = (qty: number) => Successor[][];

async function follow(steps: readonly Step[][]): Promise<WaysOn> {
  const sold = await asked(steps.flat().map((step) => step.code));
  const sets = steps.flatMap((way) => {
    const set = setOf(way, sold);
    return set ? [set] : [];
  });
  return (qty) => sets.map((set) => wayFor(set, qty));
}

/** The ways on from a code in the cart; none where nothing took its place that can be ordered. */
export async function waysOn(code: string): Promise<WaysOn> {
  const [sold] = await asked([code]);
  const part = sold?.part;
  if (!part) return () => [];
  if (part.code === code) return await follow(stepsOf(part));
  if (!isForSale(part)) return () => [];
  return (qty) => [[{ part, qty: orderableQuantity(successorQuantity(qty, sold), part) }]];
}

/** By code the parts that replaced it together, where they are known whole; a code that one part or a choice replaced is missing. */
export async function setsOf(codes: readonly string[]): Promise<Map<string, SetParts>> {
  const ways = (await asked(codes)).flatMap(({ item, part }) => {
    const [steps = []] = part && !isChoice(part) ? stepsOf(part) : [];
    return steps.length > 1 ? [{ item, steps }] : [];
  });
  const sold = await asked([...new Set(ways.flatMap(({ steps }) => steps.map((step) => step.code)))]);
  return new Map(
    ways.flatMap(({ item, steps }) => {
      const set = setOf(steps, sold);
      return set ? [[item, set] as const] : [];
    }),
  );
}

/** What so many of a code become when they are added; the code itself where the server does not answer, since it puts the line right later. */
export async function standInFor(code: string, qty: number): Promise<StandIn> {
  const [sold] = await asked([code]).catch(() => []);
  if (!sold?.part) return { code, qty };
  const { part } = sold;
  if (part.code !== code)
    return isForSale(part) ? { code: part.code, qty: successorQuantity(qty, sold) } : { code, qty, instead: 'none' };
  const ways = isOldStockSold(part) ? undefined : await follow(stepsOf(part)).catch(() => undefined);
  const [way] = ways?.(qty) ?? [];
  return way ? { code, qty, instead: isChoice(part) ? 'choice' : way } : { code, qty };
}
