// Mailed links that let an approved sub-account bind itself (product §3: 14 days).
import type { Db, Trx } from '../../../platform/db/db.ts';
import { endBindSessionsOf } from '../../../platform/sessions/sessions.store.ts';
import { hashOf, newToken } from '../../../platform/sessions/token.ts';

/** Makes an invitation, in place of those before it unless it reminds of them, and gives the secret of its link, which is stored nowhere. */
export async function insertInvitation(
  db: Db,
  invited: { userId: number; companyId: number; isReminder: boolean },
): Promise<string> {
  const secret = newToken();
  await db.begin(async (trx) => {
    if (!invited.isReminder) await endInvitations(trx, invited.userId);
    await trx`
      insert into invitations (company_id, user_id, token_hash)
      values (${invited.companyId}, ${invited.userId}, ${hashOf(secret)})`;
  });
  return secret;
}

/** Ends what was not accepted, and who is on the way by it: only what is made next works. */
async function endInvitations(trx: Trx, userId: number): Promise<void> {
  await trx`
    update invitations set expires_at = least(expires_at, now()) where user_id = ${userId} and accepted_at is null`;
  await endBindSessionsOf(trx, userId);
}

/** Holds an invitation and its person as they are until the transaction ends; false where either is over by now. */
export async function holdInvitation(trx: Trx, secret: string): Promise<boolean> {
  const rows = await trx`
    select 1 from invitations i join users u on u.id = i.user_id
    where i.token_hash = ${hashOf(secret)} and i.accepted_at is null and i.expires_at > now() and u.status = 'active'
    for share of i, u`;
  return rows.length > 0;
}

/** Marks the invitations of a person as accepted; false where there is none that stands. */
export async function acceptInvitations(trx: Trx, userId: number): Promise<boolean> {
  const rows = await trx`
    update invitations set accepted_at = now() where user_id = ${userId} and accepted_at is null returning id`;
  return rows.length > 0;
}

/** A person without a password yet has the address verified anew. */
export async function forgetVerification(trx: Trx, userId: number): Promise<void> {
  await trx`update users set email_verified_at = null where id = ${userId} and password_hash is null`;
}
