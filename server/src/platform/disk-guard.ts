// Watches the free space of the data directory, so that the shop turns read-only before PostgreSQL stops for want of disk (product §1).
import { statfs } from 'node:fs/promises';
import { StartProblem } from './start-problem.ts';

const MEGABYTE = 1024 * 1024;

/** Tells whether writes are still taken; `stop` ends the watching. */
export type DiskGuard = { isReadOnly: () => boolean; freeMegabytes: () => number; stop: () => void };

/** What a guard needs to know; `measure` answers free megabytes and is replaced in tests. */
export type DiskGuardOptions = {
  directory: string;
  minimumMegabytes: number;
  everyMilliseconds?: number;
  measure?: (directory: string) => Promise<number>;
  onChange?: (isReadOnly: boolean, freeMegabytes: number) => void;
};

/** Starts watching; read-only below the minimum, writing again from 10 % above it, so that it does not flap. A failed measurement changes nothing. */
export async function watchDisk(options: DiskGuardOptions): Promise<DiskGuard> {
  const measure = options.measure ?? freeMegabytes;
  let free = await measure(options.directory);
  let readOnly = free < options.minimumMegabytes;
  if (readOnly) options.onChange?.(readOnly, free);
  const look = async () => {
    free = await measure(options.directory).catch(() => free);
    const next = free < options.minimumMegabytes * (readOnly ? 1.1 : 1);
    if (next === readOnly) return;
    readOnly = next;
    options.onChange?.(readOnly, free);
  };
  const timer = setInterval(() => void look(), options.everyMilliseconds ?? 2000).unref();
  return { isReadOnly: () => readOnly, freeMegabytes: () => free, stop: () => clearInterval(timer) };
}

/** Free megabytes for an ordinary user on the file system of `directory`. */
export async function freeMegabytes(directory: string): Promise<number> {
  const found = await statfs(directory);
  return Math.floor((found.bavail * found.bsize) / MEGABYTE);
}

/** Refuses to start on a full disk, with the line that says how much is missing. */
export async function requireFreeSpace(directory: string, megabytes: number): Promise<void> {
  const free = await freeMegabytes(directory);
  if (free < megabytes)
    throw new StartProblem(`No disk space: ${directory} has ${free} MB free and at least ${megabytes} MB are needed.`);
}
