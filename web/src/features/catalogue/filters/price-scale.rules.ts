// The scale of the price sliders: prices run from cents to thousands, so a step is a ratio, not a sum (spec §2 price range).

/** Positions of a slider run from 0 to this. */
export const STEPS = 100;

// On a short scale two figures would make one price of several steps.
const SHORT = 10_000;

const nice = (amount: number, isShort: boolean): number => {
  const digits = 10 ** Math.max(-2, Math.floor(Math.log10(amount)) - (isShort ? 2 : 1));
  return Number((Math.round(amount / digits) * digits).toFixed(2));
};

/** The amount at a position, rounded to two or three figures; the ends are exact. */
export function amountAt(position: number, from: number, to: number): number {
  if (position <= 0) return from;
  if (position >= STEPS) return to;
  const low = Math.max(from, 0.01);
  return Math.min(to, Math.max(from, nice(low * (to / low) ** (position / STEPS), to / low < SHORT)));
}

/** The position of an amount, kept within the scale. */
export function positionOf(amount: number, from: number, to: number): number {
  const low = Math.max(from, 0.01);
  if (to <= low || amount <= low) return 0;
  return Math.min(STEPS, Math.round((STEPS * Math.log(amount / low)) / Math.log(to / low)));
}
