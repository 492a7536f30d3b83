// What is sold under a replaced part's code (product §5): one successor takes its place as the server has it, several are put together or chosen from.
import {
  isChoice,
  isForSale,
  isOldStockSold,
  orderableQuantity,
  type PartInstead,
  setFrom,
  setOf,
  type SetParts,
  type SoldAs,
  type Step,
  successorQuantity,
  wayFor,
  waysFrom,
} from '@outrigger/contract';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { request } from '../../client/api.ts';

/** What so many of a code become. */
export interface StandIn {
  code: string;
  qty: number;
  /** Where it is no longer sold: all parts that took its place together, which of them somebody has to choose, or that none of them is sold. */
  instead?: readonly PartInstead[] | 'choice' | 'none';
}

const AT_ONCE = 100;

async function asked(codes: readonly string[]): Promise<readonly SoldAs[]> {
  const found: SoldAs[] = [];
  for (let at = 0; at < codes.length; at += AT_ONCE)
    found.push(...(await request(partCalls.goodsBatchDetail, { codes: codes.slice(at, at + AT_ONCE).join(',') })));
  return found;
}

const today = () => new Date().toISOString().slice(0, 10);

/** The ways on for so many pieces: they change with the quantity, and nobody is asked anew. */
export type WaysOn = (qty: number) => PartInstead[][];

async function follow(steps: readonly Step[][]): Promise<WaysOn> {
  const sold = await asked(steps.flat().map((step) => step.code));
  const sets = steps.flatMap((way) => {
    const set = setOf(way, sold);
    return set ? [set] : [];
  });
  // Two to choose from that one part replaced in turn are one way.
  return (qty) => [...new Map(sets.map((set) => wayFor(set, qty)).map((way) => [nameOf(way), way])).values()];
}

const nameOf = (way: readonly PartInstead[]): string => way.map(({ part, qty }) => `${qty} ${part.code}`).join();

/** The ways on from a code in the cart; none where nothing took its place that can be ordered. */
export async function waysOn(code: string): Promise<WaysOn> {
  const [sold] = await asked([code]);
  const part = sold?.part;
  if (!part) return () => [];
  if (part.code === code) return await follow(waysFrom(part, today()));
  if (!isForSale(part)) return () => [];
  return (qty) => [[{ part, qty: orderableQuantity(successorQuantity(qty, sold), part) }]];
}

/** By code the parts that replaced it together, where they are known whole; a code that one part or a choice replaced is missing. */
export async function setsOf(codes: readonly string[]): Promise<Map<string, SetParts>> {
  const ways = (await asked(codes)).flatMap(({ item, part }) => {
    const steps = part ? setFrom(part, today()) : [];
    return steps.length > 0 ? [{ item, steps }] : [];
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
  const ways = isOldStockSold(part) ? undefined : await follow(waysFrom(part, today())).catch(() => undefined);
  const [way] = ways?.(qty) ?? [];
  return way ? { code, qty, instead: isChoice(part.replacedBy) ? 'choice' : way } : { code, qty };
}
