// Reads a file in a thread that is ended when it takes too long or too much memory (product §5 Service manuals).
import { inBoundedThread } from '../../../platform/bounded-thread.ts';
import { READING_LIMITS } from './reading-limits.ts';
import type { HeadRead, TextRead } from './read-text.ts';

type Bounds = { milliseconds: number; heapMegabytes: number };

/** What the file says; a file that goes beyond the limits is too large, whatever ends its thread. */
export const readInWorker = async (path: string, bounds: Bounds = READING_LIMITS): Promise<TextRead> =>
  await inThread<TextRead>({ path, isHead: false }, bounds);

/** Whether the file opens at all and how many pages it has, while somebody waits for the answer. */
export const readHeadInWorker = async (path: string): Promise<HeadRead> =>
  await inThread<HeadRead>(
    { path, isHead: true },
    { ...READING_LIMITS, milliseconds: READING_LIMITS.headMilliseconds },
  );

async function inThread<T>(
  data: { path: string; isHead: boolean },
  { milliseconds, heapMegabytes }: Bounds,
): Promise<T | { outcome: 'tooLarge' }> {
  const program = new URL('./read-text-worker.ts', import.meta.url);
  const tooLarge = { outcome: 'tooLarge' } as const;
  return await inBoundedThread<T | { outcome: 'tooLarge' }>(program, data, {
    milliseconds,
    heapMegabytes,
    late: tooLarge,
    ended: tooLarge,
  });
}
