// Watches the free space where the shop's bytes lie, so that the shop turns read-only before PostgreSQL stops for want of disk (product §1).
import { statfs } from 'node:fs/promises';
import { StartProblem } from './start-problem.ts';

const MEGABYTE = 1024 * 1024;

/** Tells whether writes are still taken; `stop` ends the watching. */
export type DiskGuard = { isReadOnly: () => boolean; freeMegabytes: () => number; stop: () => void };

/** What a guard needs to know: of several directories the one with the least counts; `measure` answers free megabytes and is replaced in tests. */
export type DiskGuardOptions = {
  directories: readonly string[];
  minimumMegabytes: number;
  everyMilliseconds?: number;
  measure?: (directory: string) => Promise<number>;
  onChange?: (isReadOnly: boolean, freeMegabytes: number) => void;
};

/** Starts watching; read-only below the minimum, writing again from 10 % above it, so that it does not flap. A failed measurement changes nothing. */
export async function watchDisk(options: DiskGuardOptions): Promise<DiskGuard> {
  const measure = () => leastFree(options.directories, options.measure);
  let free = await measure();
  let readOnly = free < options.minimumMegabytes;
  if (readOnly) options.onChange?.(readOnly, free);
  const look = async () => {
    free = await measure().catch(() => free);
    const next = free < options.minimumMegabytes * (readOnly ? 1.1 : 1);
    if (next === readOnly) return;
    readOnly = next;
    options.onChange?.(readOnly, free);
  };
  const timer = setInterval(() => void look(), options.everyMilliseconds ?? 2000).unref();
  return { isReadOnly: () => readOnly, freeMegabytes: () => free, stop: () => clearInterval(timer) };
}

/** The free megabytes of the directory that has the fewest. @public A guest that fills the shop asks it, too. */
export async function leastFree(directories: readonly string[], measure = freeMegabytes): Promise<number> {
  return Math.min(...(await Promise.all(directories.map((directory) => measure(directory)))));
}

/** Free megabytes for an ordinary user on the file system of `directory`. */
async function freeMegabytes(directory: string): Promise<number> {
  const found = await statfs(directory);
  return Math.floor((found.bavail * found.bsize) / MEGABYTE);
}

/** Refuses to start on a full disk, with the line that says how much is missing. */
export async function requireFreeSpace(directory: string, megabytes: number): Promise<void> {
  const free = await freeMegabytes(directory);
  if (free < megabytes)
    throw new StartProblem(`No disk space: ${directory} has ${free} MB free and at least ${megabytes} MB are needed.`);
}
