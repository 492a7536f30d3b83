// What the start-up log tells once the shop takes requests: its address, and who can sign in (product §1).
import type { Config } from '../config.ts';
import type { FirstStartResult } from './first-start.ts';
import type { Guest } from '../outside/guest.ts';

const NO_GUEST =
  'DEMO is on, but no demo workspace came with this shop: nothing is filled in, and no pictures are made.';

/** How the start went, and the guest that was there. */
type Start = FirstStartResult & { guest?: Pick<Guest, 'greeting'> | undefined };

/** Says where the shop is, what a guest says of the shop it filled, and the link for the first administrator where there is none. */
export function announce(config: Config, result: Start, say: (line: string) => void): void {
  say(`Outrigger is ready: ${config.publicUrl}`);
  if (config.isOnTerminal && config.logLevel === 'warn')
    say('Warnings and errors follow here; LOG_LEVEL=info shows each request.');
  if (result.isDemo) for (const line of result.guest?.greeting ?? []) say(line);
  if (config.isDemoAsked && !result.guest) say(NO_GUEST);
  if (result.adminLink) say(`Make the first administrator, once and within 24 hours: ${result.adminLink}`);
}
