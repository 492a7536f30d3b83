// Words of a text as search compares them: no case, no accents, Chinese by single characters and neighbouring pairs (product §5 Search).

const HAN_RUN = /\p{Script=Han}+/gu;
const OTHER_WORD = /[\p{L}\p{N}]+/gu;
/** A fraction of an inch, with either stroke, by itself or behind the sign of a pipe thread, and its unit, which other names leave out or write as a sign. */
const FRACTION =
  /(?<=(?<![\p{L}\p{N}.,/])(g|r[cp]?)?)(1(?=[/\u2044]2)|[13](?=[/\u2044]4)|[1357](?=[/\u2044]8)|1?[13579](?=[/\u2044](?:16|32)))[/\u2044]([248]|16|32)(?: ?(?:in|inch|inches|pulg|pulgadas?|pol|polegadas?|po|pouces?)(?![\p{L}\p{N}])|(?![\p{L}\p{N}/]))/gu;
/** A size with a fraction of a millimetre in it, which no comma or point takes apart, and its unit: 12.5×2.65, 12.5x2.65mm. */
const FINE_SIZE =
  /(?<![\p{Script=Latin}\p{N}.,])(?=m?[0-9x]*[.,][0-9])(m?[0-9]+(?:[.,][0-9]+)?(?:x[0-9]+(?:[.,][0-9]+|(?![.,]?[0-9])))+)[a-z]*(?![\p{Script=Latin}\p{N}])/gu;
/** A figure with a fraction in it, by itself or one of a size, and its unit: 12.5, 2,5kw; more signs make groups of figures. */
const FINE_FIGURE = /(?<![\p{Script=Latin}\p{N}.,])([0-9]+[.,][0-9]+)([a-z]*)(?![\p{Script=Latin}\p{N}]|[.,][0-9])/gu;
/** The comma of a list, between figures that have points: 0.1,0.2,0.3. */
const LISTED = /(?<=\.[0-9]+),(?=m?[0-9]+[.x][0-9])/g;
/** The sign after a figure with a comma, before the next one is typed. */
const UNFINISHED = /(?<=[.,][0-9]+)x$/;
/** The stroke of a fraction and its next figure, before it is one: 5/1 of 5/16. */
const UNFINISHED_FRACTION = /(?<=(?<![\p{L}\p{N}.,/])[0-9]{1,2})[/\u2044][13]?$/u;
const O_RING = /(?<![\p{L}\p{N}])o[- ]?ring(s?)(?![\p{L}\p{N}])/gu;

/** A nominal bore with a blank in it, by itself or before a length. */
const BORE = /(?<![\p{L}\p{N}])dn +([0-9]+(?:x[0-9]+)*)(?![\p{L}\p{N}]|[.,][0-9])/gu;

/** The sign that stands for "micro", after its two letters are made one by folding. */
const MICRO = /(?<=[0-9] *)\u03bc(?=[a-z])/g;
/** A figure with a blank before its unit, of units that the database does not join; the G of a pipe thread is none. */
const UNIT_APART =
  /(?<=[0-9]) +([mc]m[23]|um|in|inch|inches|ft|[mcd]l|m?g|gal|psi|mbar|[kmg]?pa|[kmg]?hz|dba?|m[av]|kv|vdc|vac|mah|[kv]va|knm|mnm|rpm|km|mw|ohm|cst|cc)(?![\p{L}\p{N}]| +[0-9]+[/\u2044])/gu;

/** Lower case, without accents and full-width forms: "Vérin" and "VERIN" are one word. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** Folded, with sizes written as one word: "80 × 40×12" is 80x40x12, "Ø45" is 45, "12 V" is 12v. `words_kept` in the database does the same, but for the units of `UNIT_APART`. */
function foldSizes(text: string): string {
  return fold(text)
    .replaceAll(/([0-9]) *[x×*] *(?=[0-9])/g, '$1x')
    .replaceAll(/ø *(?=[0-9])/g, '')
    .replaceAll(/([0-9]) +(v|ah|a|w|kw|mm|cm|kg|l|bar|kn|nm)(?![\p{L}\p{N}])/gu, '$1$2')
    .replaceAll(MICRO, 'u')
    .replaceAll(UNIT_APART, '$1')
    .replaceAll(LISTED, ' ')
    .replaceAll(O_RING, 'o-ring$1');
}

/** The words the index keeps of a text: Chinese by characters and neighbouring pairs; fractions, sizes, bores and decimals whole, and all but fractions in pieces too (the 8 of 3/8 is no 8). */
export function indexTokens(text: string): string[] {
  const folded = foldSizes(text);
  const han = folded.match(HAN_RUN) ?? [];
  // No figure of one stands beside a half of another.
  const apart = folded.replaceAll(FINE_SIZE, (size) => size.replaceAll(/x(?=[0-9])/g, ' '));
  const others = apart.replaceAll(HAN_RUN, ' ').replaceAll(FRACTION, ' ').match(OTHER_WORD) ?? [];
  // One that has a unit, or stands in a size, may be asked for without it, and the last of a size with its unit.
  const sizes = [...folded.matchAll(FINE_SIZE)].map(([, size = '']) => withPoint(size));
  const figures = [...apart.matchAll(FINE_FIGURE)].flatMap(([whole, figure = '']) => [whole, figure].map(withPoint));
  const bores = [...folded.matchAll(BORE)].map(([, bore = '']) => `dn${bore}`);
  // As it is being typed: g3 begins g3/8.
  const threads = [...fractionsIn(folded)].flatMap(([, sign, over, under]) =>
    sign === undefined ? [] : [`${sign}${over}/${under}`],
  );
  return [
    ...others,
    ...threads,
    ...wholeIn(folded),
    ...sizes,
    ...figures,
    ...bores,
    ...han.flatMap((run) => [...singles(run), ...pairs(run)]),
  ];
}

/** What a query looks up: words, and of Chinese pairs, or the one character where it is alone. */
export function queryTokens(text: string): string[] {
  const folded = foldSizes(text).replace(UNFINISHED, '').replace(UNFINISHED_FRACTION, '');
  const whole = wholeIn(folded);
  const han = folded.match(HAN_RUN) ?? [];
  const pieces = folded
    .replaceAll(HAN_RUN, ' ')
    .replaceAll(FRACTION, ' ')
    .replaceAll(FINE_SIZE, ' ')
    .replaceAll(FINE_FIGURE, ' ')
    .replaceAll(O_RING, ' ');
  const others = pieces.match(OTHER_WORD) ?? [];
  return [...new Set([...others, ...whole, ...han.flatMap((run) => ([...run].length === 1 ? [run] : pairs(run)))])];
}

// Chinese parts words without a blank.
const fractionsIn = (folded: string) => folded.replaceAll(HAN_RUN, ' ').matchAll(FRACTION);
const wholeIn = (folded: string): string[] => [
  ...[...fractionsIn(folded)].map(([, , over, under]) => `${over}/${under}`),
  ...[...folded.matchAll(FINE_SIZE), ...folded.matchAll(FINE_FIGURE)].map(([size]) => withPoint(size)),
  ...[...folded.matchAll(O_RING)].map(([, plural]) => `oring${plural}`),
];
const withPoint = (figures: string): string => figures.replaceAll(',', '.');
const singles = (run: string): string[] => [...run];
const pairs = (run: string): string[] => {
  const letters = [...run];
  return letters.slice(0, -1).map((letter, at) => letter + (letters[at + 1] ?? ''));
};

/** How many letters may be wrong: none under four letters, one up to seven, two from eight; never in Chinese or numbers. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (/[\p{Script=Han}\p{N}]/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether two words are at most `most` changes apart: a letter more, less, another, or two neighbours swapped. */
export function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    [before, last] = [last, row];
  }
  return (last[b.length] ?? most + 1) <= most;
}
