// What the start-up log tells once the shop takes requests: its address, and who can sign in (product §1).
import type { Config } from '../config.ts';
import type { FirstStartResult } from '../first-start.ts';

const DEMO_LOGINS = [
  ['buyer', 'main account with machines, addresses and orders'],
  ['technician', 'may order, may not see prices'],
  ['viewer', 'sees prices, may not order'],
  ['blocked', 'waits for approval'],
  ['office', 'administrator'],
] as const;

/** Says where the shop is, the demo logins in a demo, and the link for the first administrator where there is none. */
export function announce(config: Config, result: FirstStartResult, say: (line: string) => void): void {
  say(`Outrigger is ready: ${config.publicUrl}`);
  if (config.isOnTerminal && config.logLevel === 'warn')
    say('Warnings and errors follow here; LOG_LEVEL=info shows each request.');
  if (config.unusedKeys.length > 0) say(`Set but not used yet by this release: ${config.unusedKeys.join(', ')}`);
  if (result.isDemo) {
    say('This is a demo shop. Its logins, all with the password Outrigger-2026:');
    for (const [name, meaning] of DEMO_LOGINS) say(`  ${`${name}@demo.outrigger.example`.padEnd(38)}${meaning}`);
  }
  if (result.adminLink) say(`Make the first administrator, once and within 24 hours: ${result.adminLink}`);
}
