// `npm run bench -- strangers [--ids N] [--fault]`: 10,000 ids of another company, each answered exactly like one that does not exist (quality 9).
import { parseArgs } from 'node:util';
import { onScratchShop } from './orders/scratch-shop.ts';
import { conclude } from './orders/verdict.ts';
import { askStrangers, makeStrangers, plantShared } from './strangers/ask-strangers.ts';

const { values } = parseArgs({
  options: { fault: { type: 'boolean', default: false }, ids: { type: 'string', default: '10000' } },
});

await onScratchShop(2, async (shop) => {
  const strangers = await makeStrangers(shop, Number(values.ids));
  if (values.fault) await plantShared(shop.db, strangers);
  conclude(await askStrangers(shop, strangers), values.fault);
});
