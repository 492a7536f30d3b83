// The contract as a whole: strict bodies, known refusals, every call described and named by a test (architecture §7).
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type AccessRule, accessRules, type CallGroup, calls, Password, refusals } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { makeAdministrator, makeCompany } from '../src/features/identity/identity.make.ts';
import { type TestShop, testShop } from './shop.ts';

const groups: Record<string, CallGroup> = calls;
const rows = Object.entries(groups).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, call]) => ({ feature, name, call })),
);

let it: TestShop;
let tests = '';
beforeAll(async () => {
  it = await testShop();
  for await (const file of glob('src/**/*.test.ts', { cwd: fileURLToPath(new URL('..', import.meta.url)) })) {
    tests += readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
  }
});

test('product §2 unknown keys of a body are refused: every body, however deep, is a strict object', () => {
  for (const { name, call } of rows.filter((row) => row.call.method === 'POST')) {
    for (const object of objectsIn(call.input)) expect(isStrict(object), name).toBe(true);
  }
});

test('product §2 a body that is null is refused by each call that takes a body, like any other that is no object', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const callers = [
    company.token,
    (await makeAdministrator(db, ['super'])).token,
    (await makeAdministrator(db, ['super'], { scope: 'enroll' })).token,
  ];
  for (const { name, call } of rows.filter((row) => row.call.method === 'POST' && row.call.kind === 'json')) {
    const answers = await Promise.all(
      callers.map((token) =>
        it.app.inject({
          method: 'POST',
          url: `/api${call.path}`,
          headers: { token, 'content-type': 'application/json', 'idempotency-key': `null-${name}-1` },
          payload: 'null',
        }),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode).filter((status) => status !== 401 && status !== 403);
    const rule: AccessRule = accessRules[call.access];
    const isForBinding = rule.scope === 'bind';
    expect([...new Set(statuses)], name).toEqual(isForBinding ? [] : [400]);
  }
});

test('no text of any call may hold NUL, which the database does not keep; a password is not kept', () => {
  const taking = rows.flatMap(({ name, call }) =>
    schemasIn(call.input, 'string')
      .filter((text) => text !== (Password as z.ZodMiniType) && text.safeParse('abcdefgh\0').success)
      .map(() => name),
  );
  expect(taking).toEqual([]);
});

type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  catchall?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  options?: z.ZodMiniType[];
};
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def;
const isStrict = (schema: z.ZodMiniType): boolean => {
  const { catchall } = defOf(schema);
  return catchall !== undefined && defOf(catchall).type === 'never';
};
const objectsIn = (schema: z.ZodMiniType) => schemasIn(schema, 'object');
function schemasIn(schema: z.ZodMiniType, type: string): z.ZodMiniType[] {
  const def = defOf(schema);
  const inner = [...Object.values(def.shape ?? {}), def.innerType, def.element, ...(def.options ?? [])].filter(
    (part) => part !== undefined,
  );
  return [...(def.type === type ? [schema] : []), ...inner.flatMap((part) => schemasIn(part, type))];
}

test('product §2 openapi.json describes every call with its access and refusals', async () => {
  const answer = await it.app.inject({ url: '/api/openapi.json' });
  const { paths } = answer.json();
  for (const { name, call } of rows) {
    const operation = paths[`/api${call.path}`]?.[call.method.toLowerCase()];
    expect(operation, name).toMatchObject({ operationId: name, 'x-access': call.access });
    expect(operation['x-refusals']).toEqual(expect.arrayContaining([...call.refuses]));
  }
});

test('every path and every name stands once', () => {
  const paths = rows.map(({ call }) => `${call.method} ${call.path}`);
  const names = rows.map(({ name }) => name);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(names).size).toBe(names.length);
});

test('every call, and every refusal a call declares, is named by a test', () => {
  const missing = rows.flatMap(({ feature, name, call }) => [
    ...(new RegExp(`\\b${name}\\b`).test(tests) ? [] : [`${feature}.${name}`]),
    ...call.refuses
      .filter((refusal) => !tests.includes(`'${refusal}'`))
      .map((refusal) => `${feature}.${name} refuses ${refusal}`),
  ]);
  expect(missing).toEqual([]);
});

test('§8 each refusal has a status of an error', () => {
  for (const [name, { status }] of Object.entries(refusals)) expect(status, name).toBeGreaterThanOrEqual(400);
});
