// The main account sets above which amount an order of its company is confirmed by a mailed code (product §7).
import { type calls, money, type ParsedOf, type ResultOf, textToMinor } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readConfirmationAmounts } from './confirmation-amounts.reads.ts';
import { removeConfirmationAmount, saveConfirmationAmount } from './confirmation-amounts.store.ts';

type Shown = ResultOf<typeof calls.approvals.confirmationAmount>;
type SetAmount = typeof calls.approvals.setConfirmationAmount;

/** The amount of the caller's company, or null. */
export async function showConfirmationAmount({ db, caller }: CustomerContext): Promise<Shown> {
  const amount = (await readConfirmationAmounts(db, [caller.companyId])).get(caller.companyId);
  return { above: amount ? money(amount.aboveMinor, amount.currency) : null };
}

/** Sets it, or with null takes it away; refuses a currency the shop does not sell in. */
export async function setConfirmationAmount(
  { db, caller }: CustomerContext,
  { above }: ParsedOf<SetAmount>,
): Promise<ResultOf<SetAmount>> {
  if (!above) {
    await removeConfirmationAmount(db, caller.companyId);
    return { above: null };
  }
  const { amount, currency } = above;
  const isSaved = await saveConfirmationAmount(db, caller, { aboveMinor: textToMinor(amount), currency });
  if (!isSaved) refuse('currencyNotFound', { currency });
  return { above };
}
