// How a child of the shop that was started ahead waits until its shop is prepared, and how it ends (product §1).

import { DATABASE_LOST_EXIT, DatabaseLost, isDatabaseLost } from '../db/database-lost.ts';
import { CONFIGURATION_EXIT, problemLine, StartProblem } from '../start-problem.ts';

/** What a child started ahead is called with: it loads its modules and then waits. */
export const WAIT = '--wait';

/** What is known only once the database is there, as settings. */
export type Orders = Record<string, string>;

const leave = () => process.exit(0);

/**
 * Resolves once the supervisor has said to begin, with what it told among the environment; at once in a process nobody keeps.
 * Until `endOnRequest` a child whose supervisor is gone ends itself.
 */
export async function untilTold(): Promise<void> {
  if (!process.argv.includes(WAIT)) return;
  process.on('disconnect', leave);
  if (!process.connected) leave();
  const told = new Promise<Orders>((resolve) => {
    const hear = (message: unknown) => {
      if (!isOrders(message)) return;
      process.off('message', hear);
      resolve(message.orders);
    };
    process.on('message', hear);
  });
  // Where nobody hears it any more, `leave` is on its way.
  process.send?.({ type: 'loaded' }, undefined, undefined, () => {});
  Object.assign(process.env, await told);
}

/** Ends this process by `stop`, once, when it is asked to or its supervisor is gone. */
export function endOnRequest(stop: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void stop().then(() => process.exit(0));
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, end);
  process.off('disconnect', leave);
}

/** Does the whole work of a program beside the shop and ends it, with the code that says whether beginning again helps. */
export function workToEnd(work: () => Promise<void>): void {
  // A connection may be lost without a word to whoever waits for it: then nothing is left to wait for.
  process.once('beforeExit', () => endWithProblem(new DatabaseLost('it does not answer any more')));
  work().then(() => process.exit(0), endWithProblem);
}

/** Tells why this process cannot begin, and ends it with the code that says whether beginning again helps. */
export function endWithProblem(error: unknown): never {
  if (isDatabaseLost(error))
    process.exit(sayAnd(DATABASE_LOST_EXIT, `The database went away (${problemLine(error)}).`));
  process.exit(sayAnd(error instanceof StartProblem ? CONFIGURATION_EXIT : 1, problemLine(error)));
}

function sayAnd(exitCode: number, line: string): number {
  process.stderr.write(`${line}\n`);
  return exitCode;
}

function isOrders(message: unknown): message is { orders: Orders } {
  return typeof message === 'object' && message !== null && 'orders' in message;
}
