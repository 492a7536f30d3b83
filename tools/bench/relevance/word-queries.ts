// Judged queries in words: names, slips, sizes, other languages, categories, words of the trade (product §5 Search).
import type { Language } from '@outrigger/contract';
import { type Dice, diceOf } from '@outrigger/demo/src/catalogue/dice.ts';
import { categories, categoryGroups, categoryTree } from '@outrigger/demo/src/vocabulary/categories.ts';
import { partNouns } from '@outrigger/demo/src/vocabulary/nouns.ts';
import type { Column } from '@outrigger/demo/src/vocabulary/word.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { calledIn, gradesOf, type Judged, ofNouns, plainNameOf, type Truth } from './truth.ts';
import { misspelt, typedSize } from './typing.ts';

const EACH = 45;
const SHORTEST_SLIP = 6;
const languageOf = (column: Column): Language => (column === 'fr' ? 'fa' : column);

/** All of them, by the dice of a seed. */
export function wordQueries(truth: Truth, seed: number): Judged[] {
  const rolled = (kind: number, make: (dice: Dice, at: number) => Judged) =>
    Array.from({ length: EACH }, (_, at) => make(diceOf(seed, 950 + kind, at), at));
  return [
    ...rolled(1, (dice) => byName(truth, dice)),
    ...rolled(2, (dice) => bySlip(truth, dice)),
    ...rolled(3, (dice) => bySize(truth, dice)),
    ...rolled(4, (dice, at) => inLanguage(truth, dice, at)),
    ...categoryQueries(truth),
    ...TRADE_WORDS.map(([language, keyword, ...nouns]) => ({
      kind: 'trade synonyms' as const,
      keyword,
      language,
      grades: gradesOf(truth, ofNouns(nouns)),
    })),
  ];
}

/** A noun alone, or with what tells the part from its like. */
function byName(truth: Truth, dice: Dice): Judged {
  const part = dice.pick(truth.parts);
  const { noun } = part.facts;
  const isPlain = part.qualifiers.length === 0 || dice.chance(0.4);
  const keyword = (isPlain ? partNouns[noun].en : plainNameOf(part)).toLowerCase();
  const judge = ofNouns([noun]);
  const isSo = (other: typeof part) =>
    part.qualifiers.every((one) => other.qualifiers.includes(one)) && other.host === part.host;
  const grades = gradesOf(truth, (other) => (isPlain || isSo(other) ? judge(other) : Math.min(1, judge(other))));
  return { kind: 'names', keyword, language: 'en', grades };
}

function bySlip(truth: Truth, dice: Dice): Judged {
  const long = truth.parts.filter(({ facts }) =>
    partNouns[facts.noun].en.split(/[^A-Za-z]+/).some((word) => word.length >= SHORTEST_SLIP),
  );
  const { noun } = dice.pick(long).facts;
  const keyword = misspelt(partNouns[noun].en, dice);
  return { kind: 'misspelt names', keyword, language: 'en', grades: gradesOf(truth, ofNouns([noun])) };
}

/** A size beside its noun; another size is no answer. */
function bySize(truth: Truth, dice: Dice): Judged {
  const sized = truth.parts.filter(({ size, host, facts }) => size.text !== '' && !host && facts.scope !== 'o');
  const part = dice.pick(sized);
  const [name, size] = [partNouns[part.facts.noun].en.toLowerCase(), typedSize(part.size.text, dice)];
  const keyword = dice.chance(0.7) ? `${name} ${size}` : `${size} ${name}`;
  const isIt = ({ facts, size: other }: typeof part) => facts.noun === part.facts.noun && other.text === part.size.text;
  const grades = gradesOf(truth, (other) => (isIt(other) ? (other.isReplaced ? 2 : 3) : 0));
  return { kind: 'sizes with units', keyword, language: 'en', grades };
}

const OTHER = ['es', 'pt', 'fr', 'zh'] as const satisfies readonly Column[];

/** A noun in another language, by turns of one who reads it and of one who reads English. */
function inLanguage(truth: Truth, dice: Dice, at: number): Judged {
  const column = OTHER[at % OTHER.length] ?? 'es';
  const keyword = partNouns[dice.pick(truth.parts).facts.noun][column].toLowerCase();
  const language = at % 8 < 4 ? languageOf(column) : 'en';
  return { kind: 'other languages', keyword, language, grades: gradesOf(truth, calledIn(column, keyword)) };
}

/** Every category and group in English; each group also in another language, by turns. */
function categoryQueries(truth: Truth): Judged[] {
  const judged = (keyword: string, language: Language, held: readonly string[]): Judged => ({
    kind: 'category words',
    keyword: keyword.toLowerCase(),
    language,
    grades: gradesOf(truth, ({ facts, isReplaced }) => (held.includes(facts.category) ? (isReplaced ? 2 : 3) : 0)),
  });
  const groups = Object.entries(categoryGroups).map(([group, word]) => ({
    word,
    held: categoryTree[group as keyof typeof categoryTree],
  }));
  const english = Object.entries(categories).map(([category, word]) => judged(word.en, 'en', [category]));
  const others = groups.map(({ word, held }, at) => {
    const column = OTHER[at % OTHER.length] ?? 'es';
    return judged(word[column], languageOf(column), held);
  });
  return [...english, ...groups.map(({ word, held }) => judged(word.en, 'en', held)), ...others];
}
