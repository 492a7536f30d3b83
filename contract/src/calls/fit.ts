/** The verdict of fit, what it rests on and why (product §5). */
import * as z from 'zod/mini';

/** Whether a part fits a machine. */
export const Verdict = z.enum(['fits', 'doesNotFit', 'unknown']);
/** Whether a part fits a machine. */
export type Verdict = z.infer<typeof Verdict>;
/** What the verdict rests on, strongest first. */
export const Proof = z.enum(['asBuilt', 'option', 'range', 'model', 'none']);
/** What the verdict rests on. */
export type Proof = z.infer<typeof Proof>;
/** The verdict in words: a name for its text and the printed rule it comes from. */
export const FitReason = z.object({
  name: z.enum([
    'asBuilt',
    'notAsBuilt',
    'optionMet',
    'optionNotMet',
    'optionUnknown',
    'inRange',
    // The set holds the number, but what is printed is a limit of a later or earlier numbering.
    'inOtherNumbering',
    'outOfRange',
    'otherScheme',
    'model',
    'otherModel',
    'noRecord',
    'replacesFitting',
    'replacesAsBuilt',
    // It is one of several to choose from that replaced one this machine takes.
    'oneOfReplacing',
  ]),
  /** The printed wording, such as "prior to 15548 except 12378 and 14130"; null where the factory's list decides and not a row of the book. */
  printed: z.nullable(z.string()),
  options: z.nullable(z.string()),
  /** The code that speaks for the part, where that is not its own: printed in the row, or recorded by the factory. */
  replaces: z.optional(z.string()),
});
/** The verdict in words. */
export type FitReason = z.infer<typeof FitReason>;
