// The job that sends a code or a link (product §3): made as it goes out, so that no secret waits in the database; bears being done twice.
import { inTransaction } from '../../../platform/db/db.ts';
import { writeLetter } from '../../../platform/outside/letter.ts';
import type { Message } from '../../../platform/outside/message.ts';
import { RecipientRefused } from '../../../platform/outside/messenger.ts';
import type { Shop } from '../../../platform/shop.ts';
import { findUnbound } from '../invitations/invitations.reads.ts';
import { remindOfInvitation } from '../invitations/invite-sub-account.ts';
import { codeTexts } from '../mail/code-texts.ts';
import type { CodePurpose } from './code.rules.ts';
import { findWaitingCode, type WaitingCode } from './codes.reads.ts';
import { makeDigits, markFailed, markSent } from './codes.store.ts';
import { endTickets, issueTicket, type TicketPurpose } from './tickets.store.ts';

/** The job: writes to whoever may have the code; where that is nobody, nothing is sent and nobody is told. */
export async function mailCode(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const code = await findWaitingCode(shop.db, Number(facts['codeId']));
  if (code && (await isInvited(shop, code))) return;
  const written = code && (await write(shop, code));
  if (!code || !written) return;
  const { channel, address, language } = code;
  try {
    await shop.messenger.send({ channel, to: address, language, ...written });
  } catch (error) {
    // Whether one recipient is taken must not stop the codes of all, nor tell anybody who has an account.
    if (!(error instanceof RecipientRefused)) await markFailed(shop.db, code.id);
    throw error;
  }
  await markSent(shop.db, code.id);
}

/** Whoever was invited has no password to forget and nothing to register: the answer is the invitation once more. */
async function isInvited({ db }: Shop, { purpose, address }: WaitingCode): Promise<boolean> {
  if (purpose !== 'forgotPassword' && purpose !== 'register') return false;
  const userId = await findUnbound(db, address);
  if (userId === null) return false;
  await inTransaction(db, (trx) => remindOfInvitation(trx, userId));
  return true;
}

type Written = Pick<Message, 'subject' | 'text' | 'html' | 'secrets'> | null;

async function write(shop: Shop, code: WaitingCode): Promise<Written> {
  const { purpose, userId } = code;
  if (purpose === 'forgotPassword') return userId === null ? null : await writeReset(shop, code);
  if (purpose === 'register' && userId !== null) return writeKnown(shop, code);
  if (purpose === 'mobileLogin' && userId === null) return null;
  const digits = await makeDigits(shop.db, code);
  if (code.channel === 'message') return writeShort(code, digits);
  return await writeCode(shop, { ...code, purpose }, digits);
}

function writeShort({ language }: WaitingCode, digits: string): Written {
  const words = codeTexts[language];
  return { subject: '', text: words.short.replace('{code}', digits), secrets: [digits] };
}

type DigitsCode = WaitingCode & { purpose: Exclude<CodePurpose, 'forgotPassword'> };

async function writeCode(shop: Shop, code: DigitsCode, digits: string): Promise<Written> {
  const { language, purpose } = code;
  const words = codeTexts[language];
  const isByLink = purpose === 'register' || purpose === 'verifyEmail';
  const ticket = isByLink ? await newTicket(shop, code, purpose) : undefined;
  const letter = writeLetter({
    language,
    subject: words.subject.replace('{code}', digits),
    lines: [words[purpose]],
    code: digits,
    ...(ticket ? { link: { label: words.verifyLink, url: `${shop.config.publicUrl}/verify?ticket=${ticket}` } } : {}),
    small: [words.works, words.notYou],
  });
  return { ...letter, secrets: ticket ? [digits, ticket] : [digits] };
}

async function writeReset(shop: Shop, code: WaitingCode): Promise<Written> {
  const { language } = code;
  const { reset, notYou } = codeTexts[language];
  const ticket = await newTicket(shop, code, 'forgotPassword');
  const link = { label: reset.link, url: `${shop.config.publicUrl}/reset_password?ticket=${ticket}` };
  const small = [reset.works, notYou];
  const letter = writeLetter({ language, subject: reset.subject, lines: [reset.text], link, small });
  return { ...letter, secrets: [ticket] };
}

function writeKnown(shop: Shop, { language }: WaitingCode): Written {
  const { known, notYou } = codeTexts[language];
  const link = { label: known.link, url: `${shop.config.publicUrl}/login` };
  return writeLetter({ language, subject: known.subject, lines: [known.text], link, small: [notYou] });
}

async function newTicket({ db }: Shop, code: WaitingCode, purpose: TicketPurpose): Promise<string> {
  // Who registers may be asked for a code by somebody else meanwhile, and goes on all the same.
  if (purpose !== 'register') await endTickets(db, purpose, code.address);
  return await issueTicket(db, { purpose, address: code.address, userId: code.userId });
}
