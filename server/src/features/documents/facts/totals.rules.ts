// What a document comes to, and what of it is still to be paid until when.
import { sumMinor } from '@outrigger/contract';
import type { DocumentFacts } from './document-facts.ts';

/** Amounts in minor units; `dueOn` where something is due and the seller has said within how many days. */
export interface Totals {
  itemsMinor: number;
  freightMinor: number;
  feeMinor: number;
  totalMinor: number;
  storeCreditMinor: number;
  paidMinor: number;
  dueMinor: number;
  dueOn: Date | null;
}

/** An invoice by wallet or card is issued when it is paid; on credit what store credit did not cover is due. */
export function totalsOf(facts: DocumentFacts): Totals {
  const { itemsMinor, freightMinor, totalMinor } = facts;
  const feeMinor = facts.kind === 'creditNote' ? facts.feeMinor : 0;
  if (sumMinor([itemsMinor, freightMinor, -feeMinor]) !== totalMinor)
    throw new RangeError(`the lines of document ${facts.number} do not come to its total`);
  const shared = { itemsMinor, freightMinor, feeMinor, totalMinor };
  if (facts.kind === 'creditNote')
    return { ...shared, storeCreditMinor: 0, paidMinor: 0, dueMinor: totalMinor, dueOn: null };
  const { storeCreditMinor } = facts;
  const paidMinor = facts.paymentMethod === 'credit' ? storeCreditMinor : totalMinor;
  const dueMinor = totalMinor - paidMinor;
  return { ...shared, storeCreditMinor, paidMinor, dueMinor, dueOn: dueMinor > 0 ? dueOnOf(facts) : null };
}

function dueOnOf({ issuedAt, seller }: DocumentFacts): Date | null {
  if (seller.paymentDays === null) return null;
  return new Date(issuedAt.getTime() + seller.paymentDays * 86_400_000);
}
