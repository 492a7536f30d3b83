// What is told of files before they are loaded (spec §7: static files): their size, and nothing of what is no file of the catalogue.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { productKey } from '../../platform/http/product-files.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { productFileSizes } = calls.parts;

test('§7 sizes come in the order asked, null for what is not stored or lies outside the files of the catalogue', async () => {
  const { token } = await makeCompany(it.shop.db);
  await it.shop.files.put(productKey('part/a.webp'), Buffer.alloc(7));
  await it.shop.files.put('upload/secret.pdf', Buffer.alloc(9));
  const names = [
    'part/none.webp',
    'part/a.webp',
    '../upload/secret.pdf',
    'part/../../upload/secret.pdf',
    '/etc/passwd',
  ];
  const { result } = await it.ask(productFileSizes, { names }, { token });
  expect(result).toEqual([null, 7, null, null, null]);
});

test('§7 sizes are for who is signed in, 500 at a time', async () => {
  const { token } = await makeCompany(it.shop.db);
  expect((await it.ask(productFileSizes, { names: [] })).status).toBe(401);
  const names = Array.from({ length: 501 }, (_, at) => `part/${at}.webp`);
  expect((await it.ask(productFileSizes, { names }, { token })).reason).toBe('invalidContent');
});
