// The link of a verification mail (spec §2 /verify, §4: success or failed).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { findTicket } from '../codes/tickets.reads.ts';
import { useTicket } from '../codes/tickets.store.ts';
import { markEmailVerified } from '../identity.store.ts';

type VerifyLink = typeof calls.registration.verifyLink;

/** Verifies the address; the ticket of a registration goes on with it, any other is used up. */
export async function verifyLink({ db }: OpenContext, { ticket }: ParsedOf<VerifyLink>): Promise<ResultOf<VerifyLink>> {
  const found = await findTicket(db, ticket);
  if (!found || found.purpose === 'forgotPassword') refuse('emailVerificationFailed');
  if (found.purpose === 'register') return { purpose: 'register', email: found.address };
  await inTransaction(db, async (trx) => {
    const used = await useTicket(trx, 'verifyEmail', ticket);
    if (!used?.userId) refuse('emailVerificationFailed');
    await markEmailVerified(trx, used.userId);
  });
  return { purpose: 'verifyEmail', email: found.address };
}
