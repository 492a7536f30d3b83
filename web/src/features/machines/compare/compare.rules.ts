// What the comparison draws: the differences figure by figure, in the order the server gave them (product §5 Fit).
import type { Difference } from './compare.data.ts';
import type { OfFigure } from '../parts-list/parts-list.rules.ts';

/** The differences of one figure. */
export interface FigureDifferences extends OfFigure {
  rows: Difference[];
}

/** The differences of one chapter, by figure. */
export interface ChapterDifferences {
  chapter: string;
  count: number;
  figures: FigureDifferences[];
}

/** Groups by chapter, and within it by figure; the order of the book stays. */
export function differencesByChapter(differences: readonly Difference[]): ChapterDifferences[] {
  const chapters = Map.groupBy(differencesByFigure(differences), (figure) => figure.chapter);
  return [...chapters].map(([chapter, figures]) => {
    const count = figures.reduce((sum, figure) => sum + figure.rows.length, 0);
    return { chapter, count, figures };
  });
}

/** How many differences there are of each kind. */
export function countsBySide(differences: readonly Difference[]): Record<Difference['side'], number> {
  const counts = { first: 0, second: 0, changed: 0, quantity: 0 };
  for (const { side } of differences) counts[side] += 1;
  return counts;
}

/** Whether who orders today must still tell the two apart; what a difference comes to the server says. */
export const stillMatters = ({ today }: Pick<Difference, 'today'>): boolean => today !== 'same' && today !== 'twoWay';

/** Groups by figure, which each names as its first row does; the order stays. */
function differencesByFigure(differences: readonly Difference[]): FigureDifferences[] {
  const groups = new Map<number, FigureDifferences>();
  for (const one of differences) {
    const group = groups.get(one.row.figureId) ?? { ...one.row, rows: [] };
    group.rows.push(one);
    groups.set(one.row.figureId, group);
  }
  return [...groups.values()];
}

/** The row each machine has at a difference, or null where it has none. */
export function sidesOf({ side, row, other }: Difference): {
  first: Difference['row'] | null;
  second: Difference['row'] | null;
} {
  return side === 'second' ? { first: null, second: row } : { first: row, second: other };
}
