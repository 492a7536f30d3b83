// Reads one mail, in the office or, in a demo, by whoever just had a code sent (product §8; quality 11: cleaned on the way out).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { cleanMail } from './clean-mail.ts';
import type { OpenContext, SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { findLastCodeMail, findMail } from './mailbox.reads.ts';

type ReadMail = typeof calls.mailbox.readMail;
type DemoMail = typeof calls.mailbox.demoMail;
type Mail = ResultOf<ReadMail>;

const cleaned = (mail: Mail): Mail => ({ ...mail, html: mail.html && cleanMail(mail.html) });

/** One mail for the office. */
export async function readMail({ db, caller }: SignedInContext, { id }: ParsedOf<ReadMail>): Promise<Mail> {
  const mail = await findMail(db, id, caller.officeRoles.includes('super'));
  if (!mail) refuse('notFound');
  return cleaned(mail);
}

/** The last mail or message with a code to an address or number; a shop that is no demo, or whose mails or messages really go out, has no such page. */
export async function readDemoMail(context: OpenContext, { email }: ParsedOf<DemoMail>): Promise<ResultOf<DemoMail>> {
  const { isDemo, mailUrl, smsUrl } = context.shop.config;
  const goesOut = email.startsWith('+') ? smsUrl : mailUrl;
  if (!isDemo || goesOut) refuse('notFound');
  const mail = await findLastCodeMail(context.db, email);
  return mail && cleaned(mail);
}
