// Reads one mail, in the office or, in a demo, by whoever just had a code sent (product §8; quality 11: cleaned on the way out).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { cleanMail } from './clean-mail.ts';
import type { OpenContext, SignedInContext } from '../../platform/context.ts';
import { isInDemoMailbox } from '../../platform/outside/demo-mailbox.ts';
import { refuse } from '../../platform/refuse.ts';
import { findLastSecretMail, findMail } from './mailbox.reads.ts';

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

/** The last mail or message with a code or link to an address or number; a shop that is no demo, or whose mails or messages really go out, has no such page. */
export async function readDemoMail(context: OpenContext, { email }: ParsedOf<DemoMail>): Promise<ResultOf<DemoMail>> {
  if (!isInDemoMailbox(context.shop.config, email.startsWith('+') ? 'message' : 'mail')) refuse('notFound');
  const mail = await findLastSecretMail(context.db, email);
  return mail && cleaned(mail);
}
