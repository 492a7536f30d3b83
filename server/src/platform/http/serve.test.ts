// What a handler waits for begins while its caller is looked up, and never answers in the handler's place (stack.md: HTTP).
import { get } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testShop } from '../../../test/shop.ts';
import { makeCompany } from '../../features/identity/identity.make.ts';
import type { Shop } from '../shop.ts';
import { makeApp } from './make-app.ts';
import { serve } from './serve.ts';

const rest = {
  about: 'Answers once what it waits for is over.',
  input: z.object({}),
  result: z.array(z.string()),
  access: 'signedIn',
  refuses: [],
} as const;
const waits = get('/test/waits', rest);
const fails = get('/test/fails', rest);

let shop: Shop;
let app: ReturnType<typeof makeApp>;
let said: string[] = [];

beforeAll(async () => {
  ({ shop } = await testShop());
  app = makeApp(shop);
  const handler = async () => {
    said.push('asked');
    return said;
  };
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    said.push('over');
  };
  const never = () => Promise.reject(new Error('the database is away'));
  serve(
    app,
    shop,
    { waits, fails },
    { waits: Object.assign(handler, { ahead: later }), fails: Object.assign(async () => said, { ahead: never }) },
  );
  await app.ready();
});

const ask = (name: string, token: string) => app.inject({ url: `/api/test/${name}`, headers: { token } });

test('a handler is asked once what it waits for is over', async () => {
  said = [];
  const { token } = await makeCompany(shop.db);
  expect((await ask('waits', token)).json()).toMatchObject({ result: ['over', 'asked'] });
});

test('product §2 who is not signed in hears 401, whatever becomes of what the handler waits for', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', hear);
  expect((await ask('fails', '')).statusCode).toBe(401);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
  const { token } = await makeCompany(shop.db);
  expect((await ask('fails', token)).statusCode).toBe(500);
});
