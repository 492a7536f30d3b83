// Whether it is the person who may not, so that asking again helps nobody (spec §8); beside the failures, whose file every first load has.
import { Refused } from './failures.ts';

/** True where the same request again is refused again: the person has no right to it. */
export const isForbidden = (error: unknown): boolean => error instanceof Refused && error.status === 403;
