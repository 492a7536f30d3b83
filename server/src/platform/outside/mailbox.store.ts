// The mailbox: every message as it went out, or as it waits to be read in the office.
import type { Db } from '../db/db.ts';
import type { Message } from './message.ts';

/** Keeps a message; `sentBy` names the gateway that took it, null where none is set. */
export async function keepMessage(db: Db, message: Message, sentBy: string | null): Promise<void> {
  await db`
    insert into mailbox (channel, recipient, subject, body_text, body_html, language, sent_at, sent_by)
    values (${message.channel}, ${message.to}, ${message.subject}, ${message.text}, ${message.html ?? null},
      ${message.language}, ${sentBy ? db`now()` : null}, ${sentBy})`;
}
