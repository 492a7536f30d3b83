/** The newsletter: asked for, confirmed by a mailed link, left by one click (spec §3 Profile settings, §7 Notices and services). */
import * as z from 'zod/mini';
import { post } from '../call.ts';
import { Email, line } from '../fields.ts';

const Ticket = z.strictObject({ ticket: line(100, 1) });
/** Whether a demo, whose mails go nowhere, shows the mail. */
const MailSent = z.object({ isInDemoMailbox: z.boolean() });
const Told = z.object({ email: z.string() });

/** Calls of the newsletter feature; open to anyone. */
export const newsletterCalls = {
  subscribeNewsletter: post('/service-api/newsletter', {
    about: 'Mails a link that confirms the subscription; the answer is the same whoever has subscribed already.',
    input: z.strictObject({ email: Email }),
    result: MailSent,
    access: 'anyone',
    refuses: [],
  }),
  confirmNewsletter: post('/service-api/newsletter/confirm', {
    about: 'Confirms a subscription by the ticket of its mailed link, within an hour.',
    input: Ticket,
    result: Told,
    access: 'anyone',
    refuses: ['emailVerificationFailed'],
  }),
  leaveNewsletter: post('/service-api/newsletter/leave', {
    about:
      'Ends a subscription by the ticket of a mail; mail programs post to /one-click/{ticket} beside it (RFC 8058).',
    input: Ticket,
    result: Told,
    access: 'anyone',
    refuses: [],
  }),
};
