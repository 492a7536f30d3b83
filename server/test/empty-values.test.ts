// Product §2: an empty query value means "not asked", of each call that is asked by a query.
import type { Call } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type AskedOfEach, makeOneOfEach, rows } from './asked-of-every-call.ts';
import { type TestShop, testShop } from './shop.ts';

let it: TestShop;
let asked: AskedOfEach;
beforeAll(async () => {
  it = await testShop();
  asked = await makeOneOfEach(it);
});

const shapeOf = (call: Call): Record<string, z.ZodMiniType> =>
  (call.input._zod.def as { shape?: Record<string, z.ZodMiniType> }).shape ?? {};
const keysOf = (call: Call, isOptional: boolean): string[] =>
  Object.entries(shapeOf(call)).flatMap(([key, schema]) =>
    schema.safeParse(undefined).success === isOptional ? [key] : [],
  );
const emptied = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, '']));

// What changes something answers the second question otherwise; signing out would end the session of all that comes after.
const asking = rows.filter(([, { method, writes }]) => method === 'GET' && !writes);

describe.each(asking)('product §2 an empty value of %s', (name, call) => {
  test('an optional one is not asked', async () => {
    const needed = asked.needed[name] ?? {};
    const asker = { token: asked.tokenFor(call) };
    const plain = await it.ask(call, needed, asker);
    const withEmpty = await it.ask(call, { ...emptied(keysOf(call, true)), ...needed }, asker);
    expect(plain.status).toBe(200);
    expect([withEmpty.status, withEmpty.text]).toEqual([plain.status, plain.text]);
  });

  test('a required one is missed by name', async () => {
    for (const key of keysOf(call, false)) {
      const input = { ...asked.needed[name], [key]: '' };
      const answer = await it.ask(call, input, { token: asked.tokenFor(call) });
      expect(answer).toMatchObject({ status: 400, fields: [{ field: key, problem: 'required' }] });
    }
  });
});
