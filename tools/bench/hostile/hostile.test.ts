// The short form of `npm run bench -- hostile` (quality 10), and that its planted fault is caught.
import { expect, it } from 'vitest';
import { onScratchShop } from '../orders/scratch-shop.ts';
import { attack, CALLS_ASKED } from './attack.ts';
import { claimsOf } from './claims.ts';
import { hostileRequests } from './hostile-requests.ts';
import { makeVictims, plantBrokenTable } from './victims.ts';

it('quality 10: hostile requests to every call end neither in a 5xx nor in a hang, and a call that breaks is found out', {
  timeout: 120_000,
}, async () => {
  await onScratchShop(1, async (shop) => {
    const victims = await makeVictims(shop);
    const origin = (await shop.apps[0]?.listen({ port: 0, host: '127.0.0.1' })) ?? '';
    const given = { count: 2 * CALLS_ASKED, seed: 7, ...victims };
    const tally = await attack(origin, hostileRequests({ ...given, under: ['/'] }), victims.renew);
    expect(tally.faults).toEqual([]);
    for (const { says, wanted, found } of claimsOf(tally, { sent: given.count, asked: CALLS_ASKED }))
      expect(found, says).toEqual(wanted);
    await plantBrokenTable(shop.db);
    const { faults } = await attack(origin, hostileRequests({ ...given, under: ['/favorite'], count: 60 }));
    expect(faults.length).toBeGreaterThan(0);
  });
});
