// What the comparison draws: the differences figure by figure, in the order the server gave them (product §5 Fit).
import type { Difference } from './compare.data.ts';

/** The differences of one figure. */
export interface FigureDifferences {
  figureId: number;
  figureCode: string;
  figureName: string;
  chapter: string;
  rows: Difference[];
}

/** Groups by figure; the order stays. */
export function differencesByFigure(differences: readonly Difference[]): FigureDifferences[] {
  const groups = new Map<number, FigureDifferences>();
  for (const one of differences) {
    const { figureId, figureCode, figureName, chapter } = one.row;
    const group = groups.get(figureId) ?? { figureId, figureCode, figureName, chapter, rows: [] };
    group.rows.push(one);
    groups.set(figureId, group);
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
