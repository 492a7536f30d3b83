// Which orders are confirmed by a mailed code (product §7: above an amount that the main account sets for its company).
import { convertMinor } from '@outrigger/contract';

/** Above what an order of a company is confirmed; in minor units. */
export interface ConfirmationAmount {
  aboveMinor: number;
  currency: string;
}

/** Whether a total is above the amount; `rate` leads from its currency to that of the amount, null where there is none. */
export function isAboveAmount(totalMinor: number, amount: ConfirmationAmount, rate: string | null): boolean {
  // What cannot be compared is confirmed rather than let through.
  return rate === null || convertMinor(totalMinor, rate) > amount.aboveMinor;
}
