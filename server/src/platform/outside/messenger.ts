// Sends mails and short messages, or keeps them in the mailbox where no gateway is set (product §0 Mailbox).
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { keepMessage } from './mailbox.store.ts';
import type { Message } from './message.ts';

/** The way out for messages; it throws when the gateway does not take one. */
export interface Messenger {
  send(message: Message): Promise<void>;
}

const SEND_TIMEOUT_MS = 20_000;

/** Chooses gateways by `MAIL_URL` and `SMS_URL`; without one the mailbox keeps the message. */
export function makeMessenger(config: Config, db: Db): Messenger {
  const smtp = config.mailUrl ? createTransport(config.mailUrl, { from: config.mailFrom }) : null;
  return {
    async send(message) {
      if (message.channel === 'mail' && smtp) {
        await smtp.sendMail({ to: message.to, subject: message.subject, text: message.text, html: message.html });
        return await keepMessage(db, message, 'smtp');
      }
      if (message.channel === 'message' && config.smsUrl) {
        await sendShort(config.smsUrl, message);
        return await keepMessage(db, message, 'sms');
      }
      await keepMessage(db, message, null);
    },
  };
}

async function sendShort(url: string, message: Message): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: message.to, text: message.text }),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the message gateway answered ${answer.status}`);
}
