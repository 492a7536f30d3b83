// Does a piece of work again where no answer came: one lost request of hundreds is no reason to stop (product users: bad network).
import { NoAnswer } from '../../client/api/failures.ts';

const PAUSES_MS = [1000, 4000] as const;

/** What the work gives; rejects as its last try did, or with the reason of the signal. */
export async function patiently<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of PAUSES_MS) {
    signal.throwIfAborted();
    try {
      return await work(signal);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
    await pauseFor(pause, signal);
  }
  signal.throwIfAborted();
  return await work(signal);
}

async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
