// A part made new again comes behind the new one of its name, unless it was asked for (product §5 Search).
import { plainOf } from '../query/head-noun.rules.ts';
import type { NamesOfPart } from '../match/names-to-compare.rules.ts';
import { REMANUFACTURED } from './relevance.rules.ts';

// Folded, as names are compared.
const SAID_SO =
  /(?<!\p{L})(?:reman|rebuilt|refurbished|recondition|r(?:ea|e)condicionad|echange standard)|再制造|翻新/u;

/** What is added to the level of a part whose name says so; nothing where the words typed say it, too. */
export function behindNew(typed: string): (of: NamesOfPart) => number {
  if (SAID_SO.test(plainOf(typed))) return () => 0;
  return ({ plain }) => (plain.some((name) => SAID_SO.test(name)) ? REMANUFACTURED : 0);
}
