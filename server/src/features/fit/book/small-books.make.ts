// Small books by chance for tests, and what they mean told again by trial (product §5 Fit verdict; docs/decisions/0005).
import { readOptionRule, type Verdict } from '@outrigger/contract';
import fc from 'fast-check';
import { judge, type JudgedMachine } from '../verdict/fit.rules.ts';

/** Parts of a book, by place; supersessions lead from lower to higher places, so that none leads back. */
export const PARTS = 5;
const place = fc.nat(PARTS - 1);
const RULES = [null, 'ONEVERDICT', '!ONEVERDICT'] as const;
const RANGES = [null, '{[0,500)}', '{[500,)}', 'other'] as const;

const line = fc.record({
  part: place,
  itemNo: fc.constantFrom('1', '2'),
  range: fc.constantFrom(...RANGES),
  rule: fc.constantFrom(...RULES),
});
const step = fc
  .record({ ends: fc.tuple(place, place), mode: fc.constantFrom('all', 'all', 'choice'), isTwoWay: fc.boolean() })
  .filter(({ ends: [one, other] }) => one !== other)
  .map(({ ends, ...rest }) => ({ ...rest, old: Math.min(...ends), next: Math.max(...ends) }));
/** A book of a machine, what replaced its parts, and the machine. */
export const book = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  steps: fc.uniqueArray(step, { maxLength: 4, selector: ({ old, next }) => `${old} ${next}` }),
  ordinal: fc.constantFrom(300, 700),
  hasOption: fc.boolean(),
  asBuilt: fc.constantFrom('none', 'none', 'partial', 'complete'),
  built: fc.uniqueArray(place, { maxLength: 2 }),
});
/** One such book. */
export type Book = typeof book extends fc.Arbitrary<infer B> ? B : never;

// What the books mean, told again by trial: every step until nothing new is reached.

/** The places a part is judged at: its own and those of the parts it may be used for. */
export const instead = ({ steps }: Book, part: number): Set<number> =>
  reached(part, (at) =>
    steps.flatMap(({ old, next, mode, isTwoWay }) =>
      mode === 'choice' ? [] : [...(next === at ? [old] : []), ...(isTwoWay && old === at ? [next] : [])],
    ),
  );
/** Whether the factory recorded it, or one it replaced. */
export const isBuilt = (book: Book, part: number): boolean => builtOf(book, part).length > 0;

/** What the factory recorded of a part and of those it replaced. */
export const builtOf = ({ steps, asBuilt, built }: Book, part: number): number[] =>
  asBuilt === 'none'
    ? []
    : [
        ...reached(part, (at) => steps.flatMap(({ old, next, mode }) => (next === at && mode === 'all' ? [old] : []))),
      ].filter((one) => built.includes(one));

/** The parts it may stand in for if it is the one that is chosen. */
export function choicesOf(book: Book, part: number): number[] {
  const older = (at: number) => book.steps.filter(({ next }) => next === at);
  const ways = reachedWays(part, (at) => [
    ...older(at).map(({ old, mode }) => ({ to: old, isChosen: mode === 'choice' })),
    ...[...instead(book, at)].map((to) => ({ to, isChosen: false })),
  ]);
  const sure = instead(book, part);
  return [...ways].filter((one) => !sure.has(one));
}

function reachedWays(from: number, next: (at: number) => { to: number; isChosen: boolean }[]): Set<number> {
  const seen = new Set([`${from} false`]);
  for (const key of seen) {
    const [at = '', was] = key.split(' ');
    for (const { to, isChosen } of next(Number(at))) seen.add(`${to} ${was === 'true' || isChosen}`);
  }
  return new Set([...seen].flatMap((key) => (key.endsWith('true') ? Number(key.split(' ')[0]) : [])));
}

/** All places that are reached step by step, the first among them. */
export function reached(from: number, next: (at: number) => number[]): Set<number> {
  const found = new Set([from]);
  for (const at of found) for (const one of next(at)) found.add(one);
  return found;
}

const machineOf = ({ asBuilt, hasOption }: Book): JudgedMachine => ({
  asBuilt,
  options: hasOption ? new Set(['ONEVERDICT']) : asBuilt === 'complete' ? new Set() : null,
});

/** What one line says of a part. */
export function verdictOf(book: Book, part: number, { range, rule }: Book['lines'][number]): Verdict {
  const isIn = range === '{[0,500)}' ? book.ordinal < 500 : book.ordinal >= 500;
  return judge(machineOf(book), {
    range: range === null ? 'none' : range === 'other' ? 'otherScheme' : isIn ? 'in' : 'out',
    rule: rule && readOptionRule(rule),
    isAsBuilt: isBuilt(book, part),
    builtAs: null,
    printed: null,
    ruleText: null,
  }).verdict;
}

const ORDER: readonly Verdict[] = ['doesNotFit', 'unknown', 'fits'];
const best = (verdicts: readonly Verdict[]): Verdict | undefined => ORDER.findLast((one) => verdicts.includes(one));

/** What a part must be judged on the whole machine: what its rows say, and where they only speak against it, that it may be the one of several. */
export const wantedOf = (book: Book, part: number): Verdict =>
  saidOf(book, part) === 'doesNotFit' && isOneOf(book, part) ? 'unknown' : saidOf(book, part);

const isOneOf = (book: Book, part: number): boolean =>
  choicesOf(book, part).some((old) => saidOf(book, old) === 'fits');

/** The best of all rows where it stands. */
function saidOf(book: Book, part: number): Verdict {
  const places = instead(book, part);
  const all = book.lines.filter((one) => places.has(one.part)).map((one) => verdictOf(book, part, one));
  return best(all) ?? (isBuilt(book, part) ? 'fits' : 'unknown');
}

/** What a row must be judged: itself and the rows of what its part replaces at the same item. */
export function wantedOfRow(book: Book, row: Book['lines'][number]): Verdict | undefined {
  const places = instead(book, row.part);
  const here = book.lines.filter((one) => one.itemNo === row.itemNo && one.part !== row.part && places.has(one.part));
  const said = best([row, ...here].map((one) => verdictOf(book, row.part, one)));
  return said === 'doesNotFit' && saidOf(book, row.part) === 'doesNotFit' ? wantedOf(book, row.part) : said;
}
