/** Whether the parts that replaced one belong together or are chosen from (product §5 Supersession); apart, since every list of parts loads it. */
import type { Successor } from './calls/parts.ts';

/** True where one of the successors is chosen, else all are needed; asked of all of them, also those not known or not in force: what is left of a choice is one still. */
export const isChoice = (successors: readonly Pick<Successor, 'mode'>[]): boolean =>
  successors.some((one) => one.mode === 'choice');
