// Test factory of mails: sends what waits for an address, and reads its last mail.
import type { Shop } from '../../../platform/shop.ts';
import { mailCode } from './mail-code.ts';

/** The newest mail or message of an address, with the digits and the ticket it carries. */
export interface ReadMail {
  subject: string;
  text: string;
  html: string | null;
  /** Empty where it carries none. */
  code: string;
  ticket: string;
}

/** Sends the codes that wait for an address and gives its newest mail; null where it never had one. */
export async function readLastMail(shop: Shop, address: string): Promise<ReadMail | null> {
  const waiting = await shop.db<{ id: number }[]>`
    select id from codes where address = ${address} and sent_at is null order by id`;
  for (const { id } of waiting) await mailCode(shop, { codeId: id });
  const [mail] = await shop.db<{ subject: string; bodyText: string; bodyHtml: string | null }[]>`
    select subject, body_text, body_html from mailbox where recipient = ${address} order by id desc limit 1`;
  if (!mail) return null;
  const { subject, bodyText: text, bodyHtml: html } = mail;
  const [code = ''] = /\b\d{6}\b/.exec(text) ?? [];
  const ticket = /ticket=([\w-]{43})/.exec(text)?.[1] ?? '';
  return { subject, text, html, code, ticket };
}

/** Lets the minute between two codes pass for an address. */
export async function passAMinute(shop: Shop, address: string): Promise<void> {
  await shop.db`
    update codes set created_at = created_at - interval '61 seconds', expires_at = expires_at - interval '61 seconds'
    where address = ${address}`;
}
