// Reads a file in a thread that is ended when it takes too long or too much memory (product §5 Service manuals).
import { inBoundedThread } from '../../../platform/bounded-thread.ts';
import { READING_LIMITS } from './reading-limits.ts';
import type { TextRead } from './read-text.ts';

/** What the file says; a file that goes beyond the limits is too large, whatever ends its thread. */
export async function readInWorker(
  bytes: Uint8Array,
  { milliseconds, heapMegabytes }: { milliseconds: number; heapMegabytes: number } = READING_LIMITS,
): Promise<TextRead> {
  const program = new URL('./read-text-worker.ts', import.meta.url);
  const tooLarge = { outcome: 'tooLarge' } as const;
  return await inBoundedThread<TextRead>(program, bytes, {
    milliseconds,
    heapMegabytes,
    late: tooLarge,
    ended: tooLarge,
  });
}
