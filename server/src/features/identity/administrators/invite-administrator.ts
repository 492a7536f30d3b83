// Invites somebody to the office (product §8): a mailed link of 14 days that leads to a password and a second factor.
import type { Administrator, calls, ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { writeLetter } from '../../../platform/outside/letter.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Shop } from '../../../platform/shop.ts';
import { officeLetterTexts } from '../mail/office-letter-texts.ts';
import { readRecipient } from '../mail/recipients.reads.ts';
import { insertInvited, issueOfficeInvitation, setRoles } from './administrators.store.ts';
import { manageAdministrator, showAdministrator } from './manage-administrator.ts';

type Invite = typeof calls.administrators.inviteAdministrator;
type Again = typeof calls.administrators.inviteAdministratorAgain;

/** The job that mails the link. */
export const OFFICE_INVITATION_JOB = 'mail office invitation';

/** Makes the person with these roles and has the link mailed. */
export async function inviteAdministrator(context: SignedInContext, input: ParsedOf<Invite>): Promise<Administrator> {
  const { db, caller, requestId } = context;
  const { roles, ...person } = input;
  const id = await inTransaction(db, async (trx) => {
    const made = await insertInvited(trx, { ...person, createdBy: caller.userId });
    if (made === null) refuse('emailTaken');
    await setRoles(trx, made, roles);
    await mailLater(trx, made);
    const after = { email: person.email, roles };
    await audit(trx, {
      action: 'inviteAdministrator',
      userId: caller.userId,
      subject: `user ${made}`,
      after,
      requestId,
    });
    return made;
  });
  return await showAdministrator(context, id);
}

/** Has another link mailed to somebody who has no password yet. */
export async function inviteAdministratorAgain(
  context: SignedInContext,
  { id }: ParsedOf<Again>,
): Promise<Administrator> {
  const { caller, requestId } = context;
  return await manageAdministrator(context, id, async (trx, managed) => {
    if (managed.hasPassword || managed.status !== 'active') refuse('conflict');
    await mailLater(trx, id);
    await audit(trx, { action: 'inviteAdministratorAgain', userId: caller.userId, subject: `user ${id}`, requestId });
  });
}

const mailLater = (trx: Trx, userId: number): Promise<void> => enqueue(trx, OFFICE_INVITATION_JOB, { userId });

/** The job: makes the link as it goes out; bears being done twice, since the newest link alone works. */
export async function mailOfficeInvitation(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const userId = Number(facts['userId']);
  const to = await readRecipient(shop.db, userId);
  if (!to) return;
  const { language, email } = to;
  const { subject, lines, link } = officeLetterTexts[language].officeInvited;
  const secret = await issueOfficeInvitation(shop.db, userId);
  const url = `${shop.config.publicUrl}/login?invitation=${secret}`;
  const letter = writeLetter({ language, subject, lines, link: { label: link, url } });
  await shop.messenger.send({ channel: 'mail', to: email, language, secrets: [secret], ...letter });
}
