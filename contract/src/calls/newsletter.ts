/** The newsletter: asked for, confirmed by a mailed link, left by one click (spec §3 Profile settings, §7 Notices and services). */
import * as z from 'zod/mini';
import { download, get, post } from '../call.ts';
import { Email, line, listOf, Page, pageSize } from '../fields.ts';
import { LanguageCode } from '../language-code.ts';
import { limits } from '../limits.ts';

const Ticket = z.strictObject({ ticket: line(100, 1) });
/** Whether a demo, whose mails go nowhere, shows the mail. */
const MailSent = z.object({ isInDemoMailbox: z.boolean() });
const Told = z.object({ email: z.string() });

/** By whom the desk narrows its list, and what it takes along as a file. */
const Narrowed = { keyword: z.optional(line(254)), language: z.optional(LanguageCode) };
const Reader = z.object({
  email: z.string(),
  language: LanguageCode,
  /** Of the person who asked for it; null for visitors. */
  company: z.nullable(z.string()),
  confirmedAt: z.string(),
});

/** Calls of the newsletter feature: open to anyone but the lists of the desk. */
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
  newsletterReaders: get('/office/newsletter/list', {
    about: 'Who has confirmed the newsletter and not left it, the newest first; by address, company and language.',
    input: z.object({ ...Narrowed, page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: listOf(Reader),
    access: 'officeSupport',
    refuses: [],
  }),
  newsletterFile: download('/office/newsletter/export', {
    about:
      'The same as a CSV file with address, language and day of confirmation, for the program that sends the letters.',
    input: z.object(Narrowed),
    result: z.null(),
    access: 'officeSupport',
    refuses: [],
  }),
};
