// The parts beyond size S: each is worked out from its number alone, so that a million of them need no memory (product §1).
import { diceOf, mix } from './dice.ts';
import { ALL_FACTS, type Facts } from './facts.ts';
import { MODELS } from './models.ts';
import { makerCode } from './part-code.ts';
import type { PartSeed } from './part-seed.ts';
import { listedSize, madeSize, threadOf, threadSize } from './part-sizes.ts';
import { PLANS } from './plans.ts';

/** The parts of one noun: numbers from `base` on. */
export interface Pool {
  facts: Facts;
  base: number;
  size: number;
}

/** All bulk parts, by noun. */
export interface BulkParts {
  pools: readonly Pool[];
  poolOf(noun: string): Pool;
  /** The part with this number, from `first` to `end` - 1. */
  at(index: number): PartSeed;
  first: number;
  end: number;
}

const SHARE = { o: 6, m: 4, c: 1.5, s: 0.3, g: 0.2 } as const;

/** Shares the numbers from `first` to `end` - 1 out among the nouns, by how often figures name them. */
export function bulkParts(first: number, end: number, seed: number): BulkParts {
  const uses = new Map<string, number>();
  for (const { items } of PLANS) for (const { noun } of items) uses.set(noun, (uses.get(noun) ?? 0) + 1);
  const weights = ALL_FACTS.map((facts) => SHARE[facts.scope] * (1 + (uses.get(facts.noun) ?? 0)));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const pools: Pool[] = [];
  let given = 0;
  let soFar = 0;
  for (const [at, facts] of ALL_FACTS.entries()) {
    soFar += weights[at] ?? 0;
    const until = Math.round((soFar / total) * (end - first));
    pools.push({ facts, base: first + given, size: until - given });
    given = until;
  }
  const byNoun = new Map(pools.map((pool) => [pool.facts.noun as string, pool]));
  const poolOf = (noun: string): Pool => {
    const found = byNoun.get(noun);
    if (!found) throw new RangeError(`No parts of ${noun}`);
    return found;
  };
  return { pools, poolOf, first, end, at: (index) => bulkPart(poolAt(pools, index), index, seed) };
}

function poolAt(pools: readonly Pool[], index: number): Pool {
  let low = 0;
  let high = pools.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pools[middle]?.base ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  const pool = pools[low];
  if (!pool) throw new RangeError(`No part has the number ${index}`);
  return pool;
}

/** Every thirtieth part of a pool was replaced by the one after it. */
export const isReplacedAt = (pool: Pool, index: number): boolean =>
  (index - pool.base) % 30 === 4 && index + 1 < pool.base + pool.size;

function bulkPart(pool: Pool, index: number, seed: number): PartSeed {
  const { facts } = pool;
  const nth = index - pool.base;
  const dice = diceOf(seed, 61, index);
  const frame = 1 + (nth % 4);
  const size =
    facts.scope === 's'
      ? threadSize(facts.noun, threadOf(frame, nth), nth >>> 2)
      : facts.scope === 'c' || facts.scope === 'g'
        ? listedSize(facts, nth)
        : madeSize(facts, [0.9, 1.15, 1.5, 2][frame - 1] ?? 1, dice);
  const model = MODELS[mix(index, seed) % MODELS.length]?.code;
  return {
    index,
    facts,
    size,
    code: makerCode(facts, index),
    qualifiers: [],
    models: new Set(facts.scope === 'o' && model ? [model] : []),
    isReplaced: isReplacedAt(pool, index),
  };
}
