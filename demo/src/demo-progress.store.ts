// What a demo shop remembers of its filling: the size and seed it was begun with, and what was added since.
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import type { DemoSizeName } from './catalogue/sizes.ts';

/** Kept in the setting `demoProgress`. */
export interface DemoProgress {
  size: DemoSizeName;
  seed: number;
  /** Names of the steps that are done. */
  done: string[];
}

const KEY = 'demoProgress';
const UNKNOWN: DemoProgress = { size: 'S', seed: 2026, done: [] };

/** Remembers what the shop is to become. */
export async function keepPlan(db: Db, plan: Pick<DemoProgress, 'size' | 'seed'>): Promise<void> {
  await db`
    insert into shop_settings (key, value) values (${KEY}, ${db.json({ ...plan, done: [] })})
    on conflict (key) do update set value = excluded.value, changed_at = now()`;
}

/** How far it is; a shop that remembers nothing holds size S. */
export async function readProgress(db: Db): Promise<DemoProgress> {
  const [row] = await db<{ value: DemoProgress }[]>`select value from shop_settings where key = ${KEY}`;
  return row?.value ?? UNKNOWN;
}

/** Adds a step to those that are done. */
export async function keepDone(db: Db, step: string): Promise<void> {
  const progress = await readProgress(db);
  const value = { ...progress, done: [...progress.done, step] };
  await db`
    insert into shop_settings (key, value) values (${KEY}, ${db.json(value)})
    on conflict (key) do update set value = excluded.value, changed_at = now()`;
}
