// `npm run bench -- revoked [--rounds N] [--fault]`: tokens and rights taken away while many use them through two instances (quality 7): nothing passes after the answer.
import { parseArgs } from 'node:util';
import { onScratchShop } from './orders/scratch-shop.ts';
import { conclude } from './orders/verdict.ts';
import { claimsOfRevoking } from './revoked/claims.ts';
import { plantDeafness, revokeAll } from './revoked/revoke.ts';

const { values } = parseArgs({
  options: { fault: { type: 'boolean', default: false }, rounds: { type: 'string', default: '50' } },
});

await onScratchShop(2, async (shop) => {
  if (values.fault) await plantDeafness(shop.db);
  const outcomes = await revokeAll(shop, Number(values.rounds));
  for (const { way, rounds, passedBefore } of outcomes)
    console.log(`${way}: ${rounds} rounds, ${passedBefore} requests passed before`);
  conclude(claimsOfRevoking(outcomes), values.fault);
});
