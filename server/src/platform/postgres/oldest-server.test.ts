// The oldest PostgreSQL the shop says it works with takes the whole schema (product §1); skipped where Debian's package of it is not installed.
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { testDatabaseAbilities } from '../db/self-test.ts';
import { databaseAccount } from './run-as.ts';
import { runToEnd } from './run-to-end.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';

test.skipIf(!existsSync(join(PROGRAMS, 'initdb')))('product §1 PostgreSQL 15 takes every migration', async () => {
  const directory = await mkdtemp('/tmp/outrigger-15-');
  const account = await databaseAccount(directory);
  if (account) await chown(directory, account.uid, account.gid);
  const run = async (program: string, ...args: string[]) => {
    const { code, output } = await runToEnd(join(PROGRAMS, program), args, { account, directory });
    expect({ program, code, output }).toMatchObject({ code: 0 });
  };
  const cluster = join(directory, 'cluster');
  await run('initdb', '-D', cluster, '-U', 'outrigger', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const server = `-k ${directory} -c listen_addresses= -c fsync=off`;
  await run('pg_ctl', '-D', cluster, '-w', '-l', join(directory, 'log'), '-o', server, 'start');
  const db = connect(`postgres://outrigger@localhost/postgres?host=${encodeURIComponent(directory)}`, { max: 1 });
  try {
    expect(await migrate(db)).toContain('0160_changes.sql');
    await testDatabaseAbilities(db);
  } finally {
    await db.end();
    await run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop');
    await rm(directory, { recursive: true, force: true });
  }
});
