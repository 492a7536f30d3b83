// Effectivity as a set of ordinals, read from the wordings that maker's books print (product §5).

/** A run of ordinals from one up to but not including another; without an end it goes on for ever. */
export interface Run {
  from: number;
  to: number | null;
}
/** A set of serial number ordinals: runs in order that neither touch nor overlap. */
export type Ordinals = readonly Run[];

/** Every ordinal. */
export const ALL: Ordinals = [{ from: 0, to: null }];

const endOf = (run: Run): number => run.to ?? Number.POSITIVE_INFINITY;

/** Orders runs, drops empty ones and joins those that touch. */
export function normalise(runs: readonly Run[]): Ordinals {
  const sorted = runs.filter((run) => endOf(run) > run.from).toSorted((a, b) => a.from - b.from);
  const joined: Run[] = [];
  for (const run of sorted) {
    const last = joined.at(-1);
    if (last && run.from <= endOf(last)) last.to = endOf(run) > endOf(last) ? run.to : last.to;
    else joined.push({ ...run });
  }
  return joined;
}

/** Everything in either set. */
export const union = (a: Ordinals, b: Ordinals): Ordinals => normalise([...a, ...b]);

/** Everything in the first set that is not in the second. */
export function without(a: Ordinals, b: Ordinals): Ordinals {
  return normalise(b.reduce<Run[]>((left, cut) => left.flatMap((run) => cutOut(run, cut)), [...a]));
}

function cutOut(run: Run, cut: Run): Run[] {
  const before = { from: run.from, to: Math.min(endOf(run), cut.from) };
  const after = { from: Math.max(run.from, endOf(cut)), to: run.to };
  return [before, after].filter((part) => endOf(part) > part.from);
}

/** Whether an ordinal is a member. */
export const has = (set: Ordinals, ordinal: number): boolean =>
  set.some((run) => run.from <= ordinal && ordinal < endOf(run));

/** The set as PostgreSQL writes an int8multirange. */
export const toMultirange = (set: Ordinals): string =>
  `{${set.map((run) => `[${run.from},${run.to ?? ''})`).join(',')}}`;

const one = (ordinal: number): Run => ({ from: ordinal, to: ordinal + 1 });

/** Thrown for a wording that is not understood; names the words at fault. */
export class UnreadableEffectivity extends Error {
  readonly words: string;
  constructor(words: string) {
    super(`not an effectivity: ${words}`);
    this.words = words;
  }
}

const NUMBER = String.raw`([0-9][0-9 ,]*[0-9]|[0-9])`;
const SHAPES: readonly { pattern: RegExp; runs(a: number, b: number): Run[] }[] = [
  { pattern: /^all(?: serial numbers)?$/, runs: () => [{ from: 0, to: null }] },
  { pattern: new RegExp(`^(?:prior to|before) ${NUMBER}$`), runs: (a) => [{ from: 0, to: a }] },
  { pattern: new RegExp(`^(?:up to|through|to) ${NUMBER}$`), runs: (a) => [{ from: 0, to: a + 1 }] },
  { pattern: new RegExp(`^${NUMBER} and (?:prior|below|before)$`), runs: (a) => [{ from: 0, to: a + 1 }] },
  {
    pattern: new RegExp(`^(?:from )?${NUMBER} (?:and|&) (?:above|after|up|on|subsequent)$`),
    runs: (a) => [{ from: a, to: null }],
  },
  { pattern: new RegExp(`^(?:from|after starting|starting with) ${NUMBER}$`), runs: (a) => [{ from: a, to: null }] },
  { pattern: new RegExp(`^after ${NUMBER}$`), runs: (a) => [{ from: a + 1, to: null }] },
  {
    pattern: new RegExp(`^(?:from )?${NUMBER} ?(?:to|through|thru|-|–) ?${NUMBER}$`),
    runs: (a, b) => [{ from: a, to: b + 1 }],
  },
  { pattern: new RegExp(`^${NUMBER}$`), runs: (a) => [one(a)] },
];

/** Reads a printed wording such as "prior to 15548 except 12378 and 14130" or "22032963, 22035881 and above". */
export function readEffectivity(wording: string): Ordinals {
  const plain = wording
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:s\/n|sn|serial numbers?)[: ]+/, '')
    .trim();
  const [included = '', excluded, ...more] = plain.split(/ ?,? (?:except|excluding|but not) /);
  // An exception to an exception is read by people in more than one way.
  if (more.length > 0) throw new UnreadableEffectivity(plain);
  const inside = readList(included);
  return excluded === undefined ? inside : without(inside, readList(excluded));
}

function readList(text: string): Ordinals {
  const single = readShape(text);
  if (single) return normalise(single);
  // "A, B and above" ends with an open run; "A, B and C" is a plain list. Commas inside numbers have no space after them.
  const pieces = text.split(/, (?:and )?|; ?| and (?=\d)(?!above|up)/).filter((piece) => piece !== '');
  if (pieces.length < 2) throw new UnreadableEffectivity(text);
  return normalise(pieces.flatMap((piece) => readShape(piece) ?? unreadable(piece)));
}

function unreadable(piece: string): never {
  throw new UnreadableEffectivity(piece);
}

function readShape(text: string): Run[] | null {
  for (const shape of SHAPES) {
    const match = shape.pattern.exec(text);
    if (!match) continue;
    const numbers = match.slice(1).map(readNumber);
    if (numbers.some((number) => number === null)) return null;
    const [a = 0, b = 0] = numbers as number[];
    const found = shape.runs(a, b);
    return found.every((run) => endOf(run) > run.from) ? found : unreadable(text);
  }
  return null;
}

// "22 032 963" and "22,032,963" are one number; "22032963, 22035881" are two.
function readNumber(text: string | undefined): number | null {
  if (!text || !/^(?:\d+|\d{1,3}(?:[ ,]\d{3})+)$/.test(text)) return null;
  const number = Number(text.replaceAll(/[ ,]/g, ''));
  return Number.isSafeInteger(number) ? number : null;
}
