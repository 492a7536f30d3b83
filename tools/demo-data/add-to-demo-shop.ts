// Adds what sizes M and L hold beyond S to a demo shop that is open already, and tells how far it is (product §1: L in the background).
import { readConfig, requireDatabaseUrl } from '../../server/src/platform/config.ts';
import { connect } from '../../server/src/platform/db/connect.ts';
import type { Db } from '../../server/src/platform/db/db.ts';
import { importDemo } from './demo-import.ts';

/** Where the addition stands; kept in the setting `demoAddition`. */
export interface AdditionState {
  size: string;
  state: 'running' | 'done' | 'failed';
  file?: string;
  rows?: number;
  problem?: string;
}

const KEY = 'demoAddition';
const EVERY_MS = 5_000;

async function keep(db: Db, value: AdditionState): Promise<void> {
  await db`
    insert into shop_settings (key, value) values (${KEY}, ${db.json({ ...value })})
    on conflict (key) do update set value = excluded.value, changed_at = now()`;
}

async function addToDemoShop(): Promise<void> {
  const { demoSize: size, demoSeed: seed, ...config } = readConfig();
  const db = connect(requireDatabaseUrl(config as ReturnType<typeof readConfig>), {
    name: 'outrigger-demo',
    statementTimeout: 0,
    lockTimeout: 0,
  });
  const [done] = await db<
    { value: AdditionState }[]
  >`select value from shop_settings where key = ${KEY} and value->>'state' = 'done'`;
  try {
    if (size !== 'S' && !done) await add(db, size, seed);
  } catch (error) {
    await keep(db, { size, state: 'failed', problem: String(error) }).catch(() => {});
    throw error;
  } finally {
    await db.end();
  }
}

async function add(db: Db, size: 'M' | 'L', seed: number): Promise<void> {
  let told = 0;
  await keep(db, { size, state: 'running' });
  await importDemo(db, {
    size,
    seed,
    isAddition: true,
    isExclusive: false,
    onProgress: ({ file, rows }) => {
      if (performance.now() - told < EVERY_MS) return;
      told = performance.now();
      keep(db, {
        size,
        state: 'running',
        file,
        rows,
      }).catch(() => {});
    },
  });
  await keep(db, { size, state: 'done' });
}

await addToDemoShop();
