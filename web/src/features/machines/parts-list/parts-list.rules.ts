// Filtering and grouping of a machine's parts list in the page (spec §2 Historical parts list): nothing is sent for it, so it works offline.
import { normalCode, type PartRow } from '@outrigger/contract';
import type { LabelReader } from '../history/label-reader.ts';

/** What the address says of the filter. */
export interface RowFilter {
  keyword: string;
  /** Name of a part type as rows carry it. */
  type: string | undefined;
  /** Figures that are wanted, undefined for all. */
  figures: ReadonlySet<number> | undefined;
  /** Leaves out what is known not to fit; a row nobody knows of may be the one. */
  isOnlyFitting: boolean;
}

/** The rows of one figure, in the order of the book. */
export interface FigureRows extends OfFigure {
  rows: PartRow[];
}

/** What the rows of a figure all say of it. */
export type OfFigure = Pick<
  PartRow,
  'figureId' | 'figureCode' | 'figureName' | 'figureNameLang' | 'chapter' | 'chapterLang'
>;

const wordsOf = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Rows the filter leaves: by the whole keyword, else by the code after a label in it, as the list of all parts reads it. */
export function filterRows(rows: readonly PartRow[], filter: RowFilter, readLabel: LabelReader): PartRow[] {
  const whole = rowsWith(rows, filter);
  const code = whole.length > 0 ? null : readLabel(filter.keyword);
  return code === null ? whole : rowsWith(rows, { ...filter, keyword: code });
}

// A keyword is found in the code or what replaces it, whatever its dashes; else each of its words is, or stands in the name, in any order and whatever its accents; the words of figure, chapter and type help a name.
function rowsWith(rows: readonly PartRow[], filter: RowFilter): PartRow[] {
  const code = normalCode(filter.keyword);
  const words = wordsOf(filter.keyword)
    .split(/\s+|[,;]+(?![0-9])/u)
    .filter(Boolean);
  return rows.filter(
    (row) =>
      (!filter.isOnlyFitting || row.verdict !== 'doesNotFit') &&
      (filter.type === undefined || row.type === filter.type) &&
      (filter.figures === undefined || filter.figures.has(row.figureId)) &&
      (words.length === 0 || (code !== '' && hasCode(row, code)) || hasWords(row, words)),
  );
}

/** So many characters of a number stand for it beside words; fewer are in many. */
const CODE_PIECE = 4;

function hasWords(row: PartRow, words: readonly string[]): boolean {
  const name = wordsOf(row.name);
  const isOwn = (word: string) =>
    name.includes(word) || (normalCode(word).length >= CODE_PIECE && hasCode(row, normalCode(word)));
  // The hydraulic filter may be called a filter where its figure says that it is hydraulic; a figure's name alone finds none of its rows.
  if (!words.some(isOwn)) return false;
  const place = wordsOf(`${row.figureName} ${row.chapter} ${row.type ?? ''}`);
  return words.every((word) => isOwn(word) || place.includes(word));
}

// The code on the bag may be the successor's, while the book prints the old one.
const hasCode = ({ partCode, replacedBy }: PartRow, code: string): boolean =>
  [partCode, ...replacedBy.map((one) => one.code)].some((one) => normalCode(one).includes(code));

/** Rows by figure, which each group names as its first row does; a figure that comes again later in the book stays one group. */
export function byFigure(rows: readonly PartRow[]): FigureRows[] {
  const groups = new Map<number, FigureRows>();
  for (const row of rows) {
    const group = groups.get(row.figureId) ?? { ...row, rows: [] };
    group.rows.push(row);
    groups.set(row.figureId, group);
  }
  return [...groups.values()];
}

/** How many rows of each figure are among the first `count` of the list. */
export function sharesOf(groups: readonly FigureRows[], count: number): number[] {
  let left = count;
  return groups.map(({ rows }) => {
    const share = Math.min(left, rows.length);
    left -= share;
    return share;
  });
}
