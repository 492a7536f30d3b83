// Product §2: what the browser is told of the rows of the contract (vite/contract-rows-plugin.ts).
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
