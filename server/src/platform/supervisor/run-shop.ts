// The whole life of a shop: database, migrations, first start, API and worker, and the way down in the opposite order (product §1).

import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { testDatabaseAbilities } from '../db/self-test.ts';
import { refuseForeignDatabase } from '../db/whose-database.ts';
import { outlastingLoss } from '../db/database-lost.ts';
import { requireFreeSpace } from '../disk-guard.ts';
import { type FirstStartResult, firstStart } from './first-start.ts';
import { type Guest, tellOfGuest } from '../outside/guest.ts';
import { filesDirectory, isOnS3, requireFilePlace } from '../outside/file-place.ts';
import { settleFiles } from './restored-files.ts';
import { CONFIGURATION_EXIT, problemLine, StartProblem } from '../start-problem.ts';
import { announce } from './announce.ts';
import type { Orders } from './begin.ts';
import { lockDataDirectory, makeDataDirectory, makeWritable } from './data-lock.ts';
import { openShopDatabase } from './database-of-shop.ts';
import { demoFiller } from './fill-demo.ts';
import { ChildGaveUp, keepRunning } from './keep-running.ts';
import { holdingPort, requireFreePort } from './port.ts';
import { tendDemo } from './tend-demo.ts';

/** The programs a shop consists of (paths of TypeScript files), who is its guest, and where its lines go. */
export type ShopPrograms = {
  api: string;
  worker: string;
  guest: Guest | undefined;
  isWatched: boolean;
  say: (line: string) => void;
};

/** Undoes one step of the start. */
type Closer = () => Promise<void> | void;

/** Runs until SIGINT, SIGTERM or the end of the parent; answers the exit code. Every problem is one line through `say`. */
export async function runShop(programs: ShopPrograms): Promise<number> {
  const closers: Closer[] = [];
  const stop = waitForStop(programs.say);
  const onClose = (closer: Closer) => {
    closers.push(closer);
    if (stop.isAsked()) throw new Error('stopping');
  };
  const started = start(programs, onClose).then(
    () => undefined,
    (error: unknown) => (stop.isAsked() ? undefined : failure(error, programs.say)),
  );
  const failed = await Promise.race([started.then((code) => code ?? stop.asked), stop.asked]);
  await closeAll(closers);
  await started;
  await closeAll(closers);
  return failed ?? 0;
}

async function start(programs: ShopPrograms, onClose: (closer: Closer) => void): Promise<void> {
  const config = readConfig();
  requireFilePlace(config);
  await requireFreePort(config);
  await makeDataDirectory(config.dataDir);
  // Before anything is written: a full disk is told as such.
  await requireFreeSpace(config.dataDir, 20);
  if (!isOnS3(config)) await makeWritable(filesDirectory(config), config.filesUrl ? 'FILES_URL' : 'DATA_DIR');
  if (!config.databaseUrl) onClose(await lockDataDirectory(config.dataDir));
  // They load their modules while the database starts, and go on once they are told where it is.
  const orders = Promise.withResolvers<Orders>();
  const kept = startAhead(programs, orders.promise);
  onClose(kept.stop);
  const database = await openShopDatabase(config, programs.say);
  onClose(database.stop);
  const told = { DATABASE_URL: database.url, DATA_DIR: config.dataDir };
  const env = { ...process.env, ...told };
  const fill = demoFiller(programs.guest?.fill, env, onClose);
  const fillDemo = fill && (() => holdingPort(config, fill));
  const result = await outlastingLoss(() => prepare(config, database.url, { fillDemo, onClose }), database.isBack);
  const guest = result.isDemo ? programs.guest : undefined;
  const isDemo = result.isDemo ? 'on' : 'off';
  // Again, since what they use of the database is to end before it.
  onClose(kept.stop);
  orders.resolve({ ...told, DEMO: isDemo, ...tellOfGuest(guest) });
  await kept.ready();
  announce(config, { ...result, guest: programs.guest }, programs.say);
  if (guest) onClose(tendDemo(guest.tend, { ...env, DEMO: isDemo }, programs.say));
}

function startAhead(programs: ShopPrograms, orders: Promise<Orders>) {
  const common = { ...programs, env: process.env, orders };
  const kept = [
    keepRunning({ ...common, name: 'the API', program: programs.api }),
    keepRunning({ ...common, name: 'the worker', program: programs.worker }),
  ];
  return {
    ready: () => Promise.all(kept.map((child) => child.ready)),
    stop: async () => void (await Promise.all(kept.map((child) => child.stop()))),
  };
}

// Each of its steps bears being done again, so the whole does where the database went away under it.
async function prepare(
  config: Config,
  url: string,
  hooks: { fillDemo: Parameters<typeof firstStart>[2]; onClose: (closer: Closer) => void },
): Promise<FirstStartResult> {
  const db = connect(url, { max: 4, name: 'outrigger-start' });
  const letGo = () => db.end({ timeout: 0 });
  hooks.onClose(letGo);
  try {
    await refuseForeignDatabase(db);
    await migrate(db);
    if (!isOnS3(config)) await settleFiles(db, filesDirectory(config));
    await testDatabaseAbilities(db);
    return await firstStart(db, config, hooks.fillDemo);
  } finally {
    await letGo();
  }
}

function failure(error: unknown, say: (line: string) => void): number {
  if (error instanceof ChildGaveUp) return error.exitCode;
  say(problemLine(error));
  return error instanceof StartProblem ? CONFIGURATION_EXIT : 1;
}

async function closeAll(closers: Closer[]): Promise<void> {
  for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
}

function waitForStop(say: (line: string) => void): { asked: Promise<undefined>; isAsked: () => boolean } {
  let isAsked = false;
  const asked = new Promise<undefined>((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
      process.on(event, () => {
        if (!isAsked) say('Outrigger stops: what is under way is finished, then the database ends.');
        isAsked = true;
        resolve(undefined);
      });
    }
  });
  return { asked, isAsked: () => isAsked };
}
