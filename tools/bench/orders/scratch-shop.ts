// A shop of its own for a measurement: a durable database in a temporary folder, several instances of the app beside each other.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@outrigger/server/src/app.ts';
import { type OpenShop, openShop } from '@outrigger/server/src/open-shop.ts';
import { readConfig } from '@outrigger/server/src/platform/config.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { migrate } from '@outrigger/server/src/platform/db/migrate.ts';
import type { Shop } from '@outrigger/server/src/platform/shop.ts';
import { launchPostgres } from '@outrigger/server/src/platform/postgres/launch.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

/** The instances share nothing but the database, as processes on several machines do. */
export interface ScratchShop {
  db: Db;
  apps: App[];
  /** What each app holds. */
  shops: Shop[];
  /** The database, for processes beside these apps; its server's process where it serves this shop alone. */
  server: { url: string; pid?: number };
  dataDir: string;
}

/** Runs `work` on a fresh shop and removes it afterwards, whatever happens. */
export async function onScratchShop(instances: number, work: (shop: ScratchShop) => Promise<void>): Promise<void> {
  await inPlace(async (dataDir) => {
    const server = await launchPostgres({ dataDir });
    try {
      await migrated(server.url);
      await onInstances({ server, dataDir, instances }, work);
    } finally {
      await server.stop();
    }
  });
}

/** The same on an empty, migrated database that lies elsewhere: for what is asked, not for how fast or how durable. */
export async function onShopAt(url: string, instances: number, work: (shop: ScratchShop) => Promise<void>) {
  await inPlace(async (dataDir) => {
    await mkdir(dataDir);
    await onInstances({ server: { url }, dataDir, instances }, work);
  });
}

async function inPlace(work: (dataDir: string) => Promise<void>): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'outrigger-bench-'));
  await chmod(place, 0o711);
  try {
    await work(join(place, 'data'));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function migrated(url: string): Promise<void> {
  const db = connect(url, { max: 1 });
  try {
    await migrate(db);
  } finally {
    await db.end();
  }
}

async function onInstances(
  { server, dataDir, instances }: Pick<ScratchShop, 'server' | 'dataDir'> & { instances: number },
  work: (shop: ScratchShop) => Promise<void>,
): Promise<void> {
  const db = connect(server.url, { max: 8 });
  const opened: { open: OpenShop; app: App }[] = [];
  try {
    for (let at = 0; at < instances; at += 1)
      opened.push(await openInstance({ DATABASE_URL: server.url, DATA_DIR: dataDir }));
    const [apps, shops] = [opened.map((one) => one.app), opened.map((one) => one.open.shop)];
    await work({ db, apps, shops, server, dataDir });
  } finally {
    for (const { open, app } of opened) {
      await app.close();
      await open.close();
    }
    await db.end();
  }
}

async function openInstance(own: Record<string, string>): Promise<{ open: OpenShop; app: App }> {
  // As in a demo orders by wallet and card are taken, and paid at the test provider.
  const settings = { ...own, DEMO: 'on', LOG_LEVEL: 'silent', STRICT: 'on', DISK_MINIMUM_MB: '1' };
  const open = await openShop(readConfig(settings), 'outrigger-bench');
  return { open, app: await buildApp(open.shop) };
}
