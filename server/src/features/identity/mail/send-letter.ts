// Letters to a person about the own account (product §3, §8), written when they go out.
import type { Trx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { writeLetter } from '../../../platform/outside/letter.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readRecipient } from './recipients.reads.ts';
import { type LetterKind, letterTexts } from './letter-texts.ts';
import { type OfficeLetterKind, officeLetterTexts } from './office-letter-texts.ts';

/** The job that mails them. */
export const LETTER_JOB = 'mail account letter';

/** Has a letter mailed to a person; the reason stands in it as it was written. */
export async function sendLetter(
  trx: Trx,
  letter: { kind: LetterKind | OfficeLetterKind; userId: number; reason?: string },
): Promise<void> {
  await enqueue(trx, LETTER_JOB, { ...letter });
}

/** The job: writes it in the language of the person; bears being done twice. */
export async function mailLetter(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const to = await readRecipient(shop.db, Number(facts['userId']));
  if (!to) return;
  const texts = { ...letterTexts[to.language], ...officeLetterTexts[to.language] };
  const words = texts[facts['kind'] as LetterKind | OfficeLetterKind];
  const reason = typeof facts['reason'] === 'string' ? facts['reason'] : '';
  const fill = (text: string): string => text.replace('{company}', () => to.company).replace('{reason}', () => reason);
  const { language, email } = to;
  const link = { label: words.link, url: `${shop.config.publicUrl}/login` };
  const letter = writeLetter({ language, subject: fill(words.subject), lines: words.lines.map(fill), link });
  await shop.messenger.send({ channel: 'mail', to: email, language, ...letter });
}
