// Many small jobs, a few at a time: what broke off with a failure goes on where it was (product users: bad network).
import { NoAnswer } from '../../client/api/failures.ts';

/** Gives the bytes it brought. */
export type Job = (signal: AbortSignal) => Promise<number>;

/** How far they are. */
export interface Progress {
  done: number;
  total: number;
  bytes: number;
}

/** As many as a browser asks of one shop at a time. */
const AT_ONCE = 6;
/** One lost request of hundreds is no reason to stop. */
const PAUSES_MS: readonly number[] = [1000, 4000];

/** Jobs that are done, under way, and left; a job may add others. */
export class ResumableJobs {
  readonly #left: Job[] = [];
  readonly #pauses: readonly number[];
  #underWay = 0;
  #done = 0;
  #bytes = 0;

  constructor(pauses = PAUSES_MS) {
    this.#pauses = pauses;
  }

  get progress(): Progress {
    return { done: this.#done, total: this.#done + this.#underWay + this.#left.length, bytes: this.#bytes };
  }

  add(job: Job): void {
    this.#left.push(job);
  }

  /** Does what is left; with the first failure all stop, what they were at is left again, and it rejects with that failure. */
  async run(signal: AbortSignal, tell: (progress: Progress) => void): Promise<void> {
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    const work = async (): Promise<void> => {
      while (this.#left.length > 0 && !either.aborted) {
        await this.#next(either).catch((error: unknown) => stop.abort(error));
        if (!either.aborted) tell(this.progress);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    either.throwIfAborted();
  }

  async #next(signal: AbortSignal): Promise<void> {
    const job = this.#left.shift();
    if (!job) return;
    this.#underWay += 1;
    try {
      // Added after it is known: the others add meanwhile.
      const bytes = await this.#patiently(job, signal);
      this.#bytes += bytes;
      this.#done += 1;
    } catch (error) {
      this.#left.unshift(job);
      throw error;
    } finally {
      this.#underWay -= 1;
    }
  }

  async #patiently(job: Job, signal: AbortSignal): Promise<number> {
    for (const pause of this.#pauses) {
      try {
        return await job(signal);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
      await pauseFor(pause, signal);
      signal.throwIfAborted();
    }
    return await job(signal);
  }
}

async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
