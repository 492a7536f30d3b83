// The short form of `npm run bench -- revoked` (quality 7), and that its planted fault is caught.
import { expect, it } from 'vitest';
import { onClonedShop } from '../orders/cloned-shop.make.ts';
import type { Claim } from '../orders/verdict.ts';
import { claimsOfRevoking } from './claims.ts';
import { plantDeafness, revokeAll } from './revoke.ts';

const brokenOf = (claims: readonly Claim[]) => claims.filter(({ wanted, found }) => wanted !== found);

it('quality 7: nothing passes once a token or a right was taken away, and a process that does not hear of it is found out', {
  timeout: 120_000,
}, async () => {
  await onClonedShop(2, async (shop) => {
    expect(brokenOf(claimsOfRevoking(await revokeAll(shop, 3)))).toEqual([]);
    await plantDeafness(shop.db);
    expect(brokenOf(claimsOfRevoking(await revokeAll(shop, 1))).length).toBeGreaterThan(4);
  });
});
