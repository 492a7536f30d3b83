// `npm run bench -- scan [--url URL] [--only codes|plates]`: how many pictures of codes (real-data/barcodes) and how many of 60 nameplates of the demo's machines are read rightly, wrongly and not at all, and how fast; fails where less than the aim is read or a machine is opened by itself; the reading is the page's own, the machine is found by the shop's own call.
import { parseArgs } from 'node:util';
import { runMain } from '../setup/problem.js';
import { startShopForTests } from '../setup/shop-for-tests.js';
import { readAllCodes } from './scan/read-all-codes.ts';
import { readAllPlates } from './scan/read-all-plates.ts';

await runMain(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string', default: '' } } });
  if (values.only !== 'plates') await readAllCodes();
  if (values.only === 'codes') return 0;
  const shop = values.url ? { url: values.url, stop: async () => {} } : await startShopForTests();
  try {
    const { isNoneOpened, isAimMet } = await readAllPlates(shop.url);
    return isNoneOpened && isAimMet ? 0 : 1;
  } finally {
    await shop.stop();
  }
});
