// What is sold under a replaced part's code (product §5): one successor takes its place as the server has it, several are put together or chosen from.
import {
  isChoice,
  isForSale,
  isOldStockSold,
  orderableQuantity,
  type PartCard,
  type PartPiece,
  type PartSet,
  quantitiesOf,
  replacementOf,
  setFrom,
  soldAmong,
  type SoldAs,
  successorQuantity,
  successorsInForce,
} from '@outrigger/contract';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { request } from '../../client/api/api.ts';

/** What so many of a code become. */
export interface Replacing {
  code: string;
  qty: number;
  /** Where it is no longer sold: all parts that took its place together, which of them somebody has to choose, or that none of them is sold. */
  instead?: readonly PartPiece[] | 'choice' | 'none';
}

const AT_ONCE = 100;

async function asked(codes: readonly string[]): Promise<readonly SoldAs[]> {
  const found: SoldAs[] = [];
  for (let at = 0; at < codes.length; at += AT_ONCE)
    found.push(...(await request(partCalls.goodsBatchDetail, { codes: codes.slice(at, at + AT_ONCE).join(',') })));
  return found;
}

const today = () => new Date().toISOString().slice(0, 10);

/** What is ordered instead for so many pieces, each option a list: it changes with the quantity, and nobody is asked anew. */
export type OptionsFor = (qty: number) => PartPiece[][];

const codesOf = (part: PartCard): string[] => successorsInForce(part, today()).map(({ code }) => code);

async function optionsInPlaceOf(parts: readonly PartCard[]): Promise<(part: PartCard) => OptionsFor> {
  const find = soldAmong(await asked([...new Set(parts.flatMap(codesOf))]));
  return (part) => {
    const replacement = replacementOf(part, find, today());
    return (qty) => (replacement ? quantitiesOf(replacement, qty) : []);
  };
}

/** What is ordered instead of codes, by the code; one is missing where nothing took its place that can be ordered. */
export async function optionsOf(codes: readonly string[]): Promise<ReadonlyMap<string, OptionsFor>> {
  const sold = await asked(codes);
  const inPlaceOf = await optionsInPlaceOf(sold.flatMap(({ item, part }) => (part?.code === item ? [part] : [])));
  const options = new Map<string, OptionsFor>();
  for (const { item, part, ...ratio } of sold) {
    if (part?.code === item) options.set(item, inPlaceOf(part));
    else if (part && isForSale(part))
      options.set(item, (qty) => [[{ part, qty: orderableQuantity(successorQuantity(qty, ratio), part) }]]);
  }
  return options;
}

/** By code the parts that replaced it together, where they are known whole; a code that one part or a choice replaced is missing. */
export async function setsOf(codes: readonly string[]): Promise<Map<string, PartSet>> {
  const replaced = (await asked(codes)).flatMap(({ item, part }) =>
    part && setFrom(part, today()).length > 0 ? [{ item, part }] : [],
  );
  const find = soldAmong(await asked([...new Set(replaced.flatMap(({ part }) => codesOf(part)))]));
  return new Map(
    replaced.flatMap(({ item, part }) => {
      const [set] = replacementOf(part, find, today())?.options ?? [];
      return set ? [[item, set] as const] : [];
    }),
  );
}

/** What so many of a code become when they are added; the code itself where the server does not answer, since it puts the line right later. */
export async function replacementForCart(code: string, qty: number): Promise<Replacing> {
  const [sold] = await asked([code]).catch(() => []);
  if (!sold?.part) return { code, qty };
  const { part } = sold;
  if (part.code !== code)
    return isForSale(part) ? { code: part.code, qty: successorQuantity(qty, sold) } : { code, qty, instead: 'none' };
  const optionsFor = isOldStockSold(part) ? undefined : await optionsInPlaceOf([part]).catch(() => undefined);
  const [option] = optionsFor?.(part)(qty) ?? [];
  return option ? { code, qty, instead: isChoice(part.replacedBy) ? 'choice' : option } : { code, qty };
}
