/** What is ordered in place of a replaced part, and how many of each (product §5 Supersession). */
import type { PartCard, Successor } from '../calls/parts.ts';
import { orderableQuantity, type SoldBy } from '../quantities.ts';
import { isChoice, isInForce, successorsInForce } from './successors.ts';

type Replaced = Pick<PartCard, 'replacedBy'>;

/** Successors that take a part's place today: each of a choice alone, else all together; none where only half of what belongs together is known. */
export function optionsFrom(part: Replaced, today: string): Successor[][] {
  const known = successorsInForce(part, today);
  if (isChoice(part.replacedBy)) return known.map((one) => [one]);
  const isWhole = part.replacedBy.every((one) => one.isKnown || !isInForce(one, today));
  return known.length > 0 && isWhole ? [known] : [];
}

/** The several successors that belong together; none where it is one part, a choice or not known whole. */
export function setFrom(part: Replaced, today: string): Successor[] {
  const [option = []] = optionsFrom(part, today);
  return option.length > 1 ? option : [];
}

/** Whether what is left of an old part may still be ordered under its own code, beside several successors. */
export const isOldStockSold = (part: Pick<PartCard, 'sellPolicy' | 'stock'>): boolean =>
  part.sellPolicy === 'backorder' || (part.sellPolicy === 'stockOnly' && part.stock > 0);

/** So many old pieces are so many new ones. */
export type Ratio = Pick<Successor, 'oldQuantity' | 'newQuantity'>;

/** The same ratio without a common divisor. */
export function lowestTerms({ oldQuantity, newQuantity }: Ratio): Ratio {
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  const by = divide(oldQuantity, newQuantity);
  return { oldQuantity: oldQuantity / by, newQuantity: newQuantity / by };
}

/** The ratio of a step with that of what follows it, in lowest terms. */
export const ratioAlong = (step: Ratio, rest: Ratio): Ratio =>
  lowestTerms({
    oldQuantity: step.oldQuantity * rest.oldQuantity,
    newQuantity: step.newQuantity * rest.newQuantity,
  });

/** Pieces of the successor that stand for so many pieces asked for; a started group counts whole. */
export const successorQuantity = (asked: number, ratio: Ratio): number =>
  Math.ceil(asked / ratio.oldQuantity) * ratio.newQuantity;

/** What a code leads to on sale today, and how many of it stand for how many of the code. */
export interface Current<P> extends Ratio {
  part: P;
}

/** A part that is ordered in place of another; a set may reach it twice, where it replaced two of them in turn. */
export interface ReplacingPart<P> {
  part: P;
  routes: { first: Successor; onward: Current<P> }[];
}

/** What is ordered today in the place of a part: one part, all of some together, or one of several options. */
export interface Replacement<P> {
  mode: 'one' | 'all' | 'choice';
  /** Exactly one, but of a choice. */
  options: ReplacingPart<P>[][];
}

/** A part and how many of it. */
export interface Piece<P> {
  part: P;
  qty: number;
}

/** A part of the catalogue and how many of it. */
export type PartPiece = Piece<PartCard>;

/** All parts that replaced one together. */
export type PartSet = readonly ReplacingPart<PartCard>[];

/** Null where nothing takes the part's place: not in force, not known, not sold, or only half of a set; `find` answers what is sold under a code. */
export function replacementOf<P extends { code: string }>(
  replaced: Replaced,
  find: (code: string) => Current<P> | undefined,
  today: string,
): Replacement<P> | null {
  const sold = optionsFrom(replaced, today).flatMap((steps) => {
    const option = partsFor(steps, find);
    return option ? [option] : [];
  });
  // Two to choose from that one part replaced since, step by step in the same ratios, are one.
  const options = eachOnce(sold, (option) => option.map(({ part: { code }, routes }) => [code, routes.map(stepsOf)]));
  return options.length === 0 ? null : { mode: modeOf(options), options };
}

// Each step is rounded by itself: the ratio of all of them together would not tell whether two come to the same.
const stepsOf = ({ first, onward }: { first: Ratio; onward: Ratio }) =>
  [first, onward].map(({ oldQuantity, newQuantity }) => [oldQuantity, newQuantity]);

/** Options without those that say the same as another. */
export const eachOnce = <O>(options: readonly O[], saysOf: (option: O) => unknown): O[] => [
  ...new Map(options.map((option) => [JSON.stringify(saysOf(option)), option])).values(),
];

/** How options, of which there is one at least, take a part's place. */
export function modeOf(options: readonly (readonly unknown[])[]): Replacement<unknown>['mode'] {
  if (options.length > 1) return 'choice';
  return options.some((option) => option.length > 1) ? 'all' : 'one';
}

function partsFor<P extends { code: string }>(
  steps: readonly Successor[],
  find: (code: string) => Current<P> | undefined,
): ReplacingPart<P>[] | null {
  const byCode = new Map<string, ReplacingPart<P>>();
  for (const first of steps) {
    const onward = find(first.code);
    if (!onward) return null;
    const { part, routes } = byCode.get(onward.part.code) ?? { part: onward.part, routes: [] };
    byCode.set(part.code, { part, routes: [...routes, { first, onward }] });
  }
  return [...byCode.values()];
}

/** For so many of each part of an option so many of the replaced one, in lowest terms. */
export function ratiosOf(option: readonly ReplacingPart<{ code: string }>[]): (Ratio & { code: string })[] {
  return option.map(({ part: { code }, routes }) => ({
    code,
    ...routes.map(({ first, onward }) => ratioAlong(first, onward)).reduce(ratioOfBoth),
  }));
}

const ratioOfBoth = (one: Ratio, other: Ratio): Ratio =>
  lowestTerms({
    oldQuantity: one.oldQuantity * other.oldQuantity,
    newQuantity: one.newQuantity * other.oldQuantity + other.newQuantity * one.oldQuantity,
  });

/** The pieces of an option that stand for so many of the replaced part. */
export function piecesOf<P>(option: readonly ReplacingPart<P>[], asked: number): Piece<P>[] {
  return option.map(({ part, routes }) => ({
    part,
    qty: routes.reduce((sum, { first, onward }) => sum + successorQuantity(successorQuantity(asked, first), onward), 0),
  }));
}

/** The same as they are ordered, in whole packs. */
export const packsOf = <P extends SoldBy>(option: readonly ReplacingPart<P>[], asked: number): Piece<P>[] =>
  piecesOf(option, asked).map(({ part, qty }) => ({ part, qty: orderableQuantity(qty, part) }));

/** What is ordered for so many pieces by each option, in whole packs; options that come to the same are one. */
export const quantitiesOf = <P extends SoldBy & { code: string }>(
  replacement: Replacement<P>,
  asked: number,
): Piece<P>[][] =>
  eachOnce(
    replacement.options.map((option) => packsOf(option, asked)),
    (pieces) => pieces.map(({ part, qty }) => [part.code, qty]),
  );

/** How a part is sold, and whether there is a price of it. */
export interface SoldAt {
  sellPolicy: PartCard['sellPolicy'];
  price?: unknown;
}

/** Whether the shop takes an order for a part at all; a price that is hidden from who asks is one, none is none. */
export const isForSale = ({ sellPolicy, price }: SoldAt): boolean => sellPolicy !== 'notSold' && price !== null;

/** What is sold today under a code, as the shop answers for many. */
export interface SoldAs extends Ratio {
  item: string;
  part: PartCard | null;
}

/** Finds in such an answer what is sold under a code. */
export const soldAmong =
  (sold: readonly SoldAs[]) =>
  (code: string): Current<PartCard> | undefined => {
    const found = sold.find(({ item }) => item === code);
    return found?.part && isForSale(found.part) ? { ...found, part: found.part } : undefined;
  };
