// Asks the operating system what another account can reach, because a project under a private home is closed to the database's account.
import { spawnSync } from 'node:child_process';
import type { Account } from './run-as.ts';

/** Whether `account` can enter the directory; always true for our own account. */
export function canEnter(directory: string, account: Account | undefined): boolean {
  return asAccount('cd -- "$1"', directory, account);
}

/** Whether `account` can run the program (asked for its version); also false when its libraries are missing. */
export function canRun(program: string, account: Account | undefined): boolean {
  return asAccount('exec "$1" --version', program, account);
}

function asAccount(script: string, argument: string, account: Account | undefined): boolean {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  const result = spawnSync('/bin/sh', ['-c', script, 'sh', argument], { cwd: '/', stdio: 'ignore', ...identity });
  return result.status === 0;
}
