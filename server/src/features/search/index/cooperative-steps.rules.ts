// Long lists gone through with pauses, so that whoever drives them can give others a turn (product §5 Search).

/** Work that pauses now and then, and what comes of it. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** So many texts are taken apart within a few milliseconds. */
const STEP = 250;

/** What is made of each. */
export function* mapCooperatively<T, R>(list: readonly T[], make: (one: T) => R): Steps<R[]> {
  const made: R[] = [];
  for (const one of list) {
    made.push(make(one));
    if (made.length % STEP === 0) yield;
  }
  return made;
}

/** In the order of their code units. */
export function* sortCooperatively(words: readonly string[]): Steps<string[]> {
  const starts = Array.from({ length: Math.ceil(words.length / STEP) }, (_, at) => at * STEP);
  let runs: string[][] = [];
  for (const start of starts) {
    runs.push(words.slice(start, start + STEP).toSorted());
    yield;
  }
  while (runs.length > 1) {
    const longer: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? []));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merge(one: readonly string[], other: readonly string[]): Steps<string[]> {
  const merged: string[] = [];
  for (let [at, beside] = [0, 0]; at < one.length || beside < other.length; ) {
    const [first, second] = [one[at], other[beside]];
    const isFirst = second === undefined || (first !== undefined && first <= second);
    merged.push(isFirst ? (first ?? '') : second);
    if (isFirst) at += 1;
    else beside += 1;
    if (merged.length % (STEP * 10) === 0) yield;
  }
  return merged;
}
