// The short form of `npm run bench -- guessing` (quality 11), and that each claim catches its own planted fault.
import { expect, it } from 'vitest';
import { unnoticed } from '../orders/plant.ts';
import { onClonedShop } from '../orders/cloned-shop.make.ts';
import { isBroken } from '../orders/verdict.ts';
import { guess } from './guess.ts';
import { GUESSING_FAULTS, type GuessingFault } from './guessing-faults.ts';

const SIZE = { addresses: 1, atOnce: 8, passwords: 21 };

it('quality 11: codes and passwords are not guessed, and whatever lets a guess through is found out', {
  timeout: 300_000,
}, async () => {
  await onClonedShop(2, async (shop) => {
    const claims = await guess(shop, SIZE);
    expect(claims.filter(isBroken)).toEqual([]);
    expect(new Set(Object.values(GUESSING_FAULTS).flatMap(({ breaks }) => breaks))).toEqual(
      new Set(claims.map(({ says }) => says)),
    );
    const guessWith = (planted: typeof shop, { checks }: GuessingFault) => guess(planted, SIZE, checks);
    expect(await unnoticed(shop, GUESSING_FAULTS, guessWith)).toEqual([]);
  });
});
