// Reads a file in a thread that is ended when it takes too long or too much memory (product §5 Service manuals).
import { Worker } from 'node:worker_threads';
import { READING_LIMITS } from './reading-limits.ts';
import type { TextRead } from './read-text.ts';

/** What the file says; a file that goes beyond the limits is too large, whatever ends its thread. */
export async function readInWorker(
  bytes: Uint8Array,
  { milliseconds, heapMegabytes }: { milliseconds: number; heapMegabytes: number } = READING_LIMITS,
): Promise<TextRead> {
  const worker = new Worker(new URL('./read-text-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<TextRead>();
  const giveUp = () => resolve({ outcome: 'tooLarge' });
  const clock = setTimeout(giveUp, milliseconds);
  // Node itself posts messages in the thread's name where the shop is watched for changed sources.
  worker.on('message', (message: unknown) => {
    if (isRead(message)) resolve(message.read);
  });
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  try {
    return await promise;
  } finally {
    clearTimeout(clock);
    await worker.terminate();
  }
}

const isRead = (message: unknown): message is { read: TextRead } =>
  typeof message === 'object' && message !== null && 'read' in message;
