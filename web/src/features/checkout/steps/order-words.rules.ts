// The buyer's own words for an order (product §7: purchase-order number, cost centre, wanted-by date, machine down) as typed and as sent.
import { isPastDay } from '../../../client/past-day.rules.ts';

/** The fields as typed. */
export interface Words {
  purchaseOrderNo: string;
  costCentre: string;
  wantedBy: string;
  notes: string;
  isMachineDown: boolean;
}
/** Nothing typed yet. */
export const NO_WORDS: Words = { purchaseOrderNo: '', costCentre: '', wantedBy: '', notes: '', isMachineDown: false };

/** Leaves out what was not filled in. */
export function givenWords({ isMachineDown, ...texts }: Words): Partial<Words> {
  return {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]])),
    ),
    ...(isMachineDown ? { isMachineDown } : {}),
  };
}

/** True where not all can be there by the day that is wanted; both are written yyyy-MM-dd. */
export const isTooEarly = (wantedBy: string, earliest: string | undefined): boolean =>
  wantedBy !== '' && earliest !== undefined && !isPastDay(wantedBy) && wantedBy < earliest;
