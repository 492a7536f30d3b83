// `npm run bench -- credit [--fault]`: 500 parallel credit orders for a line that holds 50 (quality 2, 6): exactly 50, the ledger balances at every prefix, invoices without a gap.
import { parseArgs } from 'node:util';
import { makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { type Answered, countReasons, orderBody, place } from './orders/place.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';
import { type Claim, conclude } from './orders/verdict.ts';

const ORDERS = 500;
const FITTING = 50;
const ORDER_MINOR = 2500;
const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });

await onScratchShop(2, async ({ db, apps }) => {
  const buyer = await makeBuyer(db, { credit: { limitMinor: FITTING * ORDER_MINOR } });
  const part = await makePart(db, { stock: 10 * ORDERS });
  if (values.fault) await plantFault(db);
  const body = orderBody(buyer.addressId, [{ code: part.code, qty: 1 }], 'credit');
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: ORDERS }, (_, at) =>
      place(apps[at % apps.length] as ScratchShop['apps'][number], { token: buyer.token, body }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(`${ORDERS} orders, ${seconds.toFixed(1)} s: ${JSON.stringify(countReasons(answers))}`);
  conclude(await claimsOf(db, buyer.companyId, answers), values.fault);
});

async function claimsOf(db: Db, companyId: number, answers: readonly Answered[]): Promise<Claim[]> {
  const limit = FITTING * ORDER_MINOR;
  const [found] = await db<
    { orders: number; used: number; posted: number; unbalanced: number; above: number; gaps: number }[]
  >`
    select (select count(*)::int from orders where company_id = ${companyId}) as orders,
      (select sum(total_minor)::int from orders where company_id = ${companyId}) as used,
      (select (held_minor + posted_minor)::int from credit_lines where company_id = ${companyId}) as posted,
      (select count(*)::int from (
        select 1 from ledger_entries group by transaction_id having sum(amount_minor) <> 0) one) as unbalanced,
      (select count(*)::int from (
        select sum(e.amount_minor) over (order by e.id) as used from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.company_id = ${companyId} and a.kind in ('held', 'posted')
      ) prefix where used > ${limit}) as above,
      (select (max(number) - count(*))::int from invoices) as gaps`;
  return [
    { says: 'orders written', wanted: FITTING, found: found?.orders },
    { says: 'credit used by orders', wanted: limit, found: found?.used },
    { says: 'credit line says', wanted: limit, found: found?.posted },
    {
      says: 'answers',
      wanted: { insufficientCredit: ORDERS - FITTING, ok: FITTING },
      found: countReasons(answers),
    },
    { says: 'movements that do not balance', wanted: 0, found: found?.unbalanced },
    { says: 'prefixes of the ledger above the limit', wanted: 0, found: found?.above },
    { says: 'gaps in the invoice numbers', wanted: 0, found: found?.gaps },
  ];
}

// The ledger no longer reaches the credit line, so that held and posted stay at nothing.
async function plantFault(db: Db): Promise<void> {
  await db`drop trigger ledger_entries_applied on ledger_entries`;
}
