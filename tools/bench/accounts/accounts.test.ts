// The short form of `npm run bench -- accounts` (quality 9), and that each claim catches its own planted fault.
import { expect, it } from 'vitest';
import { unnoticed } from '../orders/plant.ts';
import { onClonedShop } from '../orders/cloned-shop.make.ts';
import { isBroken } from '../orders/verdict.ts';
import { ACCOUNT_FAULTS, type AccountFault } from './account-faults.ts';
import { askAccounts } from './ask-accounts.ts';

/** For claims and faults alike. */
const SIZE = { look: 5, most: 25 };

it('quality 9: known and unknown addresses get the same words in the same time, and whatever tells them apart is found out', {
  timeout: 300_000,
}, async () => {
  await onClonedShop(1, async (shop) => {
    const claims = await askAccounts(shop, SIZE);
    expect(claims.filter(isBroken)).toEqual([]);
    expect(new Set(Object.values(ACCOUNT_FAULTS).flatMap(({ breaks }) => breaks))).toEqual(
      new Set(claims.map(({ says }) => says)),
    );
    const askWith = (planted: typeof shop, { call }: AccountFault) => askAccounts(planted, SIZE, [call]);
    expect(await unnoticed(shop, ACCOUNT_FAULTS, askWith)).toEqual([]);
  });
});
