// `npm run bench -- oversell [--fault]`: 1,000 parallel buyers for 100 units of a stock-only part (quality 2): exactly 100 sold, also when carts name the part twice.
import { parseArgs } from 'node:util';
import { makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { type Answered, countReasons, orderBody, place } from './orders/place.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';
import { type Claim, conclude } from './orders/verdict.ts';

const BUYERS = 1000;
const UNITS = 100;
const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });

await onScratchShop(2, async (shop) => {
  if (values.fault) await plantFault(shop.db);
  const once = await sellOut(shop, [1]);
  const twice = await sellOut(shop, [1, 1]);
  conclude([...once, ...twice], values.fault);
});

async function sellOut(shop: ScratchShop, quantities: number[]): Promise<Claim[]> {
  const { db, apps } = shop;
  const part = await makePart(db, { sellPolicy: 'stockOnly', stock: UNITS });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => makeBuyer(db, { credit: null })));
  const began = performance.now();
  const answers = await Promise.all(
    buyers.map((buyer, at) => {
      const lines = quantities.map((qty) => ({ code: part.code, qty }));
      const app = apps[at % apps.length] as ScratchShop['apps'][number];
      return place(app, { token: buyer.token, body: orderBody(buyer.addressId, lines, 'wallet') });
    }),
  );
  const perOrder = quantities.reduce((sum, qty) => sum + qty, 0);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${BUYERS} buyers, ${perOrder} each, ${seconds.toFixed(1)} s: ${JSON.stringify(countReasons(answers))}`);
  return await claimsOf(db, part.partId, { answers, perOrder });
}

async function claimsOf(db: Db, partId: number, run: { answers: Answered[]; perOrder: number }): Promise<Claim[]> {
  const [found] = await db<{ sold: number; orders: number; reserved: number; held: number }[]>`
    select coalesce(sum(l.quantity), 0)::int as sold, count(*)::int as orders,
      (select reserved from stock_levels where part_id = ${partId}) as reserved,
      (select coalesce(sum(quantity), 0)::int from reservations where part_id = ${partId} and state = 'held') as held
    from order_lines l where l.part_id = ${partId}`;
  const orders = UNITS / run.perOrder;
  const says = (what: string) => `${what}, ${run.perOrder} each`;
  return [
    { says: says('units sold'), wanted: UNITS, found: found?.sold },
    { says: says('units reserved'), wanted: UNITS, found: found?.reserved },
    { says: says('units held by orders'), wanted: UNITS, found: found?.held },
    {
      says: says('answers'),
      wanted: { ok: orders, waitsForWarehouse: BUYERS - orders },
      found: countReasons(run.answers),
    },
    { says: says('orders written'), wanted: orders, found: found?.orders },
  ];
}

// Reserving is forgotten by the database, as if the conditional statement and its CHECK were not there.
async function plantFault(db: Db): Promise<void> {
  await db.unsafe(`
    create function forget_reservation() returns trigger language plpgsql as $$
    begin
      new.reserved := old.reserved;
      return new;
    end $$;
    create trigger planted before update on stock_levels for each row execute function forget_reservation()`);
}
