// Starts one PostgreSQL for a whole test run and migrates the template that every worker clones (architecture §7).
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/platform/db/connect.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { findRunningServer, launchPostgres } from '../src/platform/postgres/launch.ts';
import { onDatabase } from '../src/platform/postgres/on-database.ts';
import { isAlive } from '../src/platform/postgres/running-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: { url: string; template: string };
  }
}

const PREFIX = 'outrigger-test-';

type Server = { url: string; stop: () => Promise<void> };

let shared: Promise<Server & { template: string }> | undefined;
let users = 0;

/** Provides `testServer` to the workers of one project; the projects of a run share the server. */
export async function setup(project: TestProject): Promise<void> {
  users += 1;
  shared ??= prepare();
  const { url, template } = await shared;
  project.provide('testServer', { url, template });
}

/** Drops what the run made, once the last project is done. */
export async function teardown(): Promise<void> {
  users -= 1;
  if (users > 0 || !shared) return;
  const started = await shared.catch(() => undefined);
  if (!started) return;
  const { url, template, stop } = started;
  const db = connect(url, { max: 1 });
  const left = await db<{ datname: string }[]>`select datname from pg_database where datname like ${`${template}%`}`;
  for (const { datname } of left) await db`drop database ${db(datname)} with (force)`;
  await db.end();
  await stop();
}

async function prepare(): Promise<Server & { template: string }> {
  const server = await openServer();
  const template = `test_${process.pid}_${Date.now().toString(36)}`;
  try {
    await makeTemplate(server.url, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, template };
}

async function makeTemplate(url: string, template: string): Promise<void> {
  const admin = connect(url, { max: 1 });
  const db = connect(onDatabase(url, template), { max: 1 });
  try {
    await admin`create database ${admin(template)}`;
    await migrate(db);
  } finally {
    await Promise.all([admin.end(), db.end()]);
  }
}

async function openServer(): Promise<Server> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  await sweepDeadRuns();
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o711);
  const server = await launchPostgres({ dataDir, durable: false });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** Ends servers that killed test runs of the same person left behind; what others have there is theirs. */
async function sweepDeadRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    const dataDir = join(tmpdir(), name);
    if (!pid || isAlive(Number(pid)) || !(await isOwn(dataDir))) continue;
    const server = await findRunningServer(dataDir).catch(() => undefined);
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const isOwn = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ uid }) => uid === process.getuid?.(),
    () => false,
  );
