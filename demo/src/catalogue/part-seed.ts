// A part before it is written out: what decides its name, code, price and picture.
import { partNouns, type NounKey } from '../vocabulary/nouns.ts';
import { composeName, nameFor } from '../vocabulary/compose-name.ts';
import type { QualifierKey } from '../vocabulary/qualifiers.ts';
import type { Word } from '../vocabulary/word.ts';
import type { Facts } from './facts.ts';
import { makerCode, standardCode } from './part-code.ts';
import type { PartSize } from './part-size.ts';

/** What is settled about a part; everything else follows from it. */
export interface PartSeed {
  index: number;
  facts: Facts;
  code: string;
  size: PartSize;
  qualifiers: readonly QualifierKey[];
  /** The noun of what the part belongs to, where its name says so: seal kit for lift cylinder. */
  host?: NounKey;
  /** Models it is used on; empty for parts that fit everywhere. */
  models: ReadonlySet<string>;
  /** Set for a part that another one replaced. */
  isReplaced?: boolean;
}

/** The name in five languages. */
export function nameOf({ facts, qualifiers, host, size }: PartSeed): Word {
  const noun = partNouns[facts.noun];
  if (!host) return composeName(noun, qualifiers, size.text === '' ? [] : [size.text]);
  return nameFor(composeName(noun, qualifiers), partNouns[host]);
}

/** The code of a part: its standard's number where it has one, else the maker's. */
export function codeOf(facts: Facts, size: PartSize, index: number): string {
  return standardCode(facts.noun, size.text) ?? makerCode(facts, index);
}
