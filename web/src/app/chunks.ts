// Loads parts of the page (spec §8): a script or style sheet that fails, or takes over 120 s, becomes one error with a retry.
import { limits } from '@outrigger/contract';

/** Part of the page could not be loaded; the page must be loaded again. */
export class ChunkFailed extends Error {
  constructor(cause: unknown) {
    super('part of the page could not be loaded', { cause });
    this.name = 'ChunkFailed';
  }
}

function timeOut(): { passed: Promise<never>; stop: () => void } {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    clock = setTimeout(() => reject(new Error(`no answer in ${limits.chunkTimeoutMs} ms`)), limits.chunkTimeoutMs);
  });
  return { passed, stop: () => clearTimeout(clock) };
}

/** Runs a dynamic import; rejects with ChunkFailed. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const { passed, stop } = timeOut();
  try {
    return await Promise.race([load(), passed]);
  } catch (error) {
    throw new ChunkFailed(error);
  } finally {
    stop();
  }
}

/** Loads the looks of all screens but the login; the first sheet holds only what the login needs. */
export async function loadLooks(): Promise<void> {
  await loadChunk(() => import('../styles/shop.css'));
}
