// Tells a page what the ticket of its link is good for (spec §7 Login: checkVerify).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { findTicket } from './tickets.reads.ts';

type CheckVerify = typeof calls.registration.checkVerify;

/** Whether it still stands, without using it up. */
export async function checkVerify(
  { db }: OpenContext,
  { ticket }: ParsedOf<CheckVerify>,
): Promise<ResultOf<CheckVerify>> {
  const found = await findTicket(db, ticket);
  if (!found) refuse('verificationFailed');
  return { purpose: found.purpose, email: found.address };
}
