// Sends mails and short messages, or keeps them in the mailbox where no gateway is set (product §0 Mailbox).
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { keepMessage } from './mailbox.store.ts';
import type { Message } from './message.ts';

/** The gateway works, but takes nothing for this recipient. */
export class RecipientRefused extends Error {
  /** False where it may take the next try. */
  readonly isForGood: boolean;

  constructor(cause: unknown, isForGood: boolean) {
    super('the gateway takes no message for this recipient', { cause });
    this.name = 'RecipientRefused';
    this.isForGood = isForGood;
  }
}

/** The way out for messages; it throws when the gateway does not take one, `RecipientRefused` where that says nothing of others. */
export interface Messenger {
  send(message: Message): Promise<void>;
}

const NUMBER_REFUSED: ReadonlySet<number> = new Set([400, 404, 410, 422]);
const FOR_GOOD = 500;
const SEND_TIMEOUT_MS = 20_000;
/** All of one mail, well within the lease of its job: a server that answers by drops must not have it sent twice. */
const MAIL_TIMEOUT_MS = 60_000;

/** Chooses gateways by `MAIL_URL` and `SMS_URL`; without one the mailbox keeps the message. */
export function makeMessenger(config: Config, db: Db, mailTimeoutMs: number = MAIL_TIMEOUT_MS): Messenger {
  let smtp: ReturnType<typeof openSmtp> | undefined;
  return {
    async send(message) {
      if (message.channel === 'mail' && config.mailUrl) {
        const { to, subject, text, html, headers } = message;
        smtp ??= openSmtp(config.mailUrl, config.mailFrom);
        const sending = (await smtp).sendMail({ to, subject, text, html, headers });
        await within(mailTimeoutMs, sending.catch(tellRefused));
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

// Loaded with the first mail: a start does not wait for it.
async function openSmtp(mailUrl: string, from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport(withTimeouts(mailUrl), { from });
}

async function sendShort(url: string, message: Message): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: message.to, text: message.text }),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  if (answer.ok) return;
  const error = new Error(`the message gateway answered ${answer.status}`);
  // Of the refusals of a request these alone are about the number; the others are about the shop's own account.
  throw NUMBER_REFUSED.has(answer.status) ? new RecipientRefused(error, true) : error;
}

// A server that takes no mail at all says so before it is told for whom; 4xx is for now, 5xx for good.
function tellRefused(error: unknown): never {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  if (command !== 'RCPT TO') throw error;
  throw new RecipientRefused(error, responseCode !== undefined && responseCode >= FOR_GOOD);
}

// The mail library waits for minutes unless told; what the operator wrote into the address stands.
function withTimeouts(mailUrl: string): string {
  const url = new URL(mailUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(SEND_TIMEOUT_MS));
  return url.href;
}

async function within<T>(ms: number, sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server did not take the mail within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
