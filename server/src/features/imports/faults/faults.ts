// What is wrong with a file, cell by cell, so that a person can mend it (product §8 Import).

/** Stable names of faults; `expected` beside them says in words what to do. */
export type FaultReason =
  | 'empty'
  | 'unknownFile'
  | 'encoding'
  | 'quotation'
  | 'header'
  | 'columns'
  | 'required'
  | 'cell'
  | 'reference'
  | 'duplicate'
  | 'overlap'
  | 'missingFile'
  | 'content'
  | 'rule';

/** One fault; row 1 is the header, row 0 the file as a whole. */
export type Fault = { file: string; row: number; column: string; value: string; reason: FaultReason; expected: string };

/** Collects faults; all are counted, the first ten thousand kept. */
export type FaultList = {
  add: (fault: Fault) => void;
  /** Counts faults that are not listed one by one. */
  more: (count: number) => void;
  count: () => number;
  all: () => Fault[];
};

/** How many faults are named one by one. */
export const KEPT = 10_000;
const LONGEST_VALUE = 200;

/** An empty list. */
export function makeFaultList(): FaultList {
  const kept: Fault[] = [];
  let count = 0;
  return {
    add(fault) {
      count += 1;
      if (kept.length < KEPT) kept.push({ ...fault, value: fault.value.slice(0, LONGEST_VALUE) });
    },
    more(uncounted) {
      count += uncounted;
    },
    count: () => count,
    all: () => kept,
  };
}

/** A fault as one line for whoever mends the file: where it is, what stands there, what belongs there. */
export function faultInWords({ file, row, column, value, reason, expected }: Fault): string {
  const place = [file, row > 0 && `row ${row}`, column !== '' && `column ${column}`].filter(Boolean).join(', ');
  if (value !== '') return `${place}: “${value}”, expected ${expected}`;
  return reason === 'required' ? `${place}: empty, expected ${expected}` : `${place}: ${expected}`;
}
