// What an import remembers, for the difference and for undo: which import and which row every row comes from, and what a changed row was before (product §8).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '@outrigger/server/src/features/imports/index.ts';
import { allKinds } from '@outrigger/server/src/features/imports/format/kinds/all-kinds.ts';
import type { Cell, Column, Kind } from '@outrigger/server/src/features/imports/format/kinds/kind.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { lonelyDatabase } from '@outrigger/server/test/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from './catalogue/read-csv.ts';
import { csvFile } from './catalogue/csv-file.ts';
import { writeDemo } from './catalogue/write-demo.ts';
import { isMadeOnRequest } from './demo-import.ts';

let db: Db;
let drop: () => Promise<void>;
let place: string;
let first: number;
const rowsOf = new Map<string, ReturnType<typeof readCsv>>();

/** What customers have of their own, and words a maker adds, are no part of the generator's folder. */
const ADDED: Record<string, string> = {
  'customer-part-codes': 'customer,part,code\nC-1,{part},OWN-1\n',
  'company-price-lists': 'customer,price_list,valid_from\nC-1,{list},2026-01-01\n',
  'company-machines': 'customer,scheme,machine,own_name\nC-1,{scheme},{machine},Lift 1\n',
  'search-synonyms': 'language,word,meant,way\nen,jackleg,outrigger,one\n',
};

/** Kinds whose rows stay as they are: a newer one is added. */
const UNCHANGING = new Set(['exchange-rates']);

/** Columns to change where the last one hangs together with others. */
const CHANGED: Record<string, string> = { hotspots: 'width', machines: 'manufactured_on', 'serial-schemes': 'name' };

beforeAll(async () => {
  const lonely = await lonelyDatabase();
  [db, drop] = [connect(lonely.url, { max: 2 }), lonely.drop];
  place = mkdtempSync(join(tmpdir(), 'outrigger-memory-'));
  await db`insert into companies (name, customer_number, status, currency, approved_at) values ('Rental', 'C-1', 'approved', 'USD', now())`;
  writeDemo({ size: 'S', seed: 2026, folder: join(place, 'first') });
  writeAdded(join(place, 'first'));
  first = await load('first');
}, 120_000);
afterAll(async () => {
  await db.end();
  await drop();
  rmSync(place, { recursive: true, force: true });
});

function writeAdded(folder: string): void {
  const [part, list, machine] = ['parts', 'price-lists', 'machines'].map(
    (kind) => readCsv(join(folder, `${kind}.csv`))[0],
  );
  const names: Record<string, string | undefined> = {
    part: part?.('code'),
    list: list?.('code'),
    scheme: machine?.('scheme'),
    machine: machine?.('serial_number'),
  };
  for (const [kind, text] of Object.entries(ADDED))
    writeFileSync(
      join(folder, `${kind}.csv`),
      text.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? ''),
    );
}

async function load(name: string): Promise<number> {
  const result = await importFolder(db, join(place, name), { isMadeOnRequest });
  if (result.status === 'refused') throw new Error(JSON.stringify(result.faults.slice(0, 8)));
  return result.importId;
}

function csvOf({ kind }: Kind): ReturnType<typeof readCsv> {
  const known = rowsOf.get(kind) ?? readCsv(join(place, 'first', `${kind}.csv`));
  rowsOf.set(kind, known);
  return known;
}

const rowOf = async ({ table }: Kind, importId: number, row: number): Promise<Record<string, unknown> | undefined> => {
  const [found] = await db.unsafe<{ row: string }[]>(
    `select to_jsonb(t)::text as row from ${table} t where import_id = ${importId} and import_row = ${row}`,
  );
  return found && (JSON.parse(found.row) as Record<string, unknown>);
};

test('every kind of the format is imported here', () => {
  const empty = allKinds.filter((kind) => csvOf(kind).length === 0).map(({ kind }) => kind);
  expect(empty).toEqual([]);
});

test.each(allKinds.map((kind) => [kind.kind, kind] as const))(
  'product §8 rows of %s remember the import and the source row they came from',
  async (_, kind) => {
    const found = await db.unsafe<{ count: number; rows: number; first: number; last: number }[]>(
      `select count(*)::int, count(distinct import_row)::int as rows, min(import_row) as first, max(import_row) as last
       from ${kind.table} where import_id = ${first}`,
    );
    const count = csvOf(kind).length;
    expect(found[0]).toEqual({ count, rows: count, first: 2, last: count + 1 });
  },
);

/** Another value the cell may hold. */
function otherValue(cell: Cell, value: string): string {
  if (cell.is === 'text') return value === 'Another' ? 'Still another' : 'Another';
  if (cell.is === 'whole') return Number(value) < cell.max ? String(Number(value) + 1) : String(cell.min);
  if (cell.is === 'oneOf') return cell.words.find((word) => word !== value) ?? '';
  if (cell.is === 'flag') return value === 'no' ? 'yes' : 'no';
  if (cell.is === 'date') return '2026-01-30';
  if (cell.is === 'moment') return '2026-01-30T08:00:00Z';
  if (cell.is === 'json') return '{"other":true}';
  if (cell.is === 'ordinals') return '1-7';
  return '4321';
}

/** The columns of a kind that may be changed without making another row of it. */
const changeable = (kind: Kind): Column[] =>
  kind.columns.filter(
    ({ name, to, refersTo, isFile, cell }) =>
      !refersTo &&
      !isFile &&
      cell.is !== 'form' &&
      to !== null &&
      !kind.key.includes(to ?? name) &&
      !kind.key.includes(`${name}_norm`),
  );

/** Writes the first row of a kind again, with one cell changed. */
function writeChanged(kind: Kind, folder: string): boolean {
  const [row] = csvOf(kind);
  const column = kind.columns.find(({ name }) => name === CHANGED[kind.kind]) ?? changeable(kind).at(-1);
  if (!row || !column) return false;
  mkdirSync(folder, { recursive: true });
  const file = csvFile(
    folder,
    kind.kind,
    kind.columns.map(({ name }) => name),
  );
  file.row(...kind.columns.map((one) => (one === column ? otherValue(one.cell, row(one.name)) : row(one.name))));
  file.close();
  return true;
}

const changing = allKinds.filter((kind) => changeable(kind).length > 0 && !UNCHANGING.has(kind.kind));

test.each(changing.map((kind) => [kind.kind, kind] as const))(
  'product §8 a changed row of %s keeps what it was, whole',
  async (name, kind) => {
    const before = await rowOf(kind, first, 2);
    expect(writeChanged(kind, join(place, name))).toBe(true);
    const second = await load(name);
    const kept = await db<{ sourceRow: number; previous: string }[]>`
      select source_row, previous::text from import_rows where import_id = ${second} and kind = ${name}`;
    expect(kept.map((one) => [one.sourceRow, JSON.parse(one.previous) as unknown])).toEqual([[2, before]]);
    const after = await rowOf(kind, second, 2);
    expect(after).not.toEqual(before);
    for (const column of kind.key) expect(after?.[column]).toEqual(before?.[column]);
  },
);

test('a changed rate is refused: a newer one is added instead', async () => {
  for (const kind of allKinds.filter((one) => UNCHANGING.has(one.kind))) {
    expect(writeChanged(kind, join(place, kind.kind))).toBe(true);
    await expect(load(kind.kind)).rejects.toThrow(/rule|refuse/);
  }
});
