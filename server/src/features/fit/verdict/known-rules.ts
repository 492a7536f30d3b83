// Option rules read once each; a book uses a few hundred over and over.
import { type OptionRule, readOptionRule, UnreadableRule } from '@outrigger/contract';

const known = new Map<string, OptionRule | null>();
const MOST = 10_000;

/** The tree of a rule. The import takes none that cannot be read; one that an older release took says nothing, and the log hears of it once. */
export function knownRule(text: string | null): OptionRule | null {
  if (text === null) return null;
  const found = known.get(text);
  if (found !== undefined) return found;
  const rule = readOrWarn(text);
  if (known.size >= MOST) known.clear();
  known.set(text, rule);
  return rule;
}

function readOrWarn(text: string): OptionRule | null {
  try {
    return readOptionRule(text);
  } catch (problem) {
    if (!(problem instanceof UnreadableRule)) throw problem;
    process.emitWarning(`${problem.message}; the verdict of its lines is "not known"`);
    return null;
  }
}
