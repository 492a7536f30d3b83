/** The mailbox: mails and messages as they went out, or as they wait to be read in the office (product §8). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { Email, Id, line, listOf, Page, pageSize, Phone } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { limits } from '../limits.ts';

const MailRow = z.object({
  id: z.number(),
  channel: z.enum(['mail', 'message']),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  /** Whether a gateway took it; else it is kept here alone. */
  isSent: z.boolean(),
});
const Mail = z.extend(MailRow, {
  text: z.string(),
  /** Cleaned; null where it is plain text. */
  html: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
});

/** Calls of the mailbox feature. */
export const mailboxCalls = {
  mailList: get('/office/mailbox/list', {
    about: 'Mails and messages, newest first; those to administrators for the role super alone.',
    input: z.object({ keyword: z.optional(line(254)), page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: listOf(MailRow),
    access: 'officeSupport',
    refuses: [],
  }),
  readMail: get('/office/mailbox/read', {
    about: 'One mail or message with its text.',
    input: z.object({ id: Id }),
    result: Mail,
    access: 'officeSupport',
    refuses: [],
  }),
  demoMail: get('/userLogin/demoMail', {
    about:
      'In a demo whose mails and messages go nowhere: the last one to an address or a number that carried a code or link, for an hour; null where there is none.',
    input: z.object({ email: z.union([Email, Phone]) }),
    result: z.nullable(Mail),
    access: 'anyone',
    refuses: [],
  }),
};
