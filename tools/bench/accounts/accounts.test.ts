// The short form of `npm run bench -- accounts` (quality 9), and that each claim catches its own planted fault.
import { expect, it } from 'vitest';
import { unnoticed } from '../orders/plant.ts';
import { onScratchShop } from '../orders/scratch-shop.ts';
import { isBroken } from '../orders/verdict.ts';
import { ACCOUNT_FAULTS, type AccountFault } from './account-faults.ts';
import { askAccounts } from './ask-accounts.ts';

it('quality 9: known and unknown addresses get the same words in the same time, and whatever tells them apart is found out', {
  timeout: 300_000,
}, async () => {
  await onScratchShop(1, async (shop) => {
    const claims = await askAccounts(shop, { pairs: 3, sets: 6 });
    expect(claims.filter(isBroken)).toEqual([]);
    expect(new Set(Object.values(ACCOUNT_FAULTS).flatMap(({ breaks }) => breaks))).toEqual(
      new Set(claims.map(({ says }) => says)),
    );
    const askWith = (planted: typeof shop, { call }: AccountFault) =>
      askAccounts(planted, { pairs: 3, sets: 1 }, [call]);
    expect(await unnoticed(shop, ACCOUNT_FAULTS, askWith)).toEqual([]);
  });
});
