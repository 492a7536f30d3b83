// Option rules read once each; a book uses a few hundred over and over.
import { type OptionRule, readOptionRule } from './option-rule.rules.ts';

const known = new Map<string, OptionRule>();
const MOST = 10_000;

/** The tree of a rule; rules are checked when they are imported, so one that cannot be read is a bug. */
export function knownRule(text: string | null): OptionRule | null {
  if (text === null) return null;
  const found = known.get(text) ?? readOptionRule(text);
  if (known.size >= MOST) known.clear();
  known.set(text, found);
  return found;
}
