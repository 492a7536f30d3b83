// Mails the link that confirms a newsletter, with the way out that mail programs offer by one press (RFC 8058).
import { languageFrom } from '@outrigger/contract';
import { newToken } from '../../platform/sessions/token.ts';
import type { Shop } from '../../platform/shop.ts';
import { writeNewsletterMail } from './newsletter.mail.ts';
import { readToConfirm } from './newsletter.reads.ts';
import { keepTicket } from './newsletter.store.ts';

/** The name of the job in the outbox. */
export const NEWSLETTER_JOB = 'newsletterLink';
/** Where mail programs post to, before the ticket. */
export const ONE_CLICK = '/api/service-api/newsletter/one-click/';

/** The job: its secret is made here, so that none lies in the outbox. */
export async function mailNewsletterLink(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const id = Number(facts['id']);
  const waiting = await readToConfirm(shop.db, id);
  if (!waiting) return;
  const ticket = newToken();
  await keepTicket(shop.db, id, ticket);
  const language = languageFrom(waiting.language);
  const { publicUrl } = shop.config;
  await shop.messenger.send({
    channel: 'mail',
    to: waiting.email,
    language,
    secrets: [ticket],
    ...writeNewsletterMail(language, {
      confirm: `${publicUrl}/newsletter?step=confirm&ticket=${ticket}`,
      leave: `${publicUrl}/newsletter?step=leave&ticket=${ticket}`,
    }),
    headers: {
      'List-Unsubscribe': `<${publicUrl}${ONE_CLICK}${ticket}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
