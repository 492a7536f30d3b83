// One whole measurement of imports: into an empty shop, again, with a few rows changed, and beside a running shop that is asked meanwhile.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { createDatabase } from '@outrigger/server/src/platform/db/create-database.ts';
import { type Db, inTransaction } from '@outrigger/server/src/platform/db/db.ts';
import { migrate } from '@outrigger/server/src/platform/db/migrate.ts';
import { launchPostgres } from '@outrigger/server/src/platform/postgres/launch.ts';
import type { DemoSizeName } from '@outrigger/demo/src/catalogue/sizes.ts';
import { writeDemo } from '@outrigger/demo/src/catalogue/write-demo.ts';
import { fillPeople } from '@outrigger/demo/src/private-shop/fill-people.ts';
import { type IndexBuilt, signIn, startApi, untilAtRest, untilIndexed } from '../catalogue/processes.ts';
import { importInProcess } from './import-process.ts';
import { writeChanged, writeRenewed } from './other-folders.ts';
import { type ReadsMeanwhile, readsMeanwhile } from './steady-reads.ts';
import type { TimedImport } from './timed-import.ts';

/** What to load; `folder` is demo data written before. */
export interface LoadRun {
  size: DemoSizeName;
  seed: number;
  folder?: string | undefined;
  /** Reads in a second; none leaves out what runs beside a shop. */
  rate: number;
  /** Does not wait for the shop to rest between imports: what is written is looked at, not how fast. */
  isHurried?: boolean;
}
/** One import of the measurement; `reads` where a shop was asked meanwhile. */
export interface LoadFigures {
  name: string;
  timed: TimedImport;
  reads?: ReadsMeanwhile;
}

const BUYER = 'buyer@demo.outrigger.example';

type Place = { url: string; dataDir: string; folders: Record<'whole' | 'changed' | 'new', string> };
/** Who is told of each import as it ends, and of the search index that the shop then built of it. */
export interface LoadListener {
  onFigures: (figures: LoadFigures) => void;
  onIndexed: (index: IndexBuilt) => void;
}

/** Runs it; without reads beside it no shop is opened, and none builds an index. */
export async function runLoad(run: LoadRun, listener: LoadListener): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'outrigger-bench-'));
  // Else root's database would lie elsewhere and stay behind.
  await chmod(place, 0o711);
  try {
    const folders = await writeFolders(run, join(place, 'folders'));
    const server = await launchPostgres({ dataDir: join(place, 'data') });
    try {
      const url = await createDatabase(server.url);
      await onDb(url, migrate);
      await runOn({ url, dataDir: join(place, 'data'), folders }, run, listener);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function writeFolders(run: LoadRun, root: string): Promise<Place['folders']> {
  const folders = { whole: run.folder ?? join(root, 'whole'), changed: join(root, 'changed'), new: join(root, 'new') };
  if (!run.folder) writeDemo({ size: run.size, seed: run.seed, folder: folders.whole });
  await writeChanged(folders.whole, folders.changed);
  const small = run.size === 'S' ? folders.whole : join(root, 'small');
  if (run.size !== 'S') writeDemo({ size: 'S', seed: run.seed, folder: small });
  await writeRenewed(small, folders.new);
  return folders;
}

async function onDb(url: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = connect(url, { max: 1, statementTimeout: 0 });
  try {
    await work(db);
  } finally {
    await db.end();
  }
}

async function runOn({ url, dataDir, folders }: Place, run: LoadRun, listener: LoadListener): Promise<void> {
  const { onFigures, onIndexed } = listener;
  const { rate, isHurried } = run;
  const take = async (folder: string, isExclusive: boolean) => await importInProcess({ url, folder, isExclusive });
  onFigures({ name: 'into an empty shop', timed: await take(folders.whole, true) });
  onFigures({ name: 'the same again', timed: await take(folders.whole, false) });
  onFigures({ name: 'a few rows changed', timed: await take(folders.changed, false) });
  if (rate === 0) return;
  await onDb(url, (db) => inTransaction(db, fillPeople));
  const api = await startApi({ url, dataDir });
  try {
    onIndexed(await untilIndexed(api.port));
    if (!isHurried) await untilAtRest(api.port);
    const shop = { port: api.port, rate, token: await signIn(api.port, BUYER) };
    for (const [name, folder] of [
      ['new parts beside a running shop', folders.new],
      ['changed back beside a running shop', folders.whole],
      ['the same again beside a running shop', folders.whole],
    ] as const) {
      const { done: timed, reads } = await readsMeanwhile(shop, take(folder, false));
      onFigures({ name, timed, reads });
      if (!isHurried) await untilAtRest(api.port);
    }
  } finally {
    await api.stop();
  }
}
