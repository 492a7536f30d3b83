// Hands parts to the thread that places them and takes the lines it writes (product §5; quality 10).
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PartRow } from './rank-names.ts';
import type { FromPlacing, ToPlacing } from './rank-worker.ts';

/** How the parts were placed, and the lines to copy in, as they come. */
export type RankedAside = { isAll: boolean; isFirst: boolean; lines: AsyncIterable<string> };

/** Places the parts and lets `write` have them; the thread ends with it. */
export async function rankInWorker(
  batches: AsyncIterable<readonly PartRow[]>,
  write: (placed: RankedAside) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL('./rank-worker.ts', import.meta.url));
  // Listens from the beginning: an error that nobody hears would end the process.
  const lines = wordsOf(on(worker, 'message', { close: ['exit'] }));
  try {
    for await (const batch of batches) worker.postMessage([...batch] satisfies ToPlacing);
    worker.postMessage(null satisfies ToPlacing);
    const { value: how } = await lines.next();
    if (typeof how !== 'object') throw new Error('the thread that places names did not say how');
    await write({ ...how, lines: textOf(lines) });
  } finally {
    await worker.terminate();
  }
}

type Word = Exclude<FromPlacing, null>;

/** What the thread says, up to its last word; one that ends before it throws. */
async function* wordsOf(messages: AsyncIterable<unknown[]>): AsyncGenerator<Word> {
  for await (const [word] of messages) {
    if (word === null) return;
    // Node itself posts messages in the thread's name where the shop is watched for changed sources.
    if (isWord(word)) yield word;
  }
  throw new Error('the thread that places names ended too early');
}

const isWord = (word: unknown): word is Word =>
  typeof word === 'string' || (typeof word === 'object' && word !== null && 'isAll' in word);

async function* textOf(words: AsyncIterable<Word>): AsyncGenerator<string> {
  for await (const word of words) if (typeof word === 'string') yield word;
}
