// The names of a part as they are compared with what somebody typed (product §5 Search).
import { plainOf } from '../query/head-noun.rules.ts';

/** The names of a part in the order of the languages, one that is missing empty; and the same as they are compared, folded words alone. */
export interface NamesOfPart {
  names: readonly string[];
  plain: readonly string[];
}

/** Names with what they are compared by. */
export const namesToCompare = (names: readonly (string | null)[]): NamesOfPart => ({
  names: names.map((name) => name ?? ''),
  plain: names.map((name) => plainOf(name ?? '')),
});
