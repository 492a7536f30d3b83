// How near a name comes to the words typed: the very name first, then names of that thing, then what belongs to one, then the words anywhere (product §5 Search).
import { type QueryTerm, queryTerms, isTelling } from '../query/query-terms.rules.ts';
import { singularsOf, synonymsOf } from '../query/synonyms.rules.ts';
import { indexTokens } from '../query/tokenizer.rules.ts';
import { isCalled } from '../query/query-heads.rules.ts';
import { coreOf, type Head, HEADS, headsAtEnd, headsAtStart, plainOf } from '../query/head-noun.rules.ts';
import type { NamesOfPart } from '../match/names-to-compare.rules.ts';
import { behindNew } from './remanufactured.rules.ts';
import { CALLED_SO, HOLDS_NONE, LATER_LANE, LEVEL } from './relevance.rules.ts';

/** As many names are remembered as they are compared: those of one search come back with the next letter typed. */
const KNOWN_MOST = 20_000;

/** The same, made once for each text. */
export const remembered = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    if (known.size >= KNOWN_MOST) known.clear();
    known.set(text, made);
    return made;
  };
};
const core = remembered(coreOf);
/** The words that the index keeps of a name. */
export const keptOf = remembered((name) => new Set(indexTokens(name)));

const respelled = (text: string, respell: (word: string) => string): string => text.split(' ').map(respell).join(' ');
/** Of both spellings always the same one. */
const oneSpelling = (word: string): string => synonymsOf(word).toSorted()[0] ?? word;
/** As names that hold it apart are compared. */
const O_RING = /(?<= |^)oring/g;
// Chinese has no spaces, so its words end anywhere.
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** The level (relevance.rules.ts) of the nearest name, or of the one at a place; who found it may know whether the names hold all words whole, else it is worked out. */
export function relevanceOf(typed: string): (of: NamesOfPart, isWhole?: boolean, at?: number) => number {
  const words = queryTerms(typed)?.words ?? [];
  const nearness = nearnessOfText(typed, words);
  const isThing = thingIn(words);
  const behind = behindNew(typed);
  const holdsAll = ({ names }: NamesOfPart) => {
    const held = names.flatMap((name) => (name ? [keptOf(name)] : []));
    const isHeld = (word: string) => held.some((one) => one.has(word));
    return words.every(({ spellings }) => spellings.some(isHeld));
  };
  return (of, isWhole, at) => {
    const nearest = nearness(of, at);
    if (nearest < LEVEL.wholeAnywhere) return nearest + behind(of);
    const level = (isWhole ?? holdsAll(of)) ? LEVEL.wholeAnywhere : nearest;
    const isApart = level === LEVEL.wholeAnywhere || level === LEVEL.far;
    return (isApart && isThing(of, at) ? level - CALLED_SO : level) + behind(of);
  };
}

/** Whether a name, or the one at a place, calls the thing itself one of the words, which may stand in any order. */
function thingIn(words: readonly QueryTerm[]): (of: NamesOfPart, at?: number) => boolean {
  const isTyped = (head: string) =>
    words.some((word, place) => isCalled({ word, isBegun: place === words.length - 1 }, head));
  const isOne = remembered((key) => headsAt(key).some(isTyped));
  return ({ names }, at) =>
    names.some((name, place) => name !== '' && (at ?? place) === place && isOne(`${place}${name}`));
}
/** What the name behind its place among the languages calls the thing. */
const headsAt = remembered((key) => {
  const name = key.slice(1);
  return HEADS[Number(key[0])] === 'first' ? headsAtStart(name) : headsAtEnd(name);
});

/** The same for what a name holds of the words, where it need not hold all; what holds none comes last. */
export function relevanceOfSome(typed: string): (of: NamesOfPart) => number {
  const telling = plainOf(typed)
    .split(' ')
    .filter((word) => isTelling(word) && !isHan(word));
  const nearnessIn = remembered((held) => nearnessOfText(held, queryTerms(held)?.words ?? []));
  return ({ names, plain }) => {
    const isHeldIn = (at: number) => (word: string) =>
      ` ${plain[at]}`.includes(` ${word}`) || singularsOf(word).some((one) => keptOf(names[at] ?? '').has(one));
    const levels = names.map((name, at) => {
      const held = name ? telling.filter(isHeldIn(at)).join(' ') : '';
      return held === '' ? HOLDS_NONE : nearnessIn(held)({ names, plain }, at);
    });
    return Math.min(HOLDS_NONE, ...levels);
  };
}

/** Of the nearest name, or of the one at a place among the languages. */
function nearnessOfText(typed: string, words: readonly QueryTerm[]): (of: NamesOfPart, at?: number) => number {
  const isRespelled = words.some(({ spellings }) => spellings.length > 1);
  const comparable = (text: string) => (isRespelled ? respelled(text, oneSpelling) : text);
  const text = comparable(plainOf(typed).replaceAll(O_RING, 'o ring'));
  const singular = (at: 0 | -1) => respelled(text, (word) => singularsOf(word).at(at) ?? word);
  const ways = [...new Set([text, singular(0), singular(-1)])].map(nearnessTo);
  const nearnessAt = ({ names, plain }: NamesOfPart, at: number) => {
    const name = names[at];
    if (!name) return LEVEL.far;
    const compared = {
      name: comparable(plain[at] ?? ''),
      core: () => comparable(core(name)),
      head: HEADS[at] ?? 'last',
    };
    return ways.reduce<number>((nearest, nearness) => Math.min(nearest, nearness(compared)), LEVEL.far);
  };
  return (of, at) =>
    at === undefined
      ? of.names.reduce<number>((nearest, _, place) => Math.min(nearest, nearnessAt(of, place)), LEVEL.far)
      : nearnessAt(of, at);
}

interface Compared {
  name: string;
  core: () => string;
  head: Head;
}

function nearnessTo(text: string): (compared: Compared) => number {
  const end = isHan(text) ? '' : ' ';
  const length = text.split(' ').length;
  return ({ name, core: coreOfName, head }) => {
    if (name === text) return LEVEL.exact;
    if (!`${end}${name}`.includes(`${end}${text}`)) return LEVEL.far;
    const isBegun = `${name}${end}`.startsWith(`${text}${end}`);
    if (head === 'first' && isBegun) return LEVEL.thing;
    const thing = head === 'last' ? coreOfName() : '';
    if (thing === text) return LEVEL.thing;
    if (`${end}${thing}`.endsWith(`${end}${text}`)) return LEVEL.thingOfKind;
    if (isBegun) return LEVEL.begins;
    if (`${end}${name}${end}`.includes(`${end}${text}${end}`)) return LEVEL.sideBySide;
    const called = head === 'first' ? name : thing.split(' ').slice(-length).join(' ');
    if (called.startsWith(text)) return LEVEL.thingBegun;
    return name.startsWith(text) ? LEVEL.nameBegun : LEVEL.wordBegun;
  };
}

/** What is put in the order of nearness, each kind by itself. */
const BY_NAME: ReadonlySet<string> = new Set(['name', 'nameTypo', 'category', 'someWords']);

interface Near {
  partId: number;
  foundBy: string;
  matched: string | null;
  isThing?: true;
  isOfLabel?: true;
}

/** Whether a hit has a place in that order. */
export const isByName = ({ foundBy }: Pick<Near, 'foundBy'>): boolean => BY_NAME.has(foundBy);

/** Puts the hits found by words in the order of nearness, those of an earlier lane before the others, each where another one found in the same way stood; equals stay as they were. */
export function mostRelevantFirst<H extends Near>(
  hits: readonly H[],
  nearness: (hit: H) => number,
  laneOf: (hit: H) => number,
): H[] {
  const kindOf = ({ foundBy, matched, isThing, isOfLabel }: H) =>
    foundBy === 'someWords' ? `${foundBy} ${matched}` : `${foundBy} ${isThing ?? false} ${isOfLabel ?? false}`;
  const placed = hits.filter(isByName).map((hit, at) => ({
    hit,
    at,
    kind: kindOf(hit),
    key: nearness(hit) + laneOf(hit) * LATER_LANE,
  }));
  const sorted = Map.groupBy(
    placed.toSorted((a, b) => a.key - b.key || a.at - b.at),
    ({ kind }) => kind,
  );
  return hits.map((hit) => (isByName(hit) ? (sorted.get(kindOf(hit))?.shift()?.hit ?? hit) : hit));
}
