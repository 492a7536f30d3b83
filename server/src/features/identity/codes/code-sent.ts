// What a page is told once a code is on its way (product §3: 10 minutes, one a minute; links one hour).
import type { Config } from '../../../platform/config.ts';

const MINUTES = { code: 10, link: 60 } as const;

/** How long it works, when another one may be asked for, and whether the demo shows the mail. */
export const codeSent = (config: Config, what: 'code' | 'link') => ({
  minutes: MINUTES[what],
  nextAfterSeconds: 60,
  isInDemoMailbox: isMailboxOpen(config),
});

/** Whether anybody may read the last code of an address: in a demo whose mails go nowhere else. */
const isMailboxOpen = (config: Config): boolean => config.isDemo && !config.mailUrl;
