// Runs the worker: the outbox and the routines, until told to stop.
import { work } from './jobs.ts';
import { openShop } from './open-shop.ts';
import { readConfig } from './platform/config.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { endOnRequest, endWithProblem, untilTold } from './platform/supervisor/begin.ts';

async function startWorker(): Promise<void> {
  await untilTold();
  const config = readConfig();
  const opened = await openShop(config, 'outrigger-worker');
  const { shop, log } = opened;
  const stopJobs = await runJobs(shop, work, log);
  process.send?.({ type: 'ready' });
  endOnRequest(async () => {
    await stopJobs();
    await opened.close();
  });
}

startWorker().catch(endWithProblem);
