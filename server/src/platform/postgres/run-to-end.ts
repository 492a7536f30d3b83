// Runs one PostgreSQL program to its end and keeps what it said.
import { spawn } from 'node:child_process';
import type { Account } from './run-as.ts';

/** Where and as whom a program runs. */
export type Surroundings = { account: Account | undefined; directory: string };

/** The exit code (null after a signal) and everything printed; rejects only when the program cannot be started at all. */
export function runToEnd(
  program: string,
  args: string[],
  where: Surroundings,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...spawnIdentity(where), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Spawn options that give a child the account, a directory it can enter, and none of our PG… variables. */
export function spawnIdentity({ account, directory }: Surroundings) {
  return {
    cwd: directory,
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', TZ: 'UTC', HOME: directory },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  };
}
