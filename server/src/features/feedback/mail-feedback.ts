// Mails a question to the parts desk, so that an answer goes straight to who asked (spec §8: staff by feedback email).
import type { Shop } from '../../platform/shop.ts';
import { writeLetter } from '../../platform/outside/letter.ts';
import { readFeedbackEmail } from '../content/index.ts';
import { type AskedQuestion, readQuestion } from './feedback.reads.ts';

/** The name of the job in the outbox. */
export const FEEDBACK_JOB = 'feedbackMail';

// The desk reads English; the words of who asked stay as they are.
const TYPES = [
  'FAQ',
  'Parts or service',
  'Product',
  'Suggestion for the site',
  'Trouble with the site',
  'Forgotten password',
];

/** The job. */
export async function mailFeedback(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const id = Number(facts['id']);
  const asked = await readQuestion(shop.db, id);
  if (!asked) return;
  await shop.messenger.send({
    channel: 'mail',
    to: await readFeedbackEmail(shop.db),
    language: 'en',
    ...letterOf(asked, `${shop.config.publicUrl}/office/question?kind=feedback&id=${id}`),
    headers: { 'Reply-To': asked.email },
  });
}

function letterOf({ questionType, name, email, phone, company, subject, message }: AskedQuestion, url: string) {
  const from = [name, company, email, phone].filter((one) => one !== null).join(' · ');
  const about = TYPES[questionType - 1] ?? '';
  return writeLetter({
    language: 'en',
    subject: `${about}: ${subject}`,
    lines: message.split(/\n+/),
    link: { label: 'Open the message', url },
    small: [from],
  });
}
