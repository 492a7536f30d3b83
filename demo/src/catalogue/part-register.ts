// Takes in every part the first time somebody needs it, so that equal needs get the same part.
import type { NounKey } from '../vocabulary/nouns.ts';
import type { QualifierKey } from '../vocabulary/qualifiers.ts';
import { diceOf, textNumber } from './dice.ts';
import { factsOf } from './facts.ts';
import { codeOf, type PartSeed } from './part-seed.ts';
import type { PartSize } from './part-size.ts';
import { listedSize, madeSize } from './part-sizes.ts';

/** What somebody needs of a part. */
export interface PartNeed {
  noun: NounKey;
  /** Whose part it is: parts made for a figure differ by it. */
  owner: string;
  qualifiers?: readonly QualifierKey[];
  size?: PartSize;
  /** Which of the catalogue sizes. */
  grade?: number;
  scale: number;
  models: readonly string[];
  host?: NounKey;
}

/** The parts so far, in the order they came. */
export interface PartRegister {
  readonly parts: readonly PartSeed[];
  take(need: PartNeed): PartSeed;
  /** A new part that is like another one but older, of these models alone; it needs a code of its own. */
  takeElder(younger: PartSeed, models: readonly string[]): PartSeed;
}

/** A register for one shop. */
export function partRegister(seed: number): PartRegister {
  const parts: (PartSeed & { models: Set<string> })[] = [];
  const byKey = new Map<string, PartSeed & { models: Set<string> }>();
  const codes = new Set<string>();
  const add = (key: string, part: Omit<PartSeed, 'index' | 'code' | 'models'>, code: string) => {
    const made = { ...part, index: parts.length, code, models: new Set<string>() };
    parts.push(made);
    byKey.set(key, made);
    codes.add(code);
    return made;
  };
  return {
    parts,
    take(need) {
      const facts = factsOf(need.noun);
      const key = keyOf(need);
      const size = need.size ?? sizeOf(need, key, seed);
      const found = byKey.get(key) ?? add(key, partOf(need, size), codeOf(facts, size, parts.length));
      for (const model of need.models) found.models.add(model);
      return found;
    },
    takeElder(younger, models) {
      const { facts, size, qualifiers, host } = younger;
      const key = `elder of ${younger.code}`;
      const own = codeOf(facts, size, parts.length);
      const elder = { facts, size, qualifiers, ...(host ? { host } : {}), isReplaced: true };
      const made = byKey.get(key) ?? add(key, elder, codes.has(own) ? `${own} A` : own);
      for (const model of models) made.models.add(model);
      return made;
    },
  };
}

function keyOf({ noun, owner, qualifiers = [], size, grade, host }: PartNeed): string {
  const { scope } = factsOf(noun);
  if (scope === 'g') return `${noun} ${size?.text ?? ''}`;
  if (scope === 's') return `${noun} ${size?.text}`;
  if (scope === 'c') return `${noun} ${size?.text ?? grade} ${qualifiers.join()} ${host ?? ''}`;
  return `${noun} ${owner} ${qualifiers.join()} ${grade ?? 0} ${host ?? ''}`;
}

function sizeOf(need: PartNeed, key: string, seed: number): PartSize {
  const facts = factsOf(need.noun);
  return facts.scope === 'o' || facts.scope === 'm'
    ? madeSize(facts, need.scale, diceOf(seed, textNumber(key)))
    : listedSize(facts, need.grade ?? 0);
}

function partOf(need: PartNeed, size: PartSize): Omit<PartSeed, 'index' | 'code' | 'models'> {
  const { qualifiers = [], host } = need;
  return { facts: factsOf(need.noun), size, qualifiers, ...(host ? { host } : {}) };
}
