// The mailbox: every message as it went out, or as it waits to be read in the office.
import type { Db } from '../db/db.ts';
import type { Message } from './message.ts';

/** Keeps a message; `sentBy` names the gateway that took it and with it the secrets, null where none is set. */
export async function keepMessage(db: Db, message: Message, sentBy: string | null): Promise<void> {
  const kept = (text: string): string => (sentBy ? withoutSecrets(text, message.secrets ?? []) : text);
  await db`
    insert into mailbox (channel, recipient, subject, body_text, body_html, language, sent_at, sent_by)
    values (${message.channel}, ${message.to}, ${kept(message.subject)}, ${kept(message.text)},
      ${message.html === undefined ? null : kept(message.html)}, ${message.language}, ${sentBy ? db`now()` : null}, ${sentBy})`;
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((left, secret) => left.replaceAll(secret, '••••••'), text);
