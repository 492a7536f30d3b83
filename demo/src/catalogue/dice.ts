// Chance that is the same on every machine: each thing rolls its own dice, made from the seed and its number (product §1: same size and seed, same data).

/** Mixes two numbers into one of 32 bits; the same pair always gives the same. */
export function mix(a: number, b: number): number {
  let h = Math.imul((a ^ 0x9e3779b9) + Math.imul(b, 0x85ebca6b), 0xcc9e2d51);
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number of 32 bits out of a text, to roll dice for what has a name. */
export function textNumber(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  return mix(h >>> 0, text.length);
}

/** A row of rolls that belongs to one thing. */
export interface Dice {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True in `share` of all rolls, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Dice of the thing with this number. */
export function diceOf(...numbers: readonly number[]): Dice {
  let state = 0x2545f491;
  for (const number of numbers) state = mix(state, number);
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mix(state, 0x51ed270b);
  };
  const below = (count: number) => Math.floor((roll() / 0x1_0000_0000) * count);
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (share) => roll() < share * 0x1_0000_0000,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
  };
}
