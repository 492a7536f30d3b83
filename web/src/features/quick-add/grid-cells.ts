// What a row of quick add is given by its grid.
import type { PartPiece } from '@outrigger/contract';
import type { JudgedRow } from './judge-rows.ts';

/** The field of a row to go on with. */
export type Field = 'code' | 'quantity';

export type GridRowProps = {
  judged: JudgedRow;
  columns: string;
  /** The machine that fit is checked for. */
  serial: string | undefined;
  /** An earlier row of the same part. */
  firstId: number | undefined;
  firstQuantity: string | undefined;
  /** Whether codes nearly right are looked for now. */
  isLooking: boolean;
  /** What is ordered instead of so many pieces of a code; undefined while it is asked for. */
  optionsOf: (code: string, qty: number) => readonly (readonly PartPiece[])[] | undefined;
  onNext: (place: number, field: Field) => void;
};
