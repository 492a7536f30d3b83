// Gathers parts with their names and gives each its A-Z place in every language, as lines the database copies in (product §5).
import { placeNames } from './name-ranks.ts';

const LOCALES = { en: 'en', es: 'es', pt: 'pt-BR', fr: 'fr', zh: 'zh-CN' };
type Suffix = keyof typeof LOCALES;
const SUFFIXES = Object.keys(LOCALES) as Suffix[];
const PIECE = 1 << 18;

/** A part as it is read, with the ranks it has. */
export type PartRow = { id: number; code: string; category: number | null; nameEn: string } & {
  [suffix in Suffix as `rank${Capitalize<suffix>}`]: number | null;
} & { [suffix in Suffix as `name${Capitalize<suffix>}`]: string | null };

/** Which parts are to be written: all of them anew, or those without a rank; `isFirst` where none had one. */
export type Placed = { isAll: boolean; isFirst: boolean; lines: Iterable<string> };

/** Takes all parts, then places them. */
export type NameRanking = { add: (rows: readonly PartRow[]) => void; place: () => Placed };

type Parts = {
  ids: number[];
  codes: string[];
  categories: (number | null)[];
  names: string[][];
  ranks: (number | null)[][];
};

/** Starts with no parts. */
export function makeNameRanking(): NameRanking {
  const parts: Parts = {
    ids: [],
    codes: [],
    categories: [],
    names: SUFFIXES.map(() => []),
    ranks: SUFFIXES.map(() => []),
  };
  return { add: (rows) => rows.forEach((row) => addPart(parts, row)), place: () => placeAll(parts) };
}

function addPart(parts: Parts, row: PartRow): void {
  parts.ids.push(row.id);
  parts.codes.push(row.code);
  parts.categories.push(row.category);
  for (const [at, name] of [row.nameEn, row.nameEs, row.namePt, row.nameFr, row.nameZh].entries())
    parts.names[at]?.push(name ?? row.nameEn);
  for (const [at, rank] of [row.rankEn, row.rankEs, row.rankPt, row.rankFr, row.rankZh].entries())
    parts.ranks[at]?.push(rank);
}

function placeAll(parts: Parts): Placed {
  const ranks = parts.ranks.map((known) => Float64Array.from(known, (rank) => rank ?? Number.NaN));
  const renumbered = SUFFIXES.map((suffix, at) =>
    placeNames(
      { names: parts.names[at] ?? [], codes: parts.codes, ranks: ranks[at] ?? new Float64Array() },
      LOCALES[suffix],
    ),
  );
  const isAll = renumbered.includes(true);
  const isFirst = parts.ranks[0]?.every((rank) => rank === null) ?? true;
  const written = parts.ids.flatMap((_, at) => (isAll || parts.ranks[0]?.[at] === null ? [at] : []));
  return { isAll, isFirst, lines: linesOf(written, parts, ranks) };
}

function* linesOf(written: number[], parts: Parts, ranks: Float64Array[]): Generator<string> {
  let lines = '';
  for (const at of written) {
    lines += `${parts.ids[at]}\t${parts.categories[at] ?? '\\N'}\t${ranks.map((one) => one[at]).join('\t')}\n`;
    if (lines.length < PIECE) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}
