// Fills the demo shop once, or hands out the link that makes the first administrator (product §1).
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import {
  aloneInStarting,
  emptyDatabase,
  keepFirstStart,
  newFirstAdminTicket,
  readFirstStart,
} from './first-start.store.ts';

/** Fills the shop that the connection leads to; undefined where no demo data is installed. */
export type FillDemo = (() => Promise<void>) | undefined;

/** What the start-up log tells: that the shop is a demo with its logins, and the one-time link where nobody administers it yet. */
export type FirstStartResult = { isDemo: boolean; adminLink?: string };

/** Runs after migrating and before anybody is let in; a fill that was cut short starts over on an emptied database. */
export function firstStart(db: Db, config: Config, fillDemo: FillDemo): Promise<FirstStartResult> {
  // What looks cut short may be another process at work.
  return aloneInStarting(db, () => begin(db, config, fillDemo));
}

async function begin(db: Db, config: Config, fillDemo: FillDemo): Promise<FirstStartResult> {
  let state = await readFirstStart(db);
  if (state === 'filling') {
    await emptyDatabase(db);
    await migrate(db);
    state = 'none';
  }
  if (state === 'none' && config.isDemo && fillDemo) {
    await keepFirstStart(db, 'filling');
    await fillDemo();
    await keepFirstStart(db, 'filled');
    state = 'filled';
  }
  if (state === 'filled') return { isDemo: true };
  const ticket = await newFirstAdminTicket(db);
  return ticket ? { isDemo: false, adminLink: `${config.publicUrl}/login?firstAdmin=${ticket}` } : { isDemo: false };
}
