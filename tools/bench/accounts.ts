// `npm run bench -- accounts [--fault]`: sign-in, registration and forgotten password answer known and unknown addresses with the same words in the same time (quality 9; product §3); with `--fault` each claim catches its own.
import { parseArgs } from 'node:util';
import { ACCOUNT_FAULTS, type AccountFault } from './accounts/account-faults.ts';
import { askAccounts } from './accounts/ask-accounts.ts';
import { concludePlanted, unnoticed } from './orders/plant.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';
import { conclude } from './orders/verdict.ts';

/** A busy machine may spoil some pairs; what tells accounts apart spoils each. */
const SIZE = { look: 15, most: 45 };
const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });

await onScratchShop(1, async (shop) => {
  if (!values.fault) return conclude(await askAccounts(shop, SIZE), false);
  const askWith = (planted: ScratchShop, { call }: AccountFault) => askAccounts(planted, SIZE, [call]);
  concludePlanted(ACCOUNT_FAULTS, await unnoticed(shop, ACCOUNT_FAULTS, askWith));
});
