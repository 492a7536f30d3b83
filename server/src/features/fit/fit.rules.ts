// The verdict of fit with its reason and proof, strongest first: as built, option, range, model (product §5).
import type { FitReason, Proof, Verdict } from '@outrigger/contract';
import { meets, type OptionRule } from './option-rule.rules.ts';

/** What is known of the machine a row is judged for. */
export interface JudgedMachine {
  /** Null where nobody recorded what it was built with. */
  options: ReadonlySet<string> | null;
  asBuilt: 'none' | 'partial' | 'complete';
}

/** What a row of a parts list demands. */
export interface JudgedLine {
  /** Whether the serial number lies in the printed set; none: the row prints no set; otherScheme: it speaks of other numbers. */
  range: 'none' | 'in' | 'out' | 'otherScheme';
  printed: string | null;
  /** None where no rule is printed, or one that cannot be read. */
  rule: OptionRule | null;
  ruleText: string | null;
  /** The factory recorded this part, or one it replaces, for this serial number. */
  isAsBuilt: boolean;
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
  if (line.isAsBuilt) return say('fits', 'asBuilt', 'asBuilt');
  if (machine.asBuilt === 'complete') return say('doesNotFit', 'asBuilt', 'notAsBuilt');
  const isMet = line.rule && machine.options ? meets(line.rule, machine.options) : null;
  if (isMet === false) return say('doesNotFit', 'option', 'optionNotMet');
  if (line.range === 'out') return say('doesNotFit', 'range', 'outOfRange');
  if (isMet === null && (line.rule || line.ruleText !== null)) return say('unknown', 'none', 'optionUnknown');
  if (line.range === 'otherScheme') return say('unknown', 'none', 'otherScheme');
  if (isMet) return say('fits', 'option', 'optionMet');
  return line.range === 'in' ? say('fits', 'range', 'inRange') : say('fits', 'model', 'model');
}

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

/** The best of several rows of one part: it fits where any row says so; of equal ones its own row speaks before another's, then the strongest proof. */
export function bestFit(fits: readonly Fit[]): Fit {
  return fits.reduce<Fit>((best, fit) => (rankOf(fit) > rankOf(best) ? fit : best), fits[0] ?? NO_RECORD);
}

const rankOf = ({ verdict, proof, reason }: Fit): number =>
  STRENGTH[verdict] * 100 + (reason.replaces === undefined ? 10 : 0) + PROOFS.indexOf(proof);

/** For a part that stands in no list of the machine's model. */
export const NO_RECORD: Fit = {
  verdict: 'unknown',
  proof: 'none',
  reason: { name: 'noRecord', printed: null, options: null },
};
/** For a part that stands in lists of other models alone. */
export const OTHER_MODEL: Fit = {
  verdict: 'doesNotFit',
  proof: 'model',
  reason: { name: 'otherModel', printed: null, options: null },
};
