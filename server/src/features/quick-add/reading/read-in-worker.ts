// Reads a file in a thread that is ended when it takes too long or too much memory (spec §5 Import file; quality 10).
import { Worker } from 'node:worker_threads';
import { FILE_LIMITS, type FileProblem } from './file-problem.ts';
import type { ListAsked, ListRead } from './read-list.ts';

type Limits = { milliseconds: number; heapMegabytes: number };

/** The list in the file, or why it cannot be read; whatever else ends its thread is a file too large. */
export async function readInWorker(
  asked: ListAsked,
  { milliseconds, heapMegabytes }: Limits = FILE_LIMITS,
): Promise<ListRead> {
  const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    // What the reader says of odd formats is of no use in the log.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<ListRead>();
  const giveUp = (problem: FileProblem) => () => resolve({ problem });
  const clock = setTimeout(giveUp('tooSlow'), milliseconds);
  // Node itself posts messages in the thread's name where the shop is watched for changed sources.
  worker.on('message', (message: unknown) => {
    if (isRead(message)) resolve(message.read);
  });
  worker.once('error', giveUp('tooLarge'));
  worker.once('exit', giveUp('tooLarge'));
  try {
    return await promise;
  } finally {
    clearTimeout(clock);
    await worker.terminate();
  }
}

const isRead = (message: unknown): message is { read: ListRead } =>
  typeof message === 'object' && message !== null && 'read' in message;
