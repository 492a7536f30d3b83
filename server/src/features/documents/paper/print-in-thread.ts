// Prints documents in a thread that stays, so that faces are read once and no page of the shop waits for a drawing (product §7 Invoice).
import { Worker } from 'node:worker_threads';
import { makeFewAtOnce } from '../../../platform/few-at-once.ts';
import type { DocumentFacts } from '../facts/document-facts.ts';

/** The longest order is some seconds; an idle thread gives its memory back. */
const LONGEST_MS = 60_000;
const IDLE_MS = 120_000;

const inTurn = makeFewAtOnce({ together: 1, mostWaiting: 40, secondsToWait: 5 });

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** The document as a file; refuses with `tooManyRequests` where too many wait, throws where it cannot be drawn. */
export async function printInThread(facts: DocumentFacts): Promise<Buffer> {
  return await inTurn(async () => {
    clearTimeout(idle);
    try {
      return Buffer.from(await ask(facts));
    } finally {
      idle = setTimeout(endThread, IDLE_MS).unref();
    }
  });
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}

async function ask(facts: DocumentFacts): Promise<Uint8Array> {
  thread ??= new Worker(new URL('./print-worker.ts', import.meta.url));
  thread.unref();
  const worker = thread;
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const clock = setTimeout(() => reject(new Error('the document took too long')), LONGEST_MS);
  const listen = (message: unknown) => {
    if (message instanceof Uint8Array) resolve(message);
  };
  const fail = (reason: unknown) => reject(reason instanceof Error ? reason : new Error('the printing thread ended'));
  worker.on('message', listen).once('error', fail).once('exit', fail);
  worker.postMessage(facts);
  try {
    return await promise;
  } catch (error) {
    endThread();
    throw error;
  } finally {
    clearTimeout(clock);
    worker.off('message', listen).off('error', fail).off('exit', fail);
  }
}
