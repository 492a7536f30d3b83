// A running server as its owner sees it, whether it was started here or found running and adopted.
import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type PidFile } from './running-server.ts';

/** `url` leads to the maintenance database `postgres`; `exited` resolves when the process is gone, however that came; `stop` ends sessions and waits. */
export type RunningServer = Address & {
  pid: number;
  isAdopted: boolean;
  exited: Promise<void>;
  stop: () => Promise<void>;
};

/** How a server is reached. */
export type Address = { url: string; socketDirectory: string };

const PATIENCE = 30_000;

/** Wraps a server that is our own child. */
export function spawned(child: ChildProcess, address: Address): RunningServer {
  const exited = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
  const pid = child.pid ?? 0;
  const stop = async () => {
    await endProcess(pid, exited);
    await rm(address.socketDirectory, { recursive: true, force: true });
  };
  return { ...address, pid, isAdopted: false, exited, stop };
}

/** Wraps a server that outlived its launcher; its end is noticed by asking four times a second. */
export function adopted({ pid }: PidFile, address: Address): RunningServer {
  const exited = pollUntilGone(pid);
  return { ...address, pid, isAdopted: true, exited, stop: () => endProcess(pid, exited) };
}

async function pollUntilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(250, undefined, { ref: false });
}

/** SIGINT is PostgreSQL's fast shutdown: sessions end, everything committed is on disk; SIGQUIT only if that hangs. */
async function endProcess(pid: number, exited: Promise<void>): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const timer = setTimeout(() => isAlive(pid) && process.kill(pid, 'SIGQUIT'), PATIENCE);
  while (isAlive(pid)) await Promise.race([exited, sleep(20)]);
  clearTimeout(timer);
}
