// Books a payment or store credit by hand, with a reason its company reads in the statement (product §7 Credit, §8; decision 0172).
import { type calls, type DeskCreditLine, minorToText, type ParsedOf, textToMinor } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import type { Answering } from '../../platform/http/serve.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { isCurrency, readDeskLine, readPaid } from './credit-desk.reads.ts';
import { mostBookable } from './credit.rules.ts';
import { lockCreditLines, lockStoreCredit, writeMovements } from './credit.store.ts';
import { adjustStoreCredit, payPosted } from './ledger.rules.ts';

const MOVEMENTS = { payment: payPosted, storeCredit: adjustStoreCredit };

/** Books it under the locks of line and store credit, in the order in which orders take them. */
export async function bookCredit(
  { db, caller: { userId }, requestId }: SignedInContext,
  { companyId, currency, what, amount, reason }: ParsedOf<typeof calls.creditDesk.bookCredit>,
  { keep }: Answering,
): Promise<DeskCreditLine> {
  const amountMinor = textToMinor(amount);
  if (amountMinor === 0) refuseFields([{ field: 'amount', problem: 'tooSmall' }]);
  return await inTransaction(db, async (trx) => {
    if (!(await isCurrency(trx, currency))) refuse('currencyNotFound', { currency });
    const line = (await lockCreditLines(trx, [companyId])).find((one) => one.currency === currency);
    const saved = (await lockStoreCredit(trx, [companyId])).find((one) => one.currency === currency);
    if (!(await readDeskLine(trx, companyId, currency))) refuse('notFound');
    const paidMinor = await readPaid(trx, companyId, currency);
    const most = mostBookable({ line, savedMinor: saved?.availableMinor ?? 0, paidMinor }, { what, amountMinor });
    if (Math.abs(amountMinor) > most) refuse('bookingTooLarge', { most: minorToText(most), currency });
    await writeMovements(trx, [
      MOVEMENTS[what]({ companyId, orderId: null, currency, userId, amountMinor, note: reason }),
    ]);
    const booked = (await readDeskLine(trx, companyId, currency)) ?? refuse('notFound');
    await keep(trx, booked);
    const subject = `credit line ${currency}`;
    await audit(trx, { action: 'bookCredit', userId, companyId, subject, after: { what, amount }, reason, requestId });
    return booked;
  });
}
