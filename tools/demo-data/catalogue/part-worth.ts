// Prices, weights and measures of a part, from what the trade knows of its noun and from its size.
import { diceOf } from './dice.ts';
import type { PartSeed } from './part-seed.ts';

const OWN = 11;

/** US cents for one, at the base list. */
export function priceCents({ facts, size, qualifiers, isReplaced, index }: PartSeed, seed: number): number {
  const dice = diceOf(seed, OWN, index);
  const extra = qualifiers.includes('remanufactured') ? 0.58 : qualifiers.includes('foamFilled') ? 1.9 : 1;
  const usd = facts.price * size.scale * extra * (isReplaced ? 0.9 : 1) * (0.92 + dice.below(24) / 100);
  return Math.max(6, shownPrice(usd));
}

/** Prices end as prices do: cents below ten, tens of cents below a hundred, whole units above, fives above a thousand. */
function shownPrice(amount: number): number {
  const step = amount < 10 ? 0.01 : amount < 100 ? 0.1 : amount < 1000 ? 1 : 5;
  return Math.round(Math.round(amount / step) * step * 100);
}

/** Euro cents for one: the rate, and what a market bears. */
export function priceEuroCents(seed: PartSeed, cents: number, shopSeed: number): number {
  const dice = diceOf(shopSeed, OWN + 1, seed.index);
  return Math.max(6, shownPrice((cents / 100) * 0.92 * (0.98 + dice.below(7) / 100)));
}

/** From how many pieces on what share of the price is due. */
export function breaksOf(cents: number): readonly (readonly [number, number])[] {
  if (cents < 500)
    return [
      [10, 0.94],
      [50, 0.88],
      [200, 0.8],
    ];
  if (cents < 5_000)
    return [
      [5, 0.96],
      [20, 0.91],
    ];
  return cents < 40_000 ? [[4, 0.96]] : [];
}

/** Weight and outer measures; a form decides how the weight is spread. */
export function measuresOf({ facts, size }: PartSeed): {
  grams: number;
  length: number;
  width: number;
  height: number;
} {
  const grams = Math.max(1, Math.round(facts.grams * size.scale));
  const shape = facts.form === 'l' && BEAMS.has(facts.category) ? 'beam' : facts.form;
  const [l, w, h] = SHAPES[shape];
  const edge = Math.cbrt(((grams / DENSITY[shape]) * 1000) / (l * w * h));
  const own = facts.form === 'l' ? size.params['length'] : undefined;
  const length = Math.max(1, Math.round(own ?? l * edge));
  return { grams, length, width: Math.max(1, Math.round(w * edge)), height: Math.max(1, Math.round(h * edge)) };
}

/** Arms, booms and rails are long and hollow. */
const BEAMS = new Set<string>(['scissorStack', 'boomsAndJibs', 'masts', 'railsAndGates', 'outriggers']);
const SHAPES = { beam: [18, 1, 1], l: [6, 1, 1], f: [5, 4, 0.4], b: [1.4, 1, 0.9], r: [1, 1, 0.35] } as const;
/** Grams per cubic centimetre of the outer box. */
const DENSITY = { beam: 1.2, l: 2.6, f: 2.2, b: 1.3, r: 2.8 } as const;
