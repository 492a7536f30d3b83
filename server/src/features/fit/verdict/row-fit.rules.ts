// The verdict of a row of a parts list: what is printed there speaks for the part and for what came in its place; another row of the same part is told, not counted (product §5 Fit verdict).
import type { PartRow } from '@outrigger/contract';
import {
  bestFit,
  type Fit,
  type JudgedLine,
  type JudgedMachine,
  judge,
  judgeStanding,
  type StandingLine,
} from './fit.rules.ts';

/** A row of the book in which a part of the list stands, with its place. */
export interface PlacedLine extends StandingLine, NonNullable<PartRow['fitsAt']> {
  itemId: number;
}

/** A row of the list with its place. */
export type ListedLine = JudgedLine & { itemId: number; figureId: number };

/** What a row says: its verdict, and where else the part fits where it does not here. */
export type RowFit = Fit & Pick<PartRow, 'fitsAt'>;

// Whether other rows of the book may say more of the part than this verdict does.
const mayStandElsewhere = ({ verdict, reason }: Fit): boolean => verdict !== 'fits' && reason.name !== 'notAsBuilt';

/** Judges a row beside every other in which its part stands. Another row of the same part at the item has conditions and a quantity of its own, so it does not speak for this one. */
export function judgeRow(machine: JudgedMachine, row: ListedLine, rowsElsewhere: () => readonly PlacedLine[]): RowFit {
  const own = judge(machine, row);
  if (!mayStandElsewhere(own)) return own;
  const standing = rowsElsewhere();
  const here = standing.filter((line) => line.itemId === row.itemId && line.replaces !== null);
  const fit = bestFit([own, ...here.map((line) => judgeStanding(machine, line))]);
  if (fit.verdict === 'fits') return fit;
  const fitting = standing.filter((line) => judgeStanding(machine, line).verdict === 'fits');
  const at = fitting.find((line) => line.figureId === row.figureId) ?? fitting[0];
  return at ? { ...fit, fitsAt: placeOf(at) } : fit;
}

const placeOf = ({ figureId, figureName, itemNo, partCode }: PlacedLine): PartRow['fitsAt'] => ({
  figureId,
  figureName,
  itemNo,
  partCode,
});
