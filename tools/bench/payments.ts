// `npm run bench -- payments [--rounds N] [--seed N] [--fault]`: webhook, return, poll, pay, cancel, expire and refund in any order and number (quality 4).
import { parseArgs } from 'node:util';
import { runInterleaving, seeded } from '@outrigger/server/src/features/orders/pay/interleavings.make.ts';
import { plantFault } from '@outrigger/server/src/features/orders/pay/money-problems.make.ts';
import { makeUnreliable } from '@outrigger/server/src/features/orders/pay/unreliable-provider.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { makeAsk, type TestShop } from '@outrigger/server/test/ask.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';
import { type Claim, conclude } from './orders/verdict.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    fault: { type: 'boolean', default: false },
  },
});
const LANES = 4;
const SHOWN = 5;
const TOLD = 100;

await onScratchShop(2, async (shop) => {
  const its = shopsOf(shop);
  if (values.fault) await plantFault(shop.db);
  for (const it of its) makeUnreliable(it, seeded(Number(values.seed)));
  const began = performance.now();
  const problems = await runAll(its, Number(values.rounds));
  const seconds = (performance.now() - began) / 1000;
  console.log(`${values.rounds} interleavings, ${seconds.toFixed(0)} s: ${JSON.stringify(await eventsOf(shop.db))}`);
  for (const problem of problems.slice(0, SHOWN)) console.log(`  ${problem}`);
  conclude(await claimsOf(shop.db, problems), values.fault);
});

function shopsOf({ apps, shops }: ScratchShop): TestShop[] {
  return apps.flatMap((app, at) => {
    const shop = shops[at];
    return shop ? [{ app, shop, ask: makeAsk(app) }] : [];
  });
}

async function runAll(its: readonly TestShop[], rounds: number): Promise<string[]> {
  const found: string[] = [];
  let next = 0;
  const lane = async (it: TestShop) => {
    while (next < rounds) {
      next += 1;
      if (next % TOLD === 0) console.log(`${next} of ${rounds}, ${found.length} wrong`);
      found.push(...(await runInterleaving(it, seeded(Number(values.seed) * 1_000_003 + next))));
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, at) => lane(its[at % its.length] as TestShop)));
  return found;
}

// What came up at all: a run in which nothing was late or twice would prove nothing.
async function eventsOf(db: Db): Promise<unknown> {
  const [found] = await db`
    select (select count(*)::int from payment_attempts) as attempts, (select count(*)::int from captures) as captures,
      (select count(*)::int from captures where not counts) as late_or_second, (select count(*)::int from refunds) as refunds,
      (select count(*)::int from refunds where status = 'failed') as failed_refunds,
      (select count(*)::int from payment_notices) as notices,
      (select count(*)::int from orders where status = 'canceled') as canceled`;
  return found;
}

async function claimsOf(db: Db, problems: readonly string[]): Promise<Claim[]> {
  const [found] = await db<{ twice: number; over: number; unbalanced: number; gaps: number; cash: number }[]>`
    select (select count(*)::int from (select 1 from captures where counts group by order_id having count(*) > 1) one) as twice,
      (select count(*)::int from captures where refunded_minor > amount_minor) as over,
      (select count(*)::int from (select 1 from ledger_entries group by transaction_id having sum(amount_minor) <> 0) one) as unbalanced,
      (select (coalesce(max(number), 0) - count(*))::int from invoices) as gaps,
      (select count(*)::int from captures c join orders o on o.id = c.order_id where c.counts and o.paid_at is null) as cash`;
  return [
    { says: 'orders whose money is wrong', wanted: 0, found: problems.length },
    { says: 'orders with two captures that count', wanted: 0, found: found?.twice },
    { says: 'captures refunded beyond their amount', wanted: 0, found: found?.over },
    { says: 'captures that count for an order that is not paid', wanted: 0, found: found?.cash },
    { says: 'movements that do not balance', wanted: 0, found: found?.unbalanced },
    { says: 'gaps in the invoice numbers', wanted: 0, found: found?.gaps },
  ];
}
