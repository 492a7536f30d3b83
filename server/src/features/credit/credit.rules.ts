// What a credit line allows (product §7 Credit: held + posted + total never above the limit; above the automatic limit somebody looks).
import { GREATEST_MINOR } from '@outrigger/contract';

/** A company's credit line in one currency, in minor units. */
export interface CreditLine {
  companyId: number;
  currency: string;
  limitMinor: number;
  automaticLimitMinor: number;
  heldMinor: number;
  postedMinor: number;
  isFrozen: boolean;
}
/** `waits`: within the limit, yet above what goes through by itself. */
export type CreditVerdict = 'passes' | 'waits' | 'insufficient';

/** Whether an order of so much passes; a frozen line lets nothing pass. */
export function decideCredit(line: CreditLine, totalMinor: number): CreditVerdict {
  if (line.isFrozen || line.heldMinor + line.postedMinor + totalMinor > line.limitMinor) return 'insufficient';
  return totalMinor > line.automaticLimitMinor ? 'waits' : 'passes';
}

/** What is booked by hand; a negative amount takes back what was booked before. */
export interface Booking {
  what: 'payment' | 'storeCredit';
  amountMinor: number;
}

/** What a booking finds, in minor units: the line, the store credit, and what is booked as paid on the line less what was taken back. */
export interface BookedOn {
  line: Pick<CreditLine, 'limitMinor' | 'heldMinor' | 'postedMinor'> | undefined;
  savedMinor: number;
  paidMinor: number;
}

/** The most that may be booked this way, in minor units: never more than is posted is paid, nor taken back than was paid and fits. */
export function mostBookable({ line, savedMinor, paidMinor }: BookedOn, { what, amountMinor }: Booking): number {
  if (what === 'storeCredit') return amountMinor > 0 ? GREATEST_MINOR - savedMinor : savedMinor;
  if (!line) return 0;
  if (amountMinor > 0) return Math.max(0, line.postedMinor);
  return Math.max(0, Math.min(paidMinor, line.limitMinor - line.heldMinor - line.postedMinor));
}

/** How full the line would be, in whole percent; a line of nothing is full. */
export function percentAfter(line: CreditLine, totalMinor: number): number {
  if (line.limitMinor === 0) return 100;
  return Math.round(((line.heldMinor + line.postedMinor + totalMinor) / line.limitMinor) * 100);
}
