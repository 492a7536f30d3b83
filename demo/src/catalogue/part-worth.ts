// Prices, weights and measures of a part, from what the trade knows of its noun and from its size.
import type { NounKey } from '../vocabulary/nouns.ts';
import { diceOf } from './dice.ts';
import type { PartSeed } from './part-seed.ts';
import { type Measures, printedMeasures } from './printed-measures.ts';

const OWN = 11;

/** US cents for one, at the base list. */
export function priceCents({ facts, size, qualifiers, isReplaced, index }: PartSeed, seed: number): number {
  const dice = diceOf(seed, OWN, index);
  const extra = qualifiers.includes('remanufactured') ? 0.58 : qualifiers.includes('foamFilled') ? 1.9 : 1;
  const usd = facts.price * size.scale * extra * (isReplaced ? 0.9 : 1) * (0.92 + dice.below(24) / 100);
  return Math.max(6, shownPrice(usd));
}

/** Prices end as prices do: cents below ten, tens of cents below a hundred, whole units above, fives above a thousand. */
export function shownPrice(amount: number): number {
  const step = amount < 10 ? 0.01 : amount < 100 ? 0.1 : amount < 1000 ? 1 : 5;
  return Math.round(Math.round(amount / step) * step * 100);
}

/** Euro cents for one: the rate, and what a market bears. */
export function priceEuroCents(seed: PartSeed, cents: number, shopSeed: number): number {
  const dice = diceOf(shopSeed, OWN + 1, seed.index);
  return Math.max(6, shownPrice((cents / 100) * 0.92 * (0.98 + dice.below(7) / 100)));
}

/** From how many pieces on what share of the price is due; packs are not opened. */
export function breaksOf(cents: number, pack: number): readonly (readonly [number, number])[] {
  if (cents < 500) return priced(pack === 1 ? [10, 50, 200] : [2 * pack, 10 * pack, 40 * pack], [0.94, 0.88, 0.8]);
  if (cents < 5_000) return priced(pack === 1 ? [5, 20] : [2 * pack, 8 * pack], [0.96, 0.91]);
  return cents < 40_000 ? priced([pack === 1 ? 4 : 2 * pack], [0.96]) : [];
}

const priced = (quantities: readonly number[], shares: readonly number[]) =>
  quantities.map((quantity, at) => [quantity, shares[at] ?? 1] as const);

/** Weight and outer measures: what the printed size tells, else a form decides how the weight is spread; what is weighed keeps its weight. */
export function measuresOf({ facts, size }: PartSeed, weighed?: number): Measures {
  const printed = weighed === undefined ? printedMeasures(facts, size) : undefined;
  if (printed) return printed;
  const grams = weighed ?? Math.max(1, Math.round(facts.grams * size.scale));
  const shape = facts.form === 'l' && BEAMS.has(facts.category) ? 'beam' : facts.form;
  const frame = FRAMES[facts.noun];
  const [l, w, h] = frame?.shape ?? SHAPES[shape];
  const edge = Math.cbrt(((grams / (frame?.density ?? DENSITY[shape])) * 1000) / (l * w * h));
  const own = facts.form === 'l' ? size.params['length'] : undefined;
  const length = Math.max(1, Math.round(own ?? l * edge));
  return { grams, length, width: Math.max(1, Math.round(w * edge)), height: Math.max(1, Math.round(h * edge)) };
}

/** Arms, booms and rails are long and hollow. */
const BEAMS = new Set<string>(['scissorStack', 'boomsAndJibs', 'masts', 'railsAndGates', 'outriggers']);
const SHAPES = { beam: [18, 1, 1], l: [6, 1, 1], f: [5, 4, 0.4], b: [1.4, 1, 0.9], r: [1, 1, 0.35] } as const;
/** Grams per cubic centimetre of the outer box. */
const DENSITY = { beam: 1.2, l: 2.6, f: 2.2, b: 1.3, r: 2.8 } as const;

type Frame = { shape: readonly [number, number, number]; density: number };

/** Welded frames, cages and sheet metal are mostly air; ballast is not. */
const FRAMES: Partial<Record<NounKey, Frame>> = {
  chassisFrame: { shape: [2.4, 1, 0.45], density: 0.42 },
  turntable: { shape: [2, 1, 0.4], density: 0.5 },
  counterweight: { shape: [1, 0.8, 0.7], density: 6 },
  mast: { shape: [2.4, 0.8, 0.4], density: 0.6 },
  carriage: { shape: [1, 0.6, 0.25], density: 0.9 },
  loadBackrest: { shape: [1.1, 1, 0.05], density: 0.6 },
  platform: { shape: [2, 0.9, 1], density: 0.08 },
  basket: { shape: [2.2, 0.9, 1.1], density: 0.045 },
  extensionDeck: { shape: [1, 0.8, 1], density: 0.1 },
  overheadGuard: { shape: [1.4, 1, 1.1], density: 0.06 },
  hydraulicTank: { shape: [1.4, 0.8, 1], density: 0.25 },
  fuelTank: { shape: [1.5, 0.8, 1], density: 0.2 },
  expansionTank: { shape: [1.3, 0.8, 1], density: 0.25 },
  radiator: { shape: [1.1, 1, 0.15], density: 0.55 },
  oilCooler: { shape: [1.2, 1, 0.18], density: 0.6 },
  fanShroud: { shape: [1.1, 1, 0.25], density: 0.09 },
  hood: { shape: [1.3, 1, 0.5], density: 0.07 },
  mudguard: { shape: [1.4, 0.5, 0.5], density: 0.07 },
  seat: { shape: [1, 0.9, 1.5], density: 0.12 },
  batteryTray: { shape: [1.5, 1, 0.4], density: 0.25 },
  engineTray: { shape: [2, 1, 0.2], density: 0.35 },
  meshFloor: { shape: [1.8, 1, 0.04], density: 0.6 },
  antiSlipFloor: { shape: [1.8, 1, 0.04], density: 0.6 },
  door: { shape: [1, 0.8, 0.05], density: 0.5 },
  panel: { shape: [1, 0.8, 0.05], density: 0.5 },
  gate: { shape: [1, 0.7, 0.05], density: 0.35 },
  windscreen: { shape: [1.1, 1, 0.01], density: 2.2 },
  floorMat: { shape: [1.2, 1, 0.01], density: 1.1 },
};
