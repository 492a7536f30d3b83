// Freight of a consignment: the heavier of actual and volumetric weight, by the steps of a zone (product §7 Freight).
import { convertMinor, GREATEST_MINOR } from '@outrigger/contract';

/** What one piece weighs and measures; what nobody recorded counts as nothing. */
export interface Load {
  weightGrams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  quantity: number;
}
/** A weight step of a zone in one currency. */
export interface Step {
  currency: string;
  upToGrams: number;
  amountMinor: number;
  perExtraKilogramMinor: number | null;
}
/** Countries that cost the same to ship to. */
export interface Zone {
  code: string;
  minDays: number;
  maxDays: number;
  gramsPerLitre: number;
  steps: readonly Step[];
}
/** Actual and charged weight. */
export interface Weight {
  actualGrams: number;
  chargedGrams: number;
}

// Divided last: 1.1 litres times 200 are 220.00000000000003 in floating point, and would be charged as 221 grams.
const MM3_PER_LITRE = 1_000_000;

/** Actual weight, and the heavier of it and the weight its volume counts as. */
export function weigh(loads: readonly Load[], gramsPerLitre: number): Weight {
  const actualGrams = loads.reduce((sum, load) => sum + (load.weightGrams ?? 0) * load.quantity, 0);
  const cubicMm = loads.reduce(
    (sum, load) => sum + (load.lengthMm ?? 0) * (load.widthMm ?? 0) * (load.heightMm ?? 0) * load.quantity,
    0,
  );
  return { actualGrams, chargedGrams: Math.max(actualGrams, Math.ceil((cubicMm * gramsPerLitre) / MM3_PER_LITRE)) };
}

/**
 * What a consignment costs in minor units: the first step that holds its weight; above the last, each begun kilogram costs what
 * that step says. A zone without steps in the currency is converted from USD, once, half up. Null where the table has no answer.
 */
export function freightOf(
  zone: Zone,
  chargedGrams: number,
  money: { currency: string; rateFrom: (currency: string) => string | null },
): number | null {
  const own = zone.steps.filter((step) => step.currency === money.currency);
  const steps = own.length > 0 ? own : zone.steps.filter((step) => step.currency === 'USD');
  const amount = priceBySteps(steps, chargedGrams);
  const rate = own.length > 0 ? '1' : money.rateFrom('USD');
  if (amount === null || rate === null || amount > GREATEST_MINOR) return null;
  const freight = convertMinor(amount, rate);
  return freight > GREATEST_MINOR ? null : freight;
}

function priceBySteps(steps: readonly Step[], grams: number): number | null {
  const sorted = steps.toSorted((a, b) => a.upToGrams - b.upToGrams);
  const fitting = sorted.find((step) => grams <= step.upToGrams);
  if (fitting) return fitting.amountMinor;
  const last = sorted.at(-1);
  if (!last || last.perExtraKilogramMinor === null) return null;
  return last.amountMinor + Math.ceil((grams - last.upToGrams) / 1000) * last.perExtraKilogramMinor;
}
