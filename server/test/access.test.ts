// Each call × each kind of caller has a stated result, made from the contract (quality 8; product §4).
import { calls } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from './asked-of-every-call.ts';
import { cellsOf, type Kinds, makeKinds } from './callers.make.ts';
import { type TestShop, testShop } from './shop.ts';

let it: TestShop;
let kinds: Kinds;

beforeAll(async () => {
  it = await testShop();
  kinds = await makeKinds(it.shop.db);
});

describe.each(rows)('product §4 who may %s', (_name, call) => {
  test('every kind of caller gets the stated result', async () => {
    for (const { who, wanted, found, status, text } of await cellsOf(it.ask, call, kinds)) {
      expect(found, who).toBe(wanted);
      expect(status, `${who}: ${text}`).toBeLessThan(500);
    }
  });
});

test('§6 a call without an access rule does not start', async () => {
  const { serve } = await import('../src/platform/http/serve.ts');
  const { access: _, ...lawless } = calls.identity.profile;
  const handler = async () => ({ user: null });
  expect(() => serve(it.app, it.shop, { lawless } as never, { lawless: handler } as never)).toThrow('no access rule');
});
