// Reads `postmaster.pid` and tells whether that server is truly ours: same data directory, same start time, still alive.
import { readFileSync } from 'node:fs';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { askPs, type PsFacts } from './asked-of-ps.ts';

/** What `postmaster.pid` says; `startedAt` in seconds since 1970, `status` is `ready` once connections are taken. */
export type PidFile = {
  pid: number;
  directory: string;
  startedAt: number;
  port: number;
  socketDirectory: string;
  status: string;
};

/** The pid file of a cluster, or undefined when there is none or it is still being written. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, directory, startedAt, port, socketDirectory, , , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !directory || socketDirectory === undefined) return undefined;
  return {
    pid: Number(pid),
    directory,
    startedAt: Number(startedAt),
    port: Number(port),
    socketDirectory,
    status: status ?? '',
  };
}

/** Whether a process with this id runs, ours or not; one that has ended but that nobody has collected yet does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return process.platform !== 'linux' || !isEndedOnLinux(pid);
}

function isEndedOnLinux(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text[text.lastIndexOf(')') + 2] === 'Z';
  } catch {
    return true;
  }
}

/** Whether the process is the server that wrote the pid file, and not a stranger that was given the same number later. */
export async function isThatServer(file: PidFile): Promise<boolean> {
  if (!isAlive(file.pid)) return false;
  if (process.platform !== 'linux') return isThatServerToPs(file, await askPs(file.pid));
  const directory = await readlink(`/proc/${file.pid}/cwd`).catch(() => undefined);
  if (directory !== file.directory) return false;
  const started = await startTime(file.pid);
  return started !== undefined && Math.abs(started - file.startedAt) <= 5;
}

/** The same from what `ps` tells; where it tells nothing, nobody is taken for the server. */
export function isThatServerToPs(file: PidFile, found: PsFacts | undefined): boolean {
  if (!found || Math.abs(found.startedAt - file.startedAt) > 5) return false;
  return found.command.includes('postgres') && found.command.includes(file.directory);
}

/** Removes a pid file whose number went to a stranger, but only when no process at all works in the cluster any more. */
export async function removeStalePidFile(cluster: string, file: PidFile): Promise<void> {
  if (process.platform !== 'linux' || !isAlive(file.pid) || (await isThatServer(file))) return;
  if (await someoneWorksIn(file.directory)) return;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

async function someoneWorksIn(directory: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return places.includes(directory);
}

/** Seconds since 1970 at which a process started: on Linux from its ticks (100 a second) after boot. */
export async function startTime(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return (await askPs(pid))?.startedAt;
  const [processStat, systemStat] = await Promise.all(
    [`/proc/${pid}/stat`, '/proc/stat'].map((path) => readFile(path, 'utf8').catch(() => '')),
  );
  const ticks = processStat?.slice(processStat.lastIndexOf(')') + 2).split(' ')[19];
  const boot = systemStat?.match(/^btime (\d+)$/m)?.[1];
  return ticks && boot ? Number(boot) + Number(ticks) / 100 : undefined;
}
