// Has an empty shop filled by the program of a guest, as a process of its own (product §1).
import { spawn } from 'node:child_process';
import type { FillDemo } from './first-start.ts';
import { DATABASE_LOST_EXIT, DatabaseLost } from '../db/database-lost.ts';
import { StartProblem } from '../start-problem.ts';

/** A filler for the database in `env`, or undefined where there is no guest; `onStart` gets the way to interrupt it. */
export function demoFiller(
  program: string | undefined,
  env: NodeJS.ProcessEnv,
  onStart: (interrupt: () => void) => void,
): FillDemo {
  if (program === undefined) return undefined;
  return () =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'inherit'] });
      onStart(() => child.kill('SIGTERM'));
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0) resolve();
        else if (code === DATABASE_LOST_EXIT)
          reject(new DatabaseLost('The database was lost while the demo shop was filled.'));
        else reject(new StartProblem('The demo shop could not be filled; the next start tries again.'));
      });
    });
}
