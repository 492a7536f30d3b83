// `npm run bench -- walks [--steps N] [--seed N] [--fault]`: random walks of orders over the real API against a small model (quality 1).
import { parseArgs } from 'node:util';
import { plantStockFault, runWalk, shopProblems } from '@outrigger/server/src/features/orders/life/walks.make.ts';
import { seeded } from '@outrigger/server/src/features/orders/pay/interleavings.make.ts';
import { makeAsk } from '@outrigger/server/test/ask.ts';
import { onScratchShop } from './orders/scratch-shop.ts';
import { conclude } from './orders/verdict.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    fault: { type: 'boolean', default: false },
  },
});
const STEPS_OF_A_WALK = 8;
const SHOWN = 5;

await onScratchShop(1, async ({ db, apps: [app], shops: [shop] }) => {
  if (!app || !shop) throw new Error('there is no shop');
  if (values.fault) await plantStockFault(db);
  const it = { app, shop, ask: makeAsk(app) };
  const walks = Math.ceil(Number(values.steps) / STEPS_OF_A_WALK);
  const problems: string[] = [];
  for (let n = 0; n < walks; n += 1)
    problems.push(...(await runWalk(it, seeded(Number(values.seed) * 1_000_003 + n), STEPS_OF_A_WALK)));
  const rows = await db<{ event: string; count: number }[]>`
      select event, count(*)::int as count from (
        select event from order_events union all select 'creditReport' from receipt_reports where outcome = 'credited'
        union all select 'bookCredit' from audit where action = 'bookCredit') e group by 1 order by 2 desc`;
  console.log(
    `${walks} walks of ${STEPS_OF_A_WALK} steps: ${rows.map((row) => `${row.event} ${row.count}`).join(', ')}`,
  );
  for (const problem of problems.slice(0, SHOWN)) console.log(`  ${problem}`);
  const wrong = await shopProblems(db);
  for (const problem of wrong) console.log(`  ${problem}`);
  conclude(
    [
      { says: 'steps that the model says otherwise', wanted: 0, found: problems.length },
      { says: 'things wrong in the whole shop', wanted: 0, found: wrong.length },
    ],
    values.fault,
  );
});
