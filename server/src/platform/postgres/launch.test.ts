// Every known pitfall of bringing PostgreSQL along, reproduced (product §1).
import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../db/connect.ts';
import { refuseUnsafeServer } from '../db/verify-server.ts';
import { complete, installedPackage, prepareBinaries } from './binaries.ts';
import { launchPostgres } from './launch.ts';
import { findPlace } from './place.ts';
import { isAlive, isThatServer, readPidFile } from './running-server.ts';
import type { RunningServer } from './server-handle.ts';

const isRoot = process.getuid?.() === 0;
const undo: (() => Promise<unknown>)[] = [];
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

afterEach(async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
});

async function newDirectory(mode = 0o711, parent = tmpdir()): Promise<string> {
  const directory = await mkdtemp(join(parent, 'launch-'));
  await chmod(directory, mode);
  undo.push(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function launch(dataDir: string, durable = false): Promise<RunningServer> {
  const server = await launchPostgres({ dataDir, durable });
  undo.push(() => server.stop());
  return server;
}

async function ask<T extends Record<string, unknown>>(server: RunningServer, query: string): Promise<T | undefined> {
  const db = connect(server.url, { max: 1 });
  const [row] = await db.unsafe<T[]>(query);
  await db.end();
  return row;
}

describe('§1 the embedded database', () => {
  it('has checksums, UTF-8, the builtin C.UTF-8 locale, and no TCP port', async () => {
    const server = await launch(await newDirectory());
    const row = await ask(
      server,
      `
      select current_setting('data_checksums') as checksums, current_setting('listen_addresses') as tcp,
        datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
      from pg_database where datname = 'template1'`,
    );
    expect(row).toEqual({ checksums: 'on', tcp: '', provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' });
    const socket = spawnSync('stat', ['-c', '%a', server.socketDirectory], { encoding: 'utf8' });
    expect(socket.stdout.trim()).toBe('700');
  });

  it('asks for the password even on its socket', async () => {
    const server = await launch(await newDirectory());
    const url = new URL(server.url);
    url.password = 'guessed';
    const db = connect(url.href, { max: 1 });
    await expect(db`select 1`).rejects.toThrow('password authentication failed');
    await db.end({ timeout: 0 });
  });

  it('adopts a server that outlived its launcher, with its data', async () => {
    const dataDir = await newDirectory();
    const first = await launch(dataDir);
    await ask(first, 'create table survivor (id int)');
    const second = await launchPostgres({ dataDir, durable: false });
    expect([second.isAdopted, second.pid, second.url]).toEqual([true, first.pid, first.url]);
    await second.stop();
    expect(isAlive(first.pid)).toBe(false);
    await first.exited;
  });

  it('starts again at once after kill -9, and nothing committed is lost', async () => {
    const dataDir = await newDirectory();
    const first = await launch(dataDir, true);
    await ask(first, 'create table survivor as select 7 as id');
    process.kill(first.pid, 'SIGKILL');
    const second = await launch(dataDir, true);
    expect(second.isAdopted).toBe(false);
    expect(await ask(second, 'select id from survivor')).toEqual({ id: 7 });
  });

  it('starts one of its own where the server it found ends while it is looked at', async () => {
    const dataDir = await newDirectory();
    const first = await launch(dataDir, true);
    // Seen, but without an answer, as one is for the moment in which the system clears it away.
    process.kill(first.pid, 'SIGSTOP');
    const launched = launch(dataDir, true);
    await sleep(500);
    process.kill(first.pid, 'SIGKILL');
    const second = await launched;
    expect(second.isAdopted).toBe(false);
    expect(await ask(second, 'select 7 as id')).toEqual({ id: 7 });
  });

  it('does not take a stranger with the recorded number for its server, and starts', async () => {
    const dataDir = await newDirectory();
    const first = await launch(dataDir);
    const { cluster } = await findPlace(dataDir);
    const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    await first.stop();
    await writeFile(join(cluster, 'postmaster.pid'), pidFile.replace(/^\d+/, String(process.pid)));
    const left = await readPidFile(cluster);
    expect(left && (await isThatServer(left))).toBe(false);
    const second = await launch(dataDir);
    expect(second.isAdopted).toBe(false);
  });

  it('keeps a socket path under 107 bytes however deep its directory is', async () => {
    const deep = join(await newDirectory(), 'd'.repeat(90));
    await mkdir(deep);
    const server = await launch(deep);
    expect(Buffer.byteLength(server.socketDirectory)).toBeLessThan(80);
    expect(await ask(server, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('throws away what a killed first start left half-made', async () => {
    const dataDir = await newDirectory();
    const { base } = await findPlace(dataDir);
    await mkdir(join(base, 'unfinished-1'));
    await launch(dataDir);
    expect((await readdir(base)).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });

  it('refuses a directory of another major version in one line', async () => {
    const dataDir = await newDirectory();
    await mkdir(join(dataDir, 'postgres/17'), { recursive: true });
    await expect(launchPostgres({ dataDir })).rejects.toThrow(
      /holds a database of PostgreSQL 17, this release needs 18/,
    );
    await rm(join(dataDir, 'postgres/17'), { recursive: true });
    const { cluster } = await findPlace(dataDir);
    await mkdir(cluster);
    await writeFile(join(cluster, 'PG_VERSION'), '16\n');
    await expect(launchPostgres({ dataDir })).rejects.toThrow(/holds a database of PostgreSQL 16/);
  });

  it('refuses a server without fsync', async () => {
    const server = await launch(await newDirectory());
    await expect(refuseUnsafeServer({ ...server, isAdopted: true }, true)).rejects.toThrow(
      /fsync = off|full_page_writes = off|synchronous_commit = off/,
    );
  });

  it('says in one line why a damaged cluster does not start', async () => {
    const dataDir = await newDirectory();
    await (await launch(dataDir)).stop();
    const { cluster } = await findPlace(dataDir);
    await rm(join(cluster, 'global/pg_control'));
    await expect(launchPostgres({ dataDir, durable: false })).rejects.toThrow(
      /did not start: .*could not find the database system/,
    );
  });

  it('says in one line that the password is gone', async () => {
    const dataDir = await newDirectory();
    await (await launch(dataDir)).stop();
    await rm((await findPlace(dataDir)).passwordFile);
    const failed = launchPostgres({ dataDir, durable: false });
    await expect(failed).rejects.toThrow(/password cannot be read/);
  });
});

describe('§1 the programs that came with npm', () => {
  it('get their library links and execute bits back when install scripts were off', async () => {
    const directory = await newDirectory();
    await mkdir(join(directory, 'native/lib'), { recursive: true });
    await mkdir(join(directory, 'native/bin'));
    await writeFile(join(directory, 'native/lib/libx.so.1.2'), 'x');
    await symlink('gone', join(directory, 'native/lib/libx.so'));
    const links = ['libx.so', 'libx.so.1'].map((name) => ({
      source: 'native/lib/libx.so.1.2',
      target: `native/lib/${name}`,
    }));
    await writeFile(join(directory, 'native/pg-symlinks.json'), JSON.stringify(links));
    for (const program of ['postgres', 'initdb'])
      await writeFile(join(directory, 'native/bin', program), '', { mode: 0o644 });
    await complete(directory);
    expect(await readFile(join(directory, 'native/lib/libx.so'), 'utf8')).toBe('x');
    expect(await readFile(join(directory, 'native/lib/libx.so.1'), 'utf8')).toBe('x');
    expect(spawnSync('test', ['-x', join(directory, 'native/bin/postgres')]).status).toBe(0);
  });

  it('run where they are', async () => {
    const { account } = await findPlace(await newDirectory());
    const { directory } = await prepareBinaries(await newDirectory(), account);
    expect(await readdir(directory)).toContain('postgres');
  });
});

describe.runIf(isRoot)('§1 as root', () => {
  it('the server runs as another user', async () => {
    const server = await launch(await newDirectory());
    const owner = spawnSync('ps', ['-o', 'user=', '-p', String(server.pid)], { encoding: 'utf8' }).stdout.trim();
    expect(['postgres', 'nobody']).toContain(owner);
  });

  it('a project under a private home gets its database in a place that the other user can pass', async () => {
    const home = await newDirectory(0o700);
    const dataDir = join(home, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    const place = await findPlace(dataDir);
    undo.push(() => rm(place.base, { recursive: true, force: true }));
    expect(place.base.startsWith(home)).toBe(false);
    const server = await launch(dataDir);
    expect(await ask(server, 'select 1 as one')).toEqual({ one: 1 });
    expect((await findPlace(dataDir)).base).toBe(place.base);
  });

  it('a private data directory is opened for passing, and for nothing else', async () => {
    const dataDir = await newDirectory(0o700);
    expect((await findPlace(dataDir)).base.startsWith(dataDir)).toBe(true);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
  });

  it('programs that the other user cannot reach are copied to where it can', async () => {
    const { account } = await findPlace(await newDirectory());
    const copies = await newDirectory(0o755);
    const { directory } = await prepareBinaries(copies, account, await privatePackage());
    expect(directory.startsWith(copies)).toBe(true);
  });
});

async function privatePackage(): Promise<string> {
  const home = await newDirectory(0o700);
  await cp(installedPackage(), join(home, 'package'), { recursive: true, verbatimSymlinks: true });
  return join(home, 'package');
}
