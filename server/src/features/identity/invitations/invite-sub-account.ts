// Invites an approved sub-account (product §4): a mailed link of 14 days that begins the bind flow.
import type { Trx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { writeLetter } from '../../../platform/outside/letter.ts';
import type { Shop } from '../../../platform/shop.ts';
import { letterTexts } from '../mail/letter-texts.ts';
import { readRecipient } from '../mail/recipients.reads.ts';
import { findUnbound } from './invitations.reads.ts';
import { forgetVerification, insertInvitation } from './invitations.store.ts';

/** The job that mails invitations. */
export const INVITATION_JOB = 'mail invitation';

/** Has the invitation mailed; inviting again ends the links before. */
export async function inviteSubAccount(trx: Trx, userId: number): Promise<void> {
  await forgetVerification(trx, userId);
  await enqueue(trx, INVITATION_JOB, { userId });
}

/**
 * Has it mailed once more to whoever asks with the address alone: anybody can, so what was mailed before goes on
 * working, and so does a binding that has begun.
 */
export async function remindOfInvitation(trx: Trx, userId: number): Promise<void> {
  await enqueue(trx, INVITATION_JOB, { userId, isReminder: true });
}

/** The job: makes the link as it goes out; bears being done twice. */
export async function mailInvitation(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const userId = Number(facts['userId']);
  const to = await readRecipient(shop.db, userId);
  if (!to || to.companyId === null) return;
  const { language, email, company, companyId } = to;
  const words = letterTexts[language].invited;
  const isReminder = facts['isReminder'] === true;
  // Between asking and mailing the account may have been taken.
  if (isReminder && (await findUnbound(shop.db, email)) === null) return;
  const secret = await insertInvitation(shop.db, { userId, companyId, isReminder });
  const fill = (text: string): string => text.replace('{company}', () => company);
  const link = { label: words.link, url: `${shop.config.publicUrl}/user_bind?ticket=${secret}` };
  const letter = writeLetter({ language, subject: fill(words.subject), lines: words.lines.map(fill), link });
  await shop.messenger.send({ channel: 'mail', to: email, language, secrets: [secret], ...letter });
}
