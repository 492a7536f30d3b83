// Work on what strangers send, in a thread that is ended when it takes too long or too much memory (quality 10).
import { Worker } from 'node:worker_threads';

/** What the thread may take, and what is answered where it takes more: after its time, or when whatever else ends it. */
export interface ThreadBounds<T> {
  milliseconds: number;
  heapMegabytes: number;
  late: T;
  ended: T;
}

/** Runs a program that answers `parentPort` with `{ read }`; the thread ends with it. */
export async function inBoundedThread<T>(program: URL, workerData: unknown, bounds: ThreadBounds<T>): Promise<T> {
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: bounds.heapMegabytes },
    // What a reader says of odd files is of no use in the log.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<T>();
  const clock = setTimeout(() => resolve(bounds.late), bounds.milliseconds);
  // Node itself posts messages in the thread's name where the shop is watched for changed sources.
  worker.on('message', (message: unknown) => {
    if (isRead<T>(message)) resolve(message.read);
  });
  worker.once('error', () => resolve(bounds.ended));
  worker.once('exit', () => resolve(bounds.ended));
  try {
    return await promise;
  } finally {
    clearTimeout(clock);
    await worker.terminate();
  }
}

const isRead = <T>(message: unknown): message is { read: T } =>
  typeof message === 'object' && message !== null && 'read' in message;
