// Tells a database that went away from everything else that can go wrong: what was under way may be done again (quality 5).
import { setTimeout as sleep } from 'node:timers/promises';
import { problemLine, StartProblem } from '../start-problem.ts';
import { lossOf } from './driver/lost-connection.ts';

/** Thrown where the database went away in a way that is no error of a connection: its server was killed, a program that works on it says so. */
export class DatabaseLost extends StartProblem {}

/** The exit code of a process that ended because the database went away before it was ready (`EX_TEMPFAIL`). */
export const DATABASE_LOST_EXIT = 75;

/** Whether the server or the connection to it went away. */
export function isDatabaseLost(error: unknown): boolean {
  return error instanceof DatabaseLost || ['away', 'gone'].includes(lossOf(error));
}

const MOST_TRIES = 10;
const PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 2000;

/** Does a step of the start, which must bear being done again, until the database stays for the whole of it; `isBack` waits for one that is being started again. */
export async function outlastingLoss<T>(step: () => Promise<T>, isBack = async () => {}): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isDatabaseLost(error)) throw error;
      if (tries === MOST_TRIES)
        throw new StartProblem(
          `The database went away ${MOST_TRIES} times while the shop was starting, at last with: ${problemLine(error)}`,
        );
      await sleep(Math.min(LONGEST_PAUSE_MS, PAUSE_MS * tries));
      await isBack();
    }
  }
}
