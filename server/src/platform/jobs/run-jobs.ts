// Runs the outbox until told to stop: woken by NOTIFY, and by a look every two seconds since a notice can be missed.
import type { Log } from '../log.ts';
import { RecipientRefused } from '../outside/messenger.ts';
import type { Shop } from '../shop.ts';
import { aloneAmongWorkers, finishJob, type Job, postponeJob, takeJobs } from './outbox.store.ts';

/** Does one job; throwing means it is tried again later, so it must bear being done twice. */
export type JobHandler = (shop: Shop, facts: Record<string, unknown>) => Promise<void>;

/** What runs every so many seconds in one worker at a time. */
export interface Routine {
  name: string;
  everySeconds: number;
  run(shop: Shop, log: Log): Promise<void>;
}

/** All the work of a worker, by name. */
export interface Work {
  jobs: Record<string, JobHandler>;
  routines: Routine[];
}

const LOOK_MS = 2000;
const TOGETHER = 4;

/** Starts working; the returned function stops it once the jobs and routines in hand are done. */
export async function runJobs(shop: Shop, work: Work, log: Log): Promise<() => Promise<void>> {
  let isStopping = false;
  let wake = () => {};
  const listener = await shop.db.listen('outbox', () => wake());
  // One after the other: each holds a connection while its work takes others, and many that fall due at once would leave none to take.
  let inLine = Promise.resolve();
  const waiting = new Set<Routine>();
  const begin = (routine: Routine) => {
    if (waiting.has(routine)) return;
    waiting.add(routine);
    inLine = inLine.then(async () => {
      waiting.delete(routine);
      if (!isStopping) await runRoutine(shop, routine, log);
    });
  };
  const timers = work.routines.map((routine) => setInterval(begin, routine.everySeconds * 1000, routine));

  async function loop(): Promise<void> {
    while (!isStopping) {
      const jobs = await takeJobs(shop.db, TOGETHER).catch((error) => {
        log.warn({ err: error }, 'the outbox could not be read');
        return [];
      });
      await Promise.all(jobs.map((job) => runJob(shop, work, job, log)));
      if (jobs.length === 0 && !isStopping) await pause();
    }
  }
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const running = loop();
  return async () => {
    isStopping = true;
    for (const timer of timers) clearInterval(timer);
    wake();
    await Promise.all([running, inLine]);
    await listener.unlisten().catch(() => {});
  };
}

// Trying again would be refused again.
async function giveUp(shop: Shop, job: Job, log: Log): Promise<void> {
  log.warn({ job: job.job, id: job.id }, 'a message is not sent: the gateway refuses its recipient');
  await finishJob(shop.db, job.id).catch(() => {});
}

async function runJob(shop: Shop, work: Work, job: Job, log: Log): Promise<void> {
  try {
    const handler = work.jobs[job.job];
    if (!handler) throw new Error(`nobody does the job ${job.job}`);
    await handler(shop, job.facts);
    await finishJob(shop.db, job.id);
  } catch (error) {
    if (error instanceof RecipientRefused && error.isForGood) return await giveUp(shop, job, log);
    log.error({ err: error, job: job.job, id: job.id }, 'a job failed');
    await postponeJob(shop.db, job, error instanceof Error ? error.message : String(error)).catch(() => {});
  }
}

async function runRoutine(shop: Shop, routine: Routine, log: Log): Promise<void> {
  try {
    await aloneAmongWorkers(shop.db, routine.name, () => routine.run(shop, log));
  } catch (error) {
    log.error({ err: error, routine: routine.name }, 'a routine failed');
  }
}
