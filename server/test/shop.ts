// Production's own app on this worker's database, asked without a network (architecture §7).
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import { openShop } from '../src/open-shop.ts';
import { readConfig } from '../src/platform/config.ts';
import { makeAsk, type TestShop } from './ask.ts';
import { testDatabaseUrl } from './database.ts';

export type { Ask, TestShop } from './ask.ts';

let opened: Promise<TestShop> | undefined;

/** The shop of this test file; settings as in a demo, undeclared refusals fail. */
export function testShop(): Promise<TestShop> {
  opened ??= openTestShop();
  return opened;
}

/** A shop with settings of its own beside those of `testShop`. */
export async function openTestShop(settings: Record<string, string> = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outrigger-test-'));
  const config = readConfig({
    DATABASE_URL: settings['DATABASE_URL'] ?? (await testDatabaseUrl()),
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    STRICT: 'on',
    DISK_MINIMUM_MB: '1',
    ...settings,
  });
  const { shop } = await openShop(config, 'outrigger-test');
  const app = await buildApp(shop);
  return { app, shop, ask: makeAsk(app) };
}
