// `npm run bench -- callers [--fault]`: each call of the contract × each kind of caller, asked of a shop of its own; every cell has a stated result (quality 8).
import { parseArgs } from 'node:util';
import { onScratchShop } from './orders/scratch-shop.ts';
import { conclude } from './orders/verdict.ts';
import { askCallers, widenOneRule } from './callers/ask-callers.ts';

const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });

await onScratchShop(1, async (shop) => {
  if (values.fault) widenOneRule();
  conclude(await askCallers(shop), values.fault);
});
