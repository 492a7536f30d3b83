// Mails another invitation where the first was lost or is over (product §3, §4): the company does it itself, or the parts desk.
import type { calls, ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { CustomerContext, SignedInContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { inviteSubAccount } from '../invitations/invite-sub-account.ts';
import { lockSubAccount } from './sub-accounts.store.ts';

type Again = typeof calls.subAccounts.accountInviteAgain;
type AgainFromOffice = typeof calls.subAccounts.inviteSubAccountAgain;

const MOST_AN_HOUR = 5;

/** The company's own person. */
export async function inviteSubAccountAgain(context: CustomerContext, { id }: ParsedOf<Again>): Promise<null> {
  return await inviteAgain(context, id, context.caller.companyId);
}

/** Anybody's person, asked for at the parts desk. */
export async function inviteSubAccountAgainFromOffice(
  context: SignedInContext,
  { id }: ParsedOf<AgainFromOffice>,
): Promise<null> {
  return await inviteAgain(context, id, null);
}

/** Only who may sign in and never has can be invited; nobody's mailbox is flooded. */
async function inviteAgain(context: SignedInContext, id: number, companyId: number | null): Promise<null> {
  const { db, caller, requestId } = context;
  await inTransaction(db, async (trx) => {
    const locked = await lockSubAccount(trx, id, companyId);
    if (!locked) refuse('notFound');
    if (locked.status !== 'active' || locked.isBound) refuse('conflict');
    await countHit(trx, { name: 'invitedAgain', subject: `user ${id}`, hits: MOST_AN_HOUR, seconds: 3600 });
    await inviteSubAccount(trx, id);
    const done = { action: 'inviteSubAccountAgain', userId: caller.userId, companyId: locked.companyId } as const;
    await audit(trx, { ...done, subject: `user ${id}`, requestId });
  });
  return null;
}
