// Letters to a person about the own account (product §3, §8), written when they go out.
import type { Trx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { writeLetter } from '../../../platform/outside/letter.ts';
import type { Shop } from '../../../platform/shop.ts';
import { inEachLanguage, tellNotice } from '../../notices/index.ts';
import { readRecipient, type Recipient } from './recipients.reads.ts';
import { type LetterKind, letterTexts } from './letter-texts.ts';
import { type OfficeLetterKind, officeLetterTexts } from './office-letter-texts.ts';

/** The job that mails them. */
export const LETTER_JOB = 'mail account letter';

interface LetterTo {
  kind: LetterKind | OfficeLetterKind;
  userId: number;
  reason?: string;
}

/** Has a letter mailed to a person, and lets it stand among the notices of one of a company; the reason stands in it as it was written. */
export async function sendLetter(trx: Trx, letter: LetterTo): Promise<void> {
  await enqueue(trx, LETTER_JOB, { ...letter });
  const to = await readRecipient(trx, letter.userId);
  if (!to || to.companyId === null) return;
  const said = inEachLanguage((language) => wordsOf({ ...letter }, { ...to, language }));
  await tellNotice(trx, {
    to: { companyId: to.companyId, userId: letter.userId },
    kind: 'account',
    name: inEachLanguage((one) => said[one].subject),
    body: inEachLanguage((one) => said[one].lines.join('\n')),
  });
}

/** The job: writes it in the language of the person; bears being done twice. */
export async function mailLetter(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const to = await readRecipient(shop.db, Number(facts['userId']));
  if (!to) return;
  const { language, email } = to;
  const { subject, lines, link: label } = wordsOf(facts, to);
  const letter = writeLetter({ language, subject, lines, link: { label, url: `${shop.config.publicUrl}/login` } });
  await shop.messenger.send({ channel: 'mail', to: email, language, ...letter });
}

/** The words of a letter, filled in. */
function wordsOf(facts: Record<string, unknown>, { company, language }: Pick<Recipient, 'company' | 'language'>) {
  const texts = { ...letterTexts[language], ...officeLetterTexts[language] };
  const { subject, lines, link } = texts[facts['kind'] as LetterTo['kind']];
  const reason = typeof facts['reason'] === 'string' ? facts['reason'] : '';
  const fill = (text: string): string => text.replace('{company}', () => company).replace('{reason}', () => reason);
  return { subject: fill(subject), lines: lines.map(fill), link };
}
