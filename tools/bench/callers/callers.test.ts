// `npm run bench -- callers` finds a rule that lets too many pass (quality 8); that every cell is right is what `access.test.ts` of the server asks.
import { calls } from '@outrigger/contract';
import { expect, it } from 'vitest';
import { onClonedShop } from '../orders/cloned-shop.make.ts';
import { askCallers, widenOneRule } from './ask-callers.ts';

it('quality 8: a rule of access that is widened is found out, and nothing else is', { timeout: 120_000 }, async () => {
  const narrow = widenOneRule();
  try {
    await onClonedShop(1, async (shop) => {
      const claims = await askCallers(shop, Object.entries(calls.approvals));
      const broken = claims.filter(({ wanted, found }) => JSON.stringify(wanted) !== JSON.stringify(found));
      expect(broken).toHaveLength(1);
      expect(broken[0]?.found).toContain('approveOrder as sub-account with [2,3]: passes, not noPermission');
    });
  } finally {
    narrow();
  }
});
