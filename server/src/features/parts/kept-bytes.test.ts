// Kept answers weigh what is kept of them: their bytes, and each compressed form once it is made (docs/decisions/0026).
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makePart } from './parts.make.ts';

const { path } = calls.parts.goodsListByIds;

test('product §2 the memory of kept answers is bounded by all that is kept: plain, brotli and gzip, each counted once', async () => {
  const { app, shop } = await testShop();
  const { token } = await makeCompany(shop.db);
  const parts = [];
  for (let at = 0; at < 8; at += 1) parts.push(await makePart(shop.db));
  const url = `/api${path}?ids=${parts.map((part) => part.partId).join(',')}`;
  const ask = async (coding: string) => {
    const before = shop.responseCache.figures().bytes;
    const headers = { token, language: 'en', 'currency-name': 'USD', 'accept-encoding': coding };
    const { rawPayload } = await app.inject({ url, headers });
    return { rawPayload, more: shop.responseCache.figures().bytes - before };
  };
  const plain = await ask('identity');
  const [br, gzip] = [await ask('br'), await ask('gzip')];
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  const sent = [br, gzip].map((one) => one.rawPayload.byteLength);
  expect([br.more, gzip.more]).toEqual(sent);
  expect([(await ask('br')).more, (await ask('gzip')).more]).toEqual([0, 0]);
});
