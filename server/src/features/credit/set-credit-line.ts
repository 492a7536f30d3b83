// Opens or changes a credit line with a reason (product §7 Credit, §8): under the row's lock, never below what is used.
import { type calls, type DeskCreditLine, type ParsedOf, sumMinor, textToMinor } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { isCurrency, readDeskLine } from './credit-desk.reads.ts';
import { lockCreditLines, saveCreditLine } from './credit.store.ts';
import { tellCreditLine } from './tell-credit-line.ts';

/** Orders that are placed meanwhile wait for the lock and find the new limit. */
export async function setCreditLine(
  { db, caller, requestId }: SignedInContext,
  input: ParsedOf<typeof calls.creditDesk.setCreditLine>,
): Promise<DeskCreditLine> {
  const { companyId, currency, isFrozen, reason } = input;
  const limitMinor = textToMinor(input.limit);
  const automaticLimitMinor = textToMinor(input.automaticLimit);
  // What is approved without a look is never more than what may be owed.
  if (automaticLimitMinor > limitMinor) refuseFields([{ field: 'automaticLimit', problem: 'tooLarge' }]);
  return await inTransaction(db, async (trx) => {
    if (!(await isCurrency(trx, currency))) refuse('currencyNotFound', { currency });
    const lines = await lockCreditLines(trx, [companyId]);
    const line = lines.find((one) => one.currency === currency);
    const before = line && auditedOf(await readDeskLine(trx, companyId, currency));
    const used = line ? sumMinor([line.heldMinor, line.postedMinor]) : 0;
    if (limitMinor < used) refuse('creditLimitUsed');
    const isSaved = await saveCreditLine(trx, { companyId, currency, limitMinor, automaticLimitMinor, isFrozen });
    if (!isSaved) refuse('notFound');
    const saved = await readDeskLine(trx, companyId, currency);
    if (!saved) refuse('notFound');
    await tellCreditLine(trx, { companyId, currency, became: isFrozen ? 'frozen' : line ? 'changed' : 'opened' });
    await audit(trx, {
      action: 'setCreditLine',
      userId: caller.userId,
      companyId,
      subject: `credit line ${currency}`,
      ...(before ? { before } : {}),
      after: auditedOf(saved),
      reason,
      requestId,
    });
    return saved;
  });
}

/** What the trail says of a line; the currency is its subject. */
function auditedOf(line: DeskCreditLine | null) {
  return {
    limit: line?.limit.amount ?? null,
    automaticLimit: line?.automaticLimit.amount ?? null,
    isFrozen: line?.isFrozen ?? false,
  };
}
