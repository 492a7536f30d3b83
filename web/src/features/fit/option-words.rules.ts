// An option rule told in words (product §0): A+!B+(C,D) is "with A, without B, and (with C or D)".
import type { OptionRule } from '@outrigger/contract';

/** How a language says the pieces of a rule. */
export interface SaidInWords {
  with: (options: string) => string;
  without: (option: string) => string;
  and: (phrases: string[]) => string;
  or: (phrases: string[]) => string;
  /** Brackets around what belongs together. */
  group: (phrase: string) => string;
}

// What is left when every "not" stands at its option.
type Wish = { kind: 'option'; code: string; isWanted: boolean } | { kind: 'and' | 'or'; wishes: Wish[] };

const OTHER = { and: 'or', or: 'and' } as const;

function wishOf(rule: OptionRule, isWanted = true): Wish {
  if (rule.kind === 'option') return { kind: 'option', code: rule.code, isWanted };
  if (rule.kind === 'not') return wishOf(rule.rule, !isWanted);
  const kind = isWanted ? rule.kind : OTHER[rule.kind];
  // One "and" inside another is the same.
  const wishes = rule.rules.map((inner) => wishOf(inner, isWanted));
  return { kind, wishes: wishes.flatMap((wish) => (wish.kind === kind ? wish.wishes : [wish])) };
}

// Unicode's own marks around what is of another language, so that a reader of the sentence finds the codes again.
const isolated = (code: string): string => `\u2068${code}\u2069`;

function say(wish: Wish, words: SaidInWords): string {
  if (wish.kind === 'option') return words[wish.isWanted ? 'with' : 'without'](isolated(wish.code));
  const codes = wish.wishes.flatMap((one) => (one.kind === 'option' && one.isWanted ? [isolated(one.code)] : []));
  if (wish.kind === 'or' && codes.length === wish.wishes.length) return words.with(words.or(codes));
  return words[wish.kind](
    wish.wishes.map((one) => (one.kind === 'option' ? say(one, words) : words.group(say(one, words)))),
  );
}

/** The sentence of a rule; "and" within "or" and "or" within "and" stand in brackets, so that it is read in one way only. */
export const ruleInWords = (rule: OptionRule, words: SaidInWords): string => say(wishOf(rule), words);

/** The pieces of such a sentence; every second one is a code. */
export const piecesOf = (sentence: string): string[] => sentence.split(/[\u2068\u2069]/);
