// Where a serial number stands to the numbers a row is printed for, told of sets that were read once for all machines (product §5 Fit verdict).
import type { JudgedLine } from './fit.rules.ts';

/** The numbers of an effectivity within one scheme and prefix. */
export interface SerialRange {
  schemeId: number;
  prefix: string;
  /** First number and the one after the last, without limit where there is none. */
  runs: readonly (readonly [from: number, until: number])[];
  /** Whether the limit printed is one of other numbers. */
  isOfOthers: boolean;
}

/** A serial number as its scheme reads it. */
export interface Serial {
  schemeId: number;
  prefix: string;
  ordinal: number;
}

/** Where the number stands to the sets of an effectivity; the same rule as `rangeOf` of serial-ranges.reads.ts. */
export function rangeIn(ranges: readonly SerialRange[], { schemeId, prefix, ordinal }: Serial): JudgedLine['range'] {
  const ofScheme = ranges.filter((range) => range.schemeId === schemeId);
  const own = ofScheme.find((range) => range.prefix === prefix);
  if (!own) return ofScheme.length > 0 ? 'out' : 'otherScheme';
  if (!own.runs.some(([from, until]) => ordinal >= from && ordinal < until)) return 'out';
  return own.isOfOthers ? 'inOther' : 'in';
}

/** The runs of a multirange as PostgreSQL writes it: `{[0,500),[700,)}`. */
export const readRuns = (text: string): [number, number][] =>
  [...text.matchAll(/[[(](-?\d*),(-?\d*)\)/g)].map(([, from, until]) => [
    from ? Number(from) : Number.NEGATIVE_INFINITY,
    until ? Number(until) : Number.POSITIVE_INFINITY,
  ]);
