// Fills an empty shop with the demo, once, at first start: catalogue, customers, machines, past orders (product §1).
import { readConfig, requireDatabaseUrl } from '@outrigger/server/src/platform/config.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { inTransaction, type Db } from '@outrigger/server/src/platform/db/db.ts';
import { workToEnd } from '@outrigger/server/src/platform/supervisor/begin.ts';
import { STOCK_DAY } from './catalogue/stock-rows.ts';
import { importDemo } from './demo-import.ts';
import { keepPlan } from './demo-progress.store.ts';
import { fillFleets, fillOwnCodes } from './private-shop/fill-fleet.ts';
import { fillOrders } from './private-shop/fill-orders.ts';
import { fillPeople } from './private-shop/fill-people.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Fills the shop that the settings lead to with size S; books and what larger sizes add come later, in `add-to-demo-shop.ts`. */
async function fillDemoShop(): Promise<void> {
  const config = readConfig();
  const { demoSize: size, demoSeed: seed } = config;
  const db = connect(requireDatabaseUrl(config), { name: 'outrigger-demo', statementTimeout: 0, lockTimeout: 0 });
  try {
    say('Filling the demo shop …');
    const began = performance.now();
    await importDemo(db, { size: 'S', seed, piece: 'shop', isExclusive: true });
    const loaded = performance.now();
    await fillPrivateShop(db, seed);
    await keepPlan(db, { size, seed });
    const [catalogue, customers] = [seconds(loaded - began), seconds(performance.now() - loaded)];
    say(`Demo shop filled: catalogue in ${catalogue}, customers and orders in ${customers}`);
  } finally {
    await db.end();
  }
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

workToEnd(fillDemoShop);
