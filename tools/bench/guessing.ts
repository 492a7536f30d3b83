// `npm run bench -- guessing [--fault]`: codes and passwords are not guessed, used twice at once, or tried on under forged addresses (quality 11; product §3); with `--fault` each claim catches its own.
import { parseArgs } from 'node:util';
import { guess } from './guessing/guess.ts';
import { GUESSING_FAULTS, type GuessingFault } from './guessing/guessing-faults.ts';
import { concludePlanted, unnoticed } from './orders/plant.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';
import { conclude } from './orders/verdict.ts';

const SIZE = { addresses: 20, atOnce: 20, passwords: 40 };
const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });

await onScratchShop(2, async (shop) => {
  if (!values.fault) return conclude(await guess(shop, SIZE), false);
  const guessWith = (planted: ScratchShop, { checks }: GuessingFault) => guess(planted, SIZE, checks);
  concludePlanted(GUESSING_FAULTS, await unnoticed(shop, GUESSING_FAULTS, guessWith));
});
