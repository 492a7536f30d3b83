// Whether whoever tries the demo may read a mail or message there (product §0 Mailbox).
import type { Config } from '../config.ts';
import type { Message } from './message.ts';

/** True in a demo whose mails, or messages, go nowhere else. */
export const isInDemoMailbox = (config: Config, channel: Message['channel'] = 'mail'): boolean =>
  config.isDemo && !(channel === 'mail' ? config.mailUrl : config.smsUrl);
