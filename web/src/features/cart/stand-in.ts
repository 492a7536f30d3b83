// What is sold under a replaced part's code (product §5): one successor takes its place as the server has it, several are put together or chosen from.
import {
  isOldStockSold,
  orderableQuantity,
  type ResultOf,
  successorQuantity,
  successorsInForce,
} from '@outrigger/contract';
import { type PartCard, partCalls } from '@outrigger/contract/calls/parts.ts';
import { request } from '../../client/api.ts';

type Sold = ResultOf<typeof partCalls.goodsBatchDetail>[number];
type Step = Pick<PartCard['replacedBy'][number], 'code' | 'oldQuantity' | 'newQuantity'>;

/** A part to order in place of another, and how many of it. */
export interface Successor {
  part: PartCard;
  qty: number;
}

/** What so many of a code become. */
export interface StandIn {
  code: string;
  qty: number;
  /** Where several parts took its place and it is no longer sold: all of them together, or which of them somebody has to choose. */
  instead?: readonly Successor[] | 'choice';
}

const asked = async (codes: readonly string[]): Promise<readonly Sold[]> =>
  codes.length === 0 ? [] : await request(partCalls.goodsBatchDetail, { codes: codes.join(',') });

/** Asked of all steps, also those not known or not in force: what is left of a choice is one still. */
const isChoice = ({ replacedBy }: Pick<PartCard, 'replacedBy'>) => replacedBy.some((one) => one.mode === 'choice');

/** The steps that lead on from a part that stays under its own code, those to be taken together in one list. */
function stepsOf(part: PartCard): Step[][] {
  const steps = successorsInForce(part, new Date().toISOString().slice(0, 10));
  if (isChoice(part)) return steps.map((one) => [one]);
  return steps.length === 0 ? [] : [steps];
}

async function follow(steps: readonly Step[][], qty: number): Promise<Successor[][]> {
  const sold = new Map((await asked(steps.flat().map((step) => step.code))).map((one) => [one.item, one]));
  const ways = steps.map((way) =>
    way.flatMap((step) => {
      const found = sold.get(step.code);
      if (!found?.part) return [];
      return [
        {
          part: found.part,
          qty: orderableQuantity(successorQuantity(successorQuantity(qty, step), found), found.part),
        },
      ];
    }),
  );
  // Half of what belongs together replaces nothing.
  return ways.filter((way, index) => way.length === steps[index]?.length);
}

/** The ways on from a code in the cart; none where nothing took its place. */
export async function waysOn(code: string, qty: number): Promise<Successor[][]> {
  const [sold] = await asked([code]);
  if (!sold?.part) return [];
  if (sold.part.code !== code)
    return [[{ part: sold.part, qty: orderableQuantity(successorQuantity(qty, sold), sold.part) }]];
  return await follow(stepsOf(sold.part), qty);
}

/** What so many of a code become when they are added; the code itself where the server does not answer, since it puts the line right later. */
export async function standInFor(code: string, qty: number): Promise<StandIn> {
  const [sold] = await asked([code]).catch(() => []);
  if (!sold?.part) return { code, qty };
  const { part } = sold;
  if (part.code !== code) return { code: part.code, qty: successorQuantity(qty, sold) };
  const ways = isOldStockSold(part) ? [] : await follow(stepsOf(part), qty).catch(() => []);
  const [way] = ways;
  return way ? { code, qty, instead: isChoice(part) ? 'choice' : way } : { code, qty };
}
