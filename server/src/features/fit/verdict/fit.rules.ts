// The verdict of fit with its reason and proof, strongest first: as built, option, range, model (product §5).
import type { FitReason, OptionRule, Proof, Verdict } from '@outrigger/contract';
import { meets } from './option-rule.rules.ts';

/** What is known of the machine a row is judged for. */
export interface JudgedMachine {
  /** Null where nobody recorded what it was built with. */
  options: ReadonlySet<string> | null;
  asBuilt: 'none' | 'partial' | 'complete';
}

/** What a row of a parts list demands. */
export interface JudgedLine {
  /** Whether the serial number lies in the printed set; inOther: it does, but the limit printed is one of other numbers; none: the row prints no set; otherScheme: it speaks of other numbers alone. */
  range: 'none' | 'in' | 'inOther' | 'out' | 'otherScheme';
  printed: string | null;
  /** None where no rule is printed, or one that cannot be read. */
  rule: OptionRule | null;
  ruleText: string | null;
  /** The factory recorded this part, or one it replaces, for this serial number. */
  isAsBuilt: boolean;
  /** The code the factory recorded, where that is not the part's own but one it replaces. */
  builtAs: string | null;
}

/** A verdict with what it rests on. */
export interface Fit {
  verdict: Verdict;
  proof: Proof;
  reason: FitReason;
}

/** Judges a row that stands in a figure of the machine's own model. */
export function judge(machine: JudgedMachine, line: JudgedLine): Fit {
  const say = (verdict: Verdict, proof: Proof, name: FitReason['name']): Fit => ({
    verdict,
    proof,
    reason: { name, printed: line.printed, options: line.ruleText },
  });
  if (line.isAsBuilt) return asBuiltFit(line.builtAs);
  if (machine.asBuilt === 'complete') return NOT_AS_BUILT;
  const isMet = line.rule && machine.options ? meets(line.rule, machine.options) : null;
  if (isMet === false) return say('doesNotFit', 'option', 'optionNotMet');
  if (line.range === 'out') return say('doesNotFit', 'range', 'outOfRange');
  if (isMet === null && (line.rule || line.ruleText !== null)) return say('unknown', 'none', 'optionUnknown');
  if (line.range === 'otherScheme') return say('unknown', 'none', 'otherScheme');
  if (isMet) return say('fits', 'option', 'optionMet');
  if (line.range === 'inOther') return say('fits', 'range', 'inOtherNumbering');
  return line.range === 'in' ? say('fits', 'range', 'inRange') : say('fits', 'model', 'model');
}

// The factory's list speaks, and no row of the book does: to quote one would make it say what it does not.
const UNQUOTED = { printed: null, options: null };
const NOT_AS_BUILT: Fit = { verdict: 'doesNotFit', proof: 'asBuilt', reason: { name: 'notAsBuilt', ...UNQUOTED } };

/** What was built in fits, and so does what came to replace it, which names the code that is on the list. */
export const asBuiltFit = (builtAs: string | null): Fit => ({
  verdict: 'fits',
  proof: 'asBuilt',
  reason:
    builtAs === null ? { name: 'asBuilt', ...UNQUOTED } : { name: 'replacesAsBuilt', ...UNQUOTED, replaces: builtAs },
});

/** One of several to choose from may be the one for a machine that takes the part they replaced: somebody has to choose. */
export const oneOfFit = (replaces: string): Fit => ({
  verdict: 'unknown',
  proof: 'none',
  reason: { name: 'oneOfReplacing', ...UNQUOTED, replaces },
});

/** Whether the book says nothing for the part, so that being one of several says more. */
export const isUnspoken = ({ verdict, reason }: Fit): boolean => verdict === 'doesNotFit' || reason.name === 'noRecord';

/** A row in which a part stands, itself or in the place of the one that is printed there. */
export interface StandingLine extends JudgedLine {
  /** The code that is printed, where it is another's. */
  replaces: string | null;
}

/** Judges a part by a row it stands in; where it stands there for another, the reason names the other. */
export function judgeStanding(machine: JudgedMachine, line: StandingLine): Fit {
  const fit = judge(machine, line);
  // What was built speaks of the part itself.
  if (line.replaces === null || fit.proof === 'asBuilt') return fit;
  const name = fit.verdict === 'fits' ? 'replacesFitting' : fit.reason.name;
  return { ...fit, reason: { ...fit.reason, name, replaces: line.replaces } };
}

const STRENGTH: Record<Verdict, number> = { fits: 2, unknown: 1, doesNotFit: 0 };
const PROOFS: readonly Proof[] = ['none', 'model', 'range', 'option', 'asBuilt'];

/** The row that is quoted of several: one that fits; then the part's own; then at an item where it stands itself; then the strongest proof; then the first in the book. */
export function bestFit<F extends Fit>(fits: readonly F[], isAtItsItem: (fit: F) => boolean = () => true): Fit {
  const rankOf = (fit: F): number =>
    STRENGTH[fit.verdict] * 100 +
    (fit.reason.replaces === undefined ? 20 : 0) +
    (isAtItsItem(fit) ? 10 : 0) +
    PROOFS.indexOf(fit.proof);
  const [first, ...others] = fits;
  return first ? others.reduce((best, fit) => (rankOf(fit) > rankOf(best) ? fit : best), first) : NO_RECORD;
}

/** For a part that stands in no list of the machine's model. */
export const NO_RECORD: Fit = {
  verdict: 'unknown',
  proof: 'none',
  reason: { name: 'noRecord', ...UNQUOTED },
};
/** For a part that stands in lists of other models alone. */
export const OTHER_MODEL: Fit = {
  verdict: 'doesNotFit',
  proof: 'model',
  reason: { name: 'otherModel', ...UNQUOTED },
};
