// Loads parts of the page (spec §8): a script or style sheet that fails, or takes over 120 s, becomes one error with a retry.
import { limits } from '@outrigger/contract';
import { type FunctionComponent, lazy } from 'react';
import { untilBack } from '../client/loading/until-back.ts';

/** Part of the page could not be loaded; the page must be loaded again. */
export class ChunkFailed extends Error {
  constructor(cause: unknown) {
    super('part of the page could not be loaded', { cause });
    this.name = 'ChunkFailed';
  }
}

// What Chrome, Firefox, Safari and the bundler's style sheets say; the language has no error class for it.
const LOAD_FAILURE = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a part of the page did not load, wherever it was asked for: a screen, its texts, a lazy piece. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof ChunkFailed || (error instanceof Error && LOAD_FAILURE.test(error.message));
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

/** A piece of the frame, loaded when first needed. It is no reason to take the page away: what does not load is tried again. */
export const lazyPiece = <P extends object>(load: () => Promise<FunctionComponent<P>>) => {
  const loadPatiently = async (): Promise<{ default: FunctionComponent<P> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!isChunkFailure(error)) throw error;
      await untilBack();
      return await loadPatiently();
    }
  };
  return lazy(loadPatiently);
};
