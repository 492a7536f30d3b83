// Fills an empty shop with the demo, once, at first start: catalogue, customers, machines, past orders (product §1).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '../../server/src/features/imports/index.ts';
import { readConfig, requireDatabaseUrl } from '../../server/src/platform/config.ts';
import { connect } from '../../server/src/platform/db/connect.ts';
import { inTransaction, type Db } from '../../server/src/platform/db/db.ts';
import { writeDemo } from './catalogue/write-demo.ts';
import { STOCK_DAY } from './catalogue/stock-rows.ts';
import { fillFleets, fillOwnCodes } from './private-shop/fill-fleet.ts';
import { fillOrders } from './private-shop/fill-orders.ts';
import { fillPeople } from './private-shop/fill-people.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Fills the shop that the settings lead to. */
async function fillDemoShop(): Promise<void> {
  const config = readConfig();
  const db = connect(requireDatabaseUrl(config), { name: 'outrigger-demo', statementTimeout: 0, lockTimeout: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-demo-'));
  try {
    say('Filling the demo shop …');
    const began = performance.now();
    writeDemo({ size: 'S', seed: config.demoSeed, folder });
    await load(db, folder);
    const loaded = performance.now();
    await fillPrivateShop(db, config.demoSeed);
    say(
      `Demo shop filled: catalogue in ${seconds(loaded - began)}, customers and orders in ${seconds(performance.now() - loaded)}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
    await db.end();
  }
}

async function load(db: Db, folder: string): Promise<void> {
  const result = await importFolder(db, folder, { isExclusive: true });
  if (result.status === 'done') return;
  const [first] = result.faults;
  throw new Error(`the demo was refused with ${result.faultCount} faults, first: ${JSON.stringify(first)}`);
}

async function fillPrivateShop(db: Db, seed: number): Promise<void> {
  const { companies, officeId, fleets } = await inTransaction(db, async (trx) => {
    const people = await fillPeople(trx);
    const [buyer] = people.companies;
    if (buyer) await fillOwnCodes(trx, buyer.id, 'HR');
    // Counts and arrivals of the generated files are of a fixed day; the shop tells of today.
    await trx`update stock_levels set counted_at = counted_at + (now() - ${`${STOCK_DAY}T06:00:00Z`}::timestamptz)`;
    await trx`update inbound_deliveries set expected_on = expected_on + (current_date - ${STOCK_DAY}::date)`;
    return { ...people, fleets: await fillFleets(trx, people.companies, seed) };
  });
  await fillOrders(db, { companies, fleets, officeId, seed });
}

await fillDemoShop();
