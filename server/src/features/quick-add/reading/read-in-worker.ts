// Reads a file for the cart in a bounded thread (spec §5 Import file; quality 10).
import { inBoundedThread } from '../../../platform/bounded-thread.ts';
import { FILE_LIMITS } from './file-problem.ts';
import type { ListAsked, ListRead } from './read-list.ts';

type Limits = { milliseconds: number; heapMegabytes: number };

/** The list in the file, or why it cannot be read; a file that takes too much memory is too large. */
export async function readInWorker(asked: ListAsked, limits: Limits = FILE_LIMITS): Promise<ListRead> {
  return await inBoundedThread<ListRead>(new URL('./read-file-worker.ts', import.meta.url), asked, {
    milliseconds: limits.milliseconds,
    heapMegabytes: limits.heapMegabytes,
    late: { problem: 'tooSlow' },
    ended: { problem: 'tooLarge' },
  });
}
