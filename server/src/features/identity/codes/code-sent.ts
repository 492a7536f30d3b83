// What a page is told once a code is on its way (product §3: 10 minutes, one a minute; links one hour).
import type { Config } from '../../../platform/config.ts';
import { isInDemoMailbox } from '../../../platform/outside/demo-mailbox.ts';

const MINUTES = { code: 10, link: 60 } as const;

/** How long it works, when another one may be asked for, and whether the demo shows the mail or message. */
export const codeSent = (config: Config, what: 'code' | 'link', channel: 'mail' | 'message' = 'mail') => ({
  minutes: MINUTES[what],
  nextAfterSeconds: 60,
  isInDemoMailbox: isInDemoMailbox(config, channel),
});
