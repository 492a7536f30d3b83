// Whether a cart's total would pass the credit line (spec §7 checkByCode).
import { type calls, type ParsedOf, type ResultOf, textToMinor } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readCreditLines } from './credit.reads.ts';
import { decideCredit, percentAfter } from './credit.rules.ts';

type CheckByCode = typeof calls.orders.checkByCode;

/** Refuses a currency the company has no credit line in, and names the one it has. */
export async function checkCredit(
  context: CustomerContext,
  input: ParsedOf<CheckByCode>,
): Promise<ResultOf<CheckByCode>> {
  const { currency } = input;
  const lines = await readCreditLines(context.db, context.caller.companyId);
  const line = lines.find((one) => one.currency === currency);
  if (!line) {
    const [other] = lines;
    if (other) refuse('incorrectCurrency', { currency: other.currency });
    refuse('insufficientCredit');
  }
  // A blocked line lets nothing pass, so there is no percentage to tell.
  if (line.isFrozen) refuse('creditLineBlocked');
  const total = textToMinor(input.total);
  const verdict = decideCredit(line, total);
  return {
    passes: verdict !== 'insufficient',
    waitsForApproval: verdict === 'waits',
    percentAfter: percentAfter(line, total),
    currency,
  };
}
