// Codes and quantities in one line of a mail or a chat: "- 2 x 12 6602-107 joystick", "Need 14 1837-685 (3 pcs) and 10 2929-622" (product §6 Paste anything).
import { asPlainCode, normalCode, quantityIn } from '@outrigger/contract';
import { isMeant, mayName } from './machine-words.rules.ts';
import { withoutEnd } from './without-end.rules.ts';

/** A row out of a line; `rest` is what else it says. */
export interface LineRow {
  code: string;
  quantity: string;
  rest: string;
}
/** What the shop knows by a name in a line. */
export interface LineNames {
  isPart: (spelling: string) => boolean;
  /** The machine of this serial number. */
  machineOf: (spelling: string, isCalledMachine: boolean) => { isOwn: boolean } | undefined;
}

/** Codes are written with blanks between their groups, three at most. */
const WORDS_MOST = 4;
const SHORTEST = 4;
const LONGEST = 40;

/** A word of a line, or some that stand beside each other, and where it begins and ends there. */
interface Run {
  text: string;
  from: number;
  to: number;
  /** How it is compared. */
  norm: string;
}

function wordsOf(line: string): Run[] {
  return [...line.matchAll(/[^\s,;:()[\]=|<>"'“”„*•]+/g)].flatMap(({ 0: raw, index }) => {
    const start = /^[.\-–—#]+/.exec(raw)?.[0].length ?? 0;
    const text = withoutEnd(raw.slice(start), '.-–—!?');
    return text === '' ? [] : [{ text, from: index + start, to: index + start + text.length, norm: normalCode(text) }];
  });
}

const plainLine = (line: string): string => asPlainCode(line).replaceAll(/\s+/g, ' ');
const hasDigit = (text: string): boolean => /\d/.test(text);

/** Runs of words that may be a code, the longest first. */
function runsOf(line: string): Run[] {
  const words = wordsOf(line);
  const runs = words.flatMap((first, at) =>
    words.slice(at, at + WORDS_MOST).map((last, more) => ({
      text: line.slice(first.from, last.to),
      from: first.from,
      to: last.to,
      norm: words.slice(at, at + more + 1).reduce((norm, word) => norm + word.norm, ''),
    })),
  );
  return longestFirst(runs.filter(isCodeLike));
}

const longestFirst = (runs: readonly Run[]): Run[] => runs.toSorted((a, b) => b.norm.length - a.norm.length);

const isCodeLike = ({ text, norm: { length } }: Run): boolean =>
  length >= SHORTEST && length <= LONGEST && hasDigit(text);

/** What in a line is worth asking for as a code. */
export const spellingsIn = (line: string): string[] =>
  mayName(line) ? runsOf(plainLine(line)).map(({ text }) => text) : [];

/** The rows of a line: one for each code the shop knows in it, else one for what looks most like a code; none where nothing does. */
export function rowsInLine(given: string, names: LineNames): LineRow[] {
  const line = plainLine(given);
  const known = apart(runsOf(line).filter(({ text }) => names.isPart(text)));
  const isMachine = ({ text }: Run) => {
    const machine = names.machineOf(text, false);
    return machine !== undefined && isMeant(text, line, machine.isOwn) !== 'no';
  };
  const found = known.length > 0 ? known : unknownIn(line, isMachine);
  return found.map((run, at) => {
    const before = line.slice(found[at - 1]?.to ?? 0, run.from);
    const after = line.slice(run.to, found[at + 1]?.from ?? line.length);
    return { code: run.text, ...besides(before, after, at === 0) };
  });
}

/** Those that share no word, longer ones first, in the order of the line. */
function apart(runs: readonly Run[]): Run[] {
  const taken = new Set<number>();
  const kept = runs.filter((run) => {
    const signs = signsOf(run);
    if (signs.some((sign) => taken.has(sign))) return false;
    for (const sign of signs) taken.add(sign);
    return true;
  });
  return kept.toSorted((a, b) => a.from - b.from);
}

/** The places of its signs, so that runs are held against each other without meeting in pairs. */
const signsOf = ({ from, to }: Run): number[] => Array.from({ length: to - from }, (_, at) => from + at);

// Days, times, telephone numbers, addresses and sizes are no codes.
const NO_CODE =
  /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}:\d\d|\+\d+|.*@.*|https?.*|www\..*|\d+(?:[.,]\d+)?(?:mm|cm|m|kg|g|v|kw|w|l|h|%|€|\$|usd|eur))$/i;

/** The longest run of words with a figure that may be one code and is no machine; a small number at its end is the quantity. */
function unknownIn(line: string, isMachine: (run: Run) => boolean): Run[] {
  const ofMachines = new Set(runsOf(line).filter(isMachine).flatMap(signsOf));
  const words = wordsOf(line).filter((word) => !NO_CODE.test(word.text) && !ofMachines.has(word.from));
  const runs: Run[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (!hasDigit(word.text)) continue;
    const isNext = last && word.from - last.to === 1 && line[last.to] === ' ';
    if (isNext && !isCount(word.text)) {
      last.to = word.to;
      last.norm += word.norm;
    } else if (!isMultiple(word.text)) runs.push({ ...word });
  }
  const whole = runs.map((run) => ({ ...run, text: line.slice(run.from, run.to) }));
  return longestFirst(whole.filter(isCodeLike)).slice(0, 1);
}

const isCount = (text: string): boolean => /^[x×]?\d{1,3}[x×]?$/i.test(text);
const isMultiple = (text: string): boolean => /^(?:[x×]\d{1,3}|\d{1,3}[x×])$/i.test(text);

const PIECES =
  'x|×|\\*|pcs?|pieces?|ea|each|off|units?|uds?|unid(?:ad(?:es)?)?|unidades?|un|pzas?|piezas?|pe[cç]as?|pc|pi[eè]ces?|unit[ée]s?|st(?:[üu]ck)?|个|件|只|套|台|条|根';
const COUNT = 'qty|quantity|cantidad|cant|quantidade|qtde?|quantit[eé]|qt[eé]|数量';
const NUMBER = '(\\d{1,4})';
const END = '(?![.,/-]*[\\p{L}\\d])';
/** Where a quantity may stand, the plainest first. */
const BEHIND = [
  new RegExp(`(?:^|[^\\p{L}])(?:${COUNT})[.]?[ :=]*${NUMBER}${END}`, 'iu'),
  new RegExp(`^[ ,;:()-]*(?:x|×|\\*)[ ]*${NUMBER}${END}`, 'iu'),
  new RegExp(`(?:^|[ ,;:(-])${NUMBER}[ ]?(?:${PIECES})(?![\\p{L}])`, 'iu'),
  new RegExp(`^[ ,;:=(–-]+${NUMBER}[ )]*(?:$|[,;])`, 'iu'),
  new RegExp(`[ ,;:=(–-]${NUMBER}[ ).]*$`, 'iu'),
];
const AHEAD = [
  new RegExp(`(?:^|[^\\p{L}])(?:${COUNT})[.]?[ :=]*${NUMBER}[ ,;:]*$`, 'iu'),
  new RegExp(`(?:^|[ (•-])${NUMBER}[ ]?(?:${PIECES})[.)]?(?: (?:of|de|da|do|du))?[ :]*$`, 'iu'),
  new RegExp(`(?:^|[ (•-])${NUMBER} (?:of|de)?[ ]*$`, 'iu'),
];

/** A place beside a code where its quantity was found. */
interface Said {
  match: RegExpExecArray;
  isAhead: boolean;
}

/** The quantity beside a code, and what else the line says; of a later code in the line only what stands behind it. */
function besides(before: string, after: string, isFirst: boolean): Omit<LineRow, 'code'> {
  const said = quantitySaid(before, after);
  const ahead = said?.isAhead ? without(before, said.match) : before;
  const behind = said && !said.isAhead ? without(after, said.match) : after;
  const rest = isFirst ? ahead + behind : behind;
  const begun = rest.replace(/^[\s,;:.()•*>#-]+/, '');
  return { quantity: said?.match[1] ?? '', rest: withoutEnd(begun, ' ,;:(-').slice(0, 200) };
}

/** "2 x" before a code is its own, whatever stands behind; a bare number before it may be that of the line. */
function quantitySaid(before: string, after: string): Said | null {
  const ahead = (patterns: readonly RegExp[]) => matchIn(before, patterns);
  const behind = (patterns: readonly RegExp[]) => matchIn(after, patterns);
  const found = [
    { match: ahead(AHEAD.slice(0, 2)), isAhead: true },
    { match: behind(BEHIND.slice(0, 4)), isAhead: false },
    { match: ahead(AHEAD.slice(2)), isAhead: true },
    { match: behind(BEHIND.slice(4)), isAhead: false },
  ];
  return found.flatMap(({ match, isAhead }) => (match ? { match, isAhead } : []))[0] ?? null;
}

function matchIn(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match && quantityIn(match[1] ?? '') !== null) return match;
  }
  return null;
}

const without = (text: string, match: RegExpExecArray): string =>
  text.slice(0, match.index) + text.slice(match.index + match[0].length);
