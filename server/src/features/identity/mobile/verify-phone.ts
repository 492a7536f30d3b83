// The person proves that a phone number is the own one, by the code sent to it (product §3: verified phone number, unique).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { checkCode } from '../codes/check-code.ts';
import { readUser } from '../identity.reads.ts';
import { dialledOrRefused } from './dialled-or-refused.ts';
import { keepVerifiedPhone } from './phone.store.ts';

type Verify = typeof calls.mobile.verifyPhone;

/** Keeps the number as verified; who holds it elsewhere is told of, since the code proved that it is the own one. */
export async function verifyPhone(context: CustomerContext, input: ParsedOf<Verify>): Promise<ResultOf<Verify>> {
  const { db, caller } = context;
  const phone = await dialledOrRefused(input.phone);
  // Nobody proves a number by the code that another person had sent to it.
  const { userId } = caller;
  const useUp = await checkCode(db, { purpose: 'verifyPhone', address: phone, code: input.code, userId });
  await inTransaction(db, async (trx) => {
    await useUp(trx);
    if (!(await keepVerifiedPhone(trx, userId, phone))) refuse('phoneTaken');
    const { companyId } = caller;
    const { requestId } = context;
    await audit(trx, { action: 'verifyPhone', userId, companyId, subject: `user ${userId}`, requestId });
  });
  const user = await readUser(db, userId);
  return { user: user ?? refuse('signInAgain') };
}
