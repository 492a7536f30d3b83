// Tells the parts desk of an inquiry by mail, so that an answer may go straight to who asked (product §8).
import type { Shop } from '../../platform/shop.ts';
import { writeLetter } from '../../platform/outside/letter.ts';
import { readFeedbackEmail } from '../content/index.ts';
import { readInquiry } from './service-tools.reads.ts';

/** The name of the job in the outbox. */
export const INQUIRY_MAIL_JOB = 'inquiryMail';

/** The job; the desk reads English, the words of who asked stay as they are. */
export async function mailInquiry(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const id = Number(facts['id']);
  const asked = await readInquiry(shop.db, id);
  if (!asked) return;
  const { email, urgency, topic, message, ...from } = asked;
  const small = [from.name, from.company, email, from.phone, from.serialNumber, from.licencePlate];
  await shop.messenger.send({
    channel: 'mail',
    to: await readFeedbackEmail(shop.db),
    language: 'en',
    ...writeLetter({
      language: 'en',
      subject: `Inquiry (${urgency} urgency): ${topic}`,
      lines: message.split(/\n+/),
      link: { label: 'Open the inquiry', url: `${shop.config.publicUrl}/office/question?kind=inquiry&id=${id}` },
      small: [small.filter((one) => one !== null).join(' · ')],
    }),
    headers: { 'Reply-To': email },
  });
}
