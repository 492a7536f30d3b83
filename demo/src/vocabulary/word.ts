/** What a word of the trade is in five languages, and how its tables are written down (spec §1). */

/** One meaning in the five languages of the shop; `fr` is what the wire calls `fa`. */
export interface Word {
  readonly en: string;
  readonly es: string;
  readonly pt: string;
  readonly fr: string;
  readonly zh: string;
}
/** A language column of the vocabulary. */
export type Column = keyof Word;
/** All language columns, English first. */
export const COLUMNS = ['en', 'es', 'pt', 'fr', 'zh'] as const satisfies readonly Column[];

/** Grammatical gender: masculine or feminine. */
export type Gender = 'm' | 'f';
/** A part noun with the gender its adjectives follow. */
export interface Noun extends Word {
  readonly gender: { readonly es: Gender; readonly pt: Gender; readonly fr: Gender };
}

function cellsOf(row: string, count: number): string[] {
  const cells = row.split(' | ');
  if (cells.length !== count || cells.some((cell) => cell.trim() === ''))
    throw new Error(`A row needs ${count} cells: ${row}`);
  return cells;
}

function wordOf(cells: readonly string[]): Word {
  const [en = '', es = '', pt = '', fr = '', zh = ''] = cells;
  return { en, es, pt, fr, zh };
}

function genderOf(letter: string | undefined): Gender {
  if (letter !== 'm' && letter !== 'f') throw new Error(`A gender is m or f, not ${letter}`);
  return letter;
}

function nounOf(row: string): Noun {
  const [genders = '', ...cells] = cellsOf(row, 6);
  const gender = { es: genderOf(genders[0]), pt: genderOf(genders[1]), fr: genderOf(genders[2]) };
  return { ...wordOf(cells), gender };
}

function mapRows<K extends string, T>(rows: Readonly<Record<K, string>>, read: (row: string) => T): Record<K, T> {
  const entries = Object.entries<string>(rows).map(([key, row]) => [key, read(row)]);
  return Object.fromEntries(entries) as Record<K, T>;
}

/** Reads rows of `en | es | pt | fr | zh`. */
export const words = <K extends string>(rows: Readonly<Record<K, string>>): Record<K, Word> =>
  mapRows(rows, (row) => wordOf(cellsOf(row, 5)));

/** Reads rows of `genders | en | es | pt | fr | zh`; the three genders are those of es, pt and fr. */
export const nouns = <K extends string>(rows: Readonly<Record<K, string>>): Record<K, Noun> => mapRows(rows, nounOf);
