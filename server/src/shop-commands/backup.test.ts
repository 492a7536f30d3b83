// Backup and restore, proven by a round trip between two databases (product §1).
import type * as FileSystem from 'node:fs/promises';
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lonelyDatabase } from '../../test/database.ts';
import { connect } from '../platform/db/connect.ts';
import type { Db } from '../platform/db/db.ts';
import type * as Migrate from '../platform/db/migrate.ts';
import { migrate } from '../platform/db/migrate.ts';
import { settleFiles } from '../platform/supervisor/restored-files.ts';
import { keepRestoreToken, readRestoreToken } from '../platform/supervisor/restored-files.store.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { inSnapshot, readManifest } from './backup.reads.ts';
import { requireWhole, writeFrames } from './frames.ts';
import { readBackup } from './read-backup.ts';
import { refuseToOverwrite } from './restore.store.ts';
import { writeBackup } from './write-backup.ts';

const stops = vi.hoisted(() => ({ after: Number.POSITIVE_INFINITY, error: new Error('never') }));
const stopAfter = (renames: number, error: Error) => Object.assign(stops, { after: renames, error });
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  const rename: typeof real.rename = async (from, to) => {
    if (String(from).includes('killed-') && (stops.after -= 1) < 0) throw stops.error;
    return await real.rename(from, to);
  };
  const rm: typeof real.rm = async (path, options) => {
    if (String(path).includes('killed-') && stops.after <= 0) throw stops.error;
    return await real.rm(path, options);
  };
  return { ...real, rename, rm };
});

// A later migration may spare the rows that are there when it makes a rule: here that one which rules have to be readable by.
const SPARED = `alter table option_rules drop constraint option_rules_rule_check;
  alter table option_rules add constraint option_rules_rule_check check (is_option_rule(rule)) not valid`;
vi.mock('../platform/db/migrate.ts', async (original) => {
  const real = await original<typeof Migrate>();
  const applyMigrations: typeof real.applyMigrations = async (trx, wanted) => {
    await real.applyMigrations(trx, wanted);
    await trx.unsafe(SPARED);
  };
  return { ...real, applyMigrations };
});

const source = await lonelyDatabase();
const target = await lonelyDatabase();
const from = connect(source.url, { max: 4 });
const to = connect(target.url, { max: 4 });
const folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
const file = join(folder, 'shop.backup');

beforeAll(async () => {
  await from`insert into companies (name, status, approved_at) values ('Hübsch\t& 液压 "Co"\\n', 'approved', now())`;
  await from`
    insert into users (company_id, role, email, settings)
    select c.id, case n when 1 then 'main' else 'sub' end, 'buyer-' || n || '@example.org', '{"a_b": [1, null, "\\n"]}'
    from companies c, generate_series(1, 2000) n`;
  await from`insert into shop_settings (key, value) values ('firstStart', '"filled"')`;
  // A rule from before rules had to be readable, which only new rows are asked.
  await from`alter table option_rules drop constraint option_rules_rule_check`;
  await from`insert into option_rules (rule) values ('A++B')`;
  await from`alter table option_rules add constraint option_rules_rule_check check (is_option_rule(rule)) not valid`;
  await mkdir(join(folder, 'from/ab'), { recursive: true });
  await writeFile(join(folder, 'from/ab/empty.bin'), '');
  await writeFile(join(folder, 'from/ab/large.bin'), Buffer.alloc(9_000_001, 'outrigger '));
});

afterAll(async () => {
  await Promise.all([from.end(), to.end()]);
  await Promise.all([source.drop(), target.drop(), rm(folder, { recursive: true })]);
});

it('§1 a restored shop equals the one that was backed up, files and sequences too', async () => {
  const made = await writeBackup(from, join(folder, 'from'), file);
  expect(made.files).toBe(2);
  expect(made.rows).toBeGreaterThan(2000);
  const restored = await readBackup(to, join(folder, 'to'), file);
  expect(restored).toMatchObject({ rows: made.rows, files: 2 });
  expect(await fingerprint(to)).toEqual(await fingerprint(from));
  expect(await migrate(to)).toEqual([]);
  expect((await stat(join(folder, 'to/ab/empty.bin'))).size).toBe(0);
  expect(await readFile(join(folder, 'to/ab/large.bin'))).toEqual(await readFile(join(folder, 'from/ab/large.bin')));
  const [next] = await to`insert into companies (name) values ('next') returning id`;
  expect(next?.['id']).toBe(2);
});

it('product §8 what files a shop holds as they came is not carried to another cluster, which counts transactions otherwise', async () => {
  await from`insert into written_tables (name, writer) values ('parts', '99999999999')`;
  const path = join(folder, 'counted.backup');
  await writeBackup(from, null, path);
  await readBackup(to, null, path);
  expect(await to`select name from written_tables where writer > pg_current_xact_id()`).toEqual([]);
});

it('§1 constraints and triggers stand again after a restore', async () => {
  await expect(to`insert into users (company_id, role, email) values (999, 'sub', 'x@example.org')`).rejects.toThrow(
    'foreign key',
  );
  await expect(to`insert into option_rules (rule) values ('B++A')`).rejects.toThrow('option_rules_rule_check');
  const off = await to`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`;
  expect(off).toHaveLength(0);
});

it('§1 a backup is one moment, whatever is written meanwhile', async () => {
  const path = join(folder, 'moment.backup');
  let isDone = false;
  const writing = (async () => {
    for (let n = 0; !isDone; n += 1) await from`insert into companies (name) values (${`during ${n}`})`;
  })();
  await writeBackup(from, join(folder, 'from'), path);
  isDone = true;
  await writing;
  const { rows } = await readBackup(to, join(folder, 'to'), path);
  expect(rows).toBeGreaterThan(2000);
});

it('§1 a damaged, cut or foreign file changes nothing', async () => {
  const before = await fingerprint(to);
  const cut = join(folder, 'cut.backup');
  await writeFile(cut, await readFile(file));
  await truncate(cut, (await stat(file)).size - 2000);
  await expect(readBackup(to, join(folder, 'to'), cut)).rejects.toThrow(/cut short|cannot be read/);
  await writeFile(cut, 'not a backup');
  await expect(readBackup(to, join(folder, 'to'), cut)).rejects.toThrow('cannot be read as a backup');
  expect(await fingerprint(to)).toEqual(before);
  expect(await readdir(join(folder, 'to'))).toEqual(['ab']);
});

it.each([0.1, 0.3, 0.5, 0.7, 0.9])(
  '§1 a backup cut or changed at %s of its length is told in one line before anything is touched',
  async (part) => {
    const whole = await readFile(file);
    const at = Math.floor(whole.length * part);
    const damaged = join(folder, 'damaged.backup');
    await writeFile(damaged, whole.subarray(0, at));
    await expect(requireWhole(damaged)).rejects.toThrow(/^.+damaged\.backup .*nothing was changed\.$/);
    await writeFile(damaged, whole.with(at, (whole[at] ?? 0) ^ 0xff));
    await expect(requireWhole(damaged)).rejects.toBeInstanceOf(StartProblem);
  },
);

it('§1 a whole backup is found whole', async () => {
  await expect(requireWhole(file)).resolves.toBeUndefined();
});

it.each([0.5, 0.9])(
  '§1 a backup cut at %s of its length that somebody restores all the same changes nothing',
  async (part) => {
    const cut = join(folder, 'part.backup');
    await writeFile(cut, (await readFile(file)).subarray(0, Math.floor((await stat(file)).size * part)));
    const before = await fingerprint(to);
    await expect(readBackup(to, join(folder, 'to'), cut)).rejects.toBeInstanceOf(StartProblem);
    expect(await fingerprint(to)).toEqual(before);
  },
);

it('§1 a backup that ends in the middle of a table leaves a connection that goes on', async () => {
  const path = join(folder, 'middle.backup');
  const out = writeFrames(path);
  const { manifest } = await inSnapshot(from, readManifest);
  const body = Buffer.from(JSON.stringify(manifest));
  await out.write({ kind: 'manifest', bytes: body.length }, body);
  const row = Buffer.from('"cut');
  await out.write({ kind: 'rows', table: 'companies', bytes: row.length }, row);
  await out.finish();
  const before = await fingerprint(to);
  await expect(readBackup(to, join(folder, 'to'), path)).rejects.toThrow('cut short');
  expect(await fingerprint(to)).toEqual(before);
});

it.each([
  ['no directory to lie in', '/nonexistent/shop.backup', 'ENOENT'],
  ['a draft that can neither be made nor removed', join(file, 'deeper.backup'), 'ENOTDIR'],
  ['a directory in its place', join(folder, 'from'), 'EISDIR'],
])('§1 a backup that cannot be written says so in one line: %s', async (_what, target, code) => {
  await writeFile(file, '', { flag: 'a' });
  const writing = writeBackup(from, join(folder, 'from'), target);
  await expect(writing).rejects.toThrow(`${target} cannot be written: ${code}`);
  await expect(writing).rejects.toBeInstanceOf(StartProblem);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('§1 a restore that is killed after its commit, wherever in putting its files in place, is finished by the next start, and loses no file', async () => {
  const begun = join(folder, 'killed-at-once');
  await mkdir(join(begun, 'ab'), { recursive: true });
  await writeFile(join(begun, 'ab/old.bin'), 'old');
  await writeFile(join(begun, 'old.bin'), 'old');
  const killed = new Error('killed');
  stopAfter(0, killed);
  await expect(readBackup(to, begun, file)).rejects.toBe(killed);
  const token = (await readRestoreToken(to)) ?? '';
  expect(token).not.toBe('');
  // One restore, whose files are put in place from the same state again and again.
  for (const renames of [0, 1, 2, 3, 4]) {
    const place = join(folder, `killed-${renames}`);
    await cp(begun, place, { recursive: true });
    await to.begin((trx) => keepRestoreToken(trx, token));
    stopAfter(renames, killed);
    await expect(settleFiles(to, place), `${renames} renames`).rejects.toBe(killed);
    stopAfter(Number.POSITIVE_INFINITY, killed);
    await settleFiles(to, place);
    expect(await readdir(join(place, 'ab'))).toEqual(['empty.bin', 'large.bin']);
    expect(await readdir(place)).toEqual(['ab']);
    await settleFiles(to, place);
    expect(await readdir(place)).toEqual(['ab']);
  }
});

it('§1 files that lie behind a link, perhaps on a mount, are replaced there', async () => {
  const [link, disk] = [join(folder, 'linked'), join(folder, 'disk')];
  await mkdir(join(disk, 'lost+found'), { recursive: true });
  await writeFile(join(disk, 'old.bin'), 'old');
  await symlink(disk, link);
  await readBackup(to, link, file);
  expect((await readdir(disk)).sort()).toEqual(['ab', 'lost+found']);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
});

it('§1 a backup leaves out what a restore that was cut short has unpacked', async () => {
  const place = join(folder, 'drafts');
  await mkdir(join(place, '.restoring-x'), { recursive: true });
  await writeFile(join(place, '.restoring-x/half.bin'), 'half');
  await writeFile(join(place, 'kept.bin'), 'kept');
  expect(await writeBackup(from, place, join(folder, 'drafts.backup'))).toMatchObject({ files: 1 });
});

it('§1 a restore that is killed before its commit leaves the files it found', async () => {
  const place = join(folder, 'early');
  await mkdir(join(folder, 'early/.restoring-0123456789abcdef'), { recursive: true });
  await writeFile(join(place, 'old.bin'), 'old');
  await settleFiles(to, place);
  expect(await readdir(place)).toEqual(['old.bin']);
  expect((await readdir(folder)).filter((name) => name.startsWith('early'))).toEqual(['early']);
});

it('§1 a backup with files is not restored into a shop whose files lie in S3', async () => {
  const before = await fingerprint(to);
  await expect(readBackup(to, null, file)).rejects.toThrow('lie in S3');
  expect(await fingerprint(to)).toEqual(before);
  const path = join(folder, 'rows.backup');
  expect(await writeBackup(from, null, path)).toMatchObject({ files: 0, missing: [] });
  expect(await readBackup(to, null, path)).toMatchObject({ files: 0 });
});

it('§1 a backup that holds a table of another program is told in one line, and nothing is changed', async () => {
  const path = join(folder, 'foreign.backup');
  const out = writeFrames(path);
  const { manifest } = await inSnapshot(from, readManifest);
  const tables = [...manifest.tables, { name: 'parts_copy', columns: ['id'] }];
  const body = Buffer.from(JSON.stringify({ ...manifest, tables }));
  await out.write({ kind: 'manifest', bytes: body.length }, body);
  await out.finish();
  const before = await fingerprint(to);
  const restoring = readBackup(to, join(folder, 'to'), path);
  await expect(restoring).rejects.toThrow('holds a table of another program (parts_copy)');
  await expect(restoring).rejects.toBeInstanceOf(StartProblem);
  expect(await fingerprint(to)).toEqual(before);
});

it('§1 a backup with a doubled row, or one that leads nowhere, is told with table and key, and nothing is changed', async () => {
  const faults = [
    {
      table: 'shop_settings',
      columns: ['key', 'value'],
      row: 'a\t1\na\t2\n',
      why: /row of shop_settings .*\(key\)=\(a\)/,
    },
    {
      table: 'shop_settings',
      columns: ['key', 'value'],
      row: 'a\t{\n',
      why: /row of shop_settings .*COPY shop_settings, line 1/,
    },
    {
      table: 'user_permissions',
      columns: ['user_id', 'permission'],
      row: '999\t3\n',
      why: /row of user_permissions .*\(user_id\)=\(999\)/,
    },
  ];
  const before = await fingerprint(to);
  for (const { table, columns, row, why } of faults) {
    const path = await backupOf(table, columns, row);
    const restoring = readBackup(to, join(folder, 'to'), path);
    await expect(restoring).rejects.toThrow(why);
    await expect(restoring).rejects.toBeInstanceOf(StartProblem);
  }
  expect(await fingerprint(to)).toEqual(before);
});

/** A backup of these rows alone. */
async function backupOf(table: string, columns: string[], rows: string): Promise<string> {
  const path = join(folder, `${table}.backup`);
  const out = writeFrames(path);
  const { manifest } = await inSnapshot(from, readManifest);
  const body = Buffer.from(JSON.stringify({ ...manifest, tables: [{ name: table, columns }] }));
  const bytes = Buffer.from(rows);
  await out.write({ kind: 'manifest', bytes: body.length }, body);
  await out.write({ kind: 'rows', table, bytes: bytes.length }, bytes);
  await out.write({ kind: 'end', bytes: 0, rows: { [table]: rows.split('\n').length - 1 }, files: 0 }, Buffer.alloc(0));
  await out.finish();
  return path;
}

it('§1 indexes and constraints are those of a migrated shop again after a restore', async () => {
  const shapeOf = (db: Db) => db`
    select tablename, indexdef as of from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`;
  expect(await shapeOf(to)).toEqual(await shapeOf(from));
});

it('§1 a shop with users is only replaced when asked to', async () => {
  await expect(refuseToOverwrite(to, false)).rejects.toThrow('--replace');
  await expect(refuseToOverwrite(to, true)).resolves.toBeUndefined();
});

/** Count and digest of every table, in an order of its own. */
async function fingerprint(db: Db): Promise<Record<string, unknown>> {
  const { tables, sequences, migrations } = (await inSnapshot(db, readManifest)).manifest;
  const digests = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] =
        await db`select count(*) as rows, md5(string_agg(t::text, ',' order by t::text)) as digest from ${db(name)} t`;
      return [name, row] as const;
    }),
  );
  return { ...Object.fromEntries(digests), sequences, migrations };
}
