// Mails as a real mail server took them from the shop (tools/setup/mail-catcher.js).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** One mail that left the shop. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Where the mail server of this run puts them; empty where the shop is somebody else's, which `E2E_URL` names. */
export const MAILS = process.env['E2E_MAILS'] ?? '';
// Else whoever renames the one or forgets the other leaves out every test of mails without a word.
if (MAILS === '' && !process.env['E2E_URL'])
  throw new Error('E2E_MAILS is missing: run `npm run e2e`, or name a shop of somebody else by E2E_URL.');

const mailsTo = (address: string): Mail[] =>
  readdirSync(MAILS)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(MAILS, name), 'utf8')) as Mail)
    .filter((mail) => mail.to === address);

/** The newest of what mails to an address say like this; empty where none does yet. */
export const saidTo = (address: string, pattern: RegExp): string =>
  mailsTo(address)
    .flatMap((mail) => pattern.exec(mail.text)?.[1] ?? [])
    .at(-1) ?? '';

/** Waits for the mail to an address whose subject is like this, and gives the newest. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const subjects = () => mailsTo(address).map((mail) => mail.subject);
  await expect
    .poll(() => subjects().some((one) => subject.test(one)), { message: `mail to ${address}: ${subject}` })
    .toBe(true);
  const [newest] = mailsTo(address)
    .filter((mail) => subject.test(mail.subject))
    .slice(-1);
  return newest ?? { to: address, subject: '', text: '', html: '' };
}

/** The digits of a mailed code. */
export const codeIn = (mail: Mail): string => /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
/** The path of the link in a mail, whatever address the shop takes for its own. */
export function linkIn(mail: Mail): string {
  const url = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? 'http://none');
  return `${url.pathname}${url.search}`;
}
