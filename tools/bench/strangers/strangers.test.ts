// The short form of `npm run bench -- strangers` (quality 9), and that its planted fault is caught.
import { expect, it } from 'vitest';
import { onClonedShop } from '../orders/cloned-shop.make.ts';
import { askStrangers, makeStrangers, plantShared } from './ask-strangers.ts';

it("quality 9: a stranger's id is answered like what does not exist, by every call that takes one, and one that slips through is found out", {
  timeout: 120_000,
}, async () => {
  await onClonedShop(2, async (shop) => {
    const strangers = await makeStrangers(shop, 200);
    for (const { says, wanted, found } of await askStrangers(shop, strangers)) expect(found, says).toEqual(wanted);
    await plantShared(shop.db, strangers);
    const claims = await askStrangers(shop, strangers);
    expect(claims.find(({ says }) => says.startsWith('calls that answer otherwise'))?.found).not.toEqual([]);
  });
});
