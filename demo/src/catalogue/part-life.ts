// When parts came and when they went, so that no part replaces another before it exists (product §5: supersession).
import type { PartSeed } from './part-seed.ts';
import type { Change } from './supersessions.ts';

/** The day a part was first sold, and of a replaced one the day it stopped being made. */
export interface Life {
  released: string;
  offline: string;
}

/** Gives the dates of a part, from those it would have if nothing had replaced anything. */
export type LifeOf = (part: PartSeed, own: Life) => Life;

const MONTH = 30.5 * 86_400_000;

const monthsBefore = (day: string, months: number): string =>
  new Date(Date.parse(day) - months * MONTH).toISOString().slice(0, 10);

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** Dates that agree with these changes. */
export function livesOf(changes: readonly Change[]): LifeOf {
  const came = new Map<PartSeed, string>();
  const went = new Map<PartSeed, string>();
  for (const { part, successors, since } of changes) {
    went.set(part, since);
    for (const one of successors) {
      const before = monthsBefore(since, 1 + (one.index % 3));
      came.set(one, earlier(came.get(one) ?? before, before));
    }
  }
  return (part, own) => {
    const offline = went.get(part) ?? own.offline;
    const released = came.get(part) ?? own.released;
    // What was replaced had been sold for years.
    return { released: offline ? earlier(released, monthsBefore(offline, 24 + (part.index % 40))) : released, offline };
  };
}
