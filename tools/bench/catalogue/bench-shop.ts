// The database a catalogue measurement reads: filled with a demo size once, kept where a data directory is named.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { importFolder } from '@outrigger/server/src/features/imports/index.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { createDatabase } from '@outrigger/server/src/platform/db/create-database.ts';
import { type Db, inTransaction } from '@outrigger/server/src/platform/db/db.ts';
import { migrate } from '@outrigger/server/src/platform/db/migrate.ts';
import { launchPostgres } from '@outrigger/server/src/platform/postgres/launch.ts';
import type { DemoSizeName } from '@outrigger/demo/src/catalogue/sizes.ts';
import { writeDemo } from '@outrigger/demo/src/catalogue/write-demo.ts';
import { isMadeOnRequest } from '@outrigger/demo/src/demo-import.ts';
import { fillFleets, fillOwnCodes } from '@outrigger/demo/src/private-shop/fill-fleet.ts';
import { fillPeople } from '@outrigger/demo/src/private-shop/fill-people.ts';

/** What to fill and where; `data` keeps the filled database for the next run, `folder` is demo data written before. */
export interface BenchShopOptions {
  size: DemoSizeName;
  seed: number;
  data?: string | undefined;
  folder?: string | undefined;
}
/** The filled database and where its server keeps its data. */
export interface BenchShop {
  db: Db;
  url: string;
  dataDir: string;
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs `work` on the filled database; one without a named data directory is removed afterwards. */
export async function onBenchShop(options: BenchShopOptions, work: (shop: BenchShop) => Promise<void>): Promise<void> {
  const place = options.data ? resolve(options.data) : await mkdtemp(join(tmpdir(), 'outrigger-bench-'));
  await mkdir(place, { recursive: true });
  await chmod(place, 0o711);
  const dataDir = join(place, 'data');
  // What is removed afterwards need not outlast a power cut; what is measured only reads.
  const server = await launchPostgres({ dataDir, durable: options.data !== undefined });
  try {
    const url = await createDatabase(server.url);
    const db = connect(url, { max: 4, statementTimeout: 0, lockTimeout: 0 });
    try {
      await migrate(db);
      await fillOnce(db, options, join(place, 'folder'));
      await work({ db, url, dataDir });
    } finally {
      await db.end();
    }
  } finally {
    await server.stop();
    if (!options.data) await rm(place, { recursive: true, force: true });
  }
}

async function fillOnce(db: Db, { size, seed, folder: given }: BenchShopOptions, folder: string): Promise<void> {
  const [filled] = await db`select 1 from companies limit 1`;
  if (filled) return;
  const began = performance.now();
  if (!given) writeDemo({ size, seed, folder });
  const result = await importFolder(db, given ?? folder, { isExclusive: true, isMadeOnRequest });
  if (!given) await rm(folder, { recursive: true, force: true });
  if (result.status === 'refused') throw new Error(`the demo was refused with ${result.faultCount} faults`);
  await inTransaction(db, async (trx) => {
    const { companies } = await fillPeople(trx);
    const [buyer] = companies;
    if (buyer) await fillOwnCodes(trx, buyer.id, 'HR');
    await fillFleets(trx, companies, seed);
  });
  await db`vacuum analyze`;
  console.log(`demo data of size ${size} filled in ${seconds(began)}`);
}
