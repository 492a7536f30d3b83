// Product §2: what the browser is told of the rows of the contract (vite/contract-rows-plugin.ts).
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contractRows } from '../../../vite/contract-rows-plugin.ts';

const load = contractRows().load as (id: string) => Promise<{ code: string }>;

test('product §2 the browser knows which calls write, so that a lost one is not taken for a reading', async () => {
  const { code } = await load(fileURLToPath(import.meta.resolve('@outrigger/contract/calls/identity.ts')));
  const rows = JSON.parse(/identityCalls = (.*);/u.exec(code)?.[1] ?? '{}');
  expect(rows.logout).toMatchObject({ method: 'GET', writes: true });
  expect(rows.profile).toMatchObject({ method: 'POST' });
  expect(rows.profile.writes).toBeUndefined();
});

test('quality 14 of every row of the contract the browser is told how it is asked, and nothing else', async () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@outrigger/contract/calls/identity.ts')));
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const told = await Promise.all(files.map(async (name) => (await load(join(folder, name))).code));
  const groups = told
    .flatMap((code) => [...code.matchAll(/Calls = (.*);/gu)])
    .map(([, rows]) => JSON.parse(rows ?? ''));
  const rows = groups.flatMap((group) => Object.values<Record<string, unknown>>(group));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => !['method', 'path', 'kind'].every((field) => field in row))).toEqual([]);
  expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(
    new Set(['method', 'path', 'kind', 'writes', 'idempotent']),
  );
});
