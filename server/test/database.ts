// A migrated database of its own for every test worker, cloned from the run's template (architecture §7).
import { inject } from 'vitest';
import type {} from './global-set-up.ts';
import { connect } from '../src/platform/db/connect.ts';
import type { Db } from '../src/platform/db/db.ts';
import { onDatabase } from '../src/platform/postgres/on-database.ts';

let opened: Promise<Db> | undefined;

/** The pool of this test file; files on the same worker share one database, so each test makes its own company and counts only its own rows. */
export function testDatabase(): Promise<Db> {
  opened ??= testDatabaseUrl().then((url) => connect(url, { max: 6, name: 'outrigger-test' }));
  return opened;
}

/** The address of this worker's database, for tests that start a process of their own on it. */
export async function testDatabaseUrl(): Promise<string> {
  const { url, template } = inject('testServer');
  const name = `${template}_${process.env['VITEST_POOL_ID'] ?? '0'}`;
  await createOnce(url, name, template);
  return onDatabase(url, name);
}

/** An empty, migrated database for one test that needs to be alone; `drop` removes it. */
export async function lonelyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { url, template } = inject('testServer');
  const name = `${template}_alone_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  await createOnce(url, name, template);
  return { url: onDatabase(url, name), drop: () => dropDatabase(url, name) };
}

/** Another database with what stands in this one now, which nobody may be connected to: a replica that has stopped following. */
export async function databaseCopy(original: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const { url } = inject('testServer');
  const template = decodeURIComponent(new URL(original).pathname.slice(1));
  const name = `${template}_copy`;
  await createOnce(url, name, template);
  return { url: onDatabase(url, name), drop: () => dropDatabase(url, name) };
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const db = connect(url, { max: 1 });
  await db`drop database if exists ${db(name)} with (force)`;
  await db.end();
}

/** A pool on such a database, for a whole file of tests; `close` ends the pool and removes the database. */
export async function lonelyPool(max: number): Promise<{ db: Db; close: () => Promise<void> }> {
  const { url, drop } = await lonelyDatabase();
  const db = connect(url, { max });
  return {
    db,
    close: async () => {
      await db.end();
      await drop();
    },
  };
}

async function createOnce(url: string, name: string, template: string): Promise<void> {
  const db = connect(url, { max: 1, statementTimeout: 60_000 });
  try {
    const [found] = await db`select 1 from pg_database where datname = ${name}`;
    if (!found) await db`create database ${db(name)} template ${db(template)}`;
  } finally {
    await db.end();
  }
}
