// Product §5 Supersession: where a code leads and by which price a part stands in lists, over chains nobody thought of; the queries beside the rules of the contract.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { baseList, type MadePart, makeCategory, makePart } from '../parts/parts.make.ts';
import { readChainEnds } from '../supersession/index.ts';
import { readPlain } from './plain-list.make.ts';
import { endOf, netOf } from './plain-prices.make.ts';

/** What the parts cost; one has no price. */
const PRICES = [101, 211, 307, null, 401, 503];

let it: TestShop;
let categoryId: number;
let listId: number;
const made: MadePart[] = [];
beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  categoryId = await makeCategory(db, `chains-${Date.now()}`);
  listId = await baseList(db, 'USD');
  for (const priceMinor of PRICES) made.push(await makePart(db, { categoryId, priceMinor, stock: 1 }));
});

// A part is replaced by one further on, or by one that nobody knows: so no chain leads back to its beginning. Most parts are replaced, the first by several.
const steps = fc.uniqueArray(
  fc.record({
    from: fc.constantFrom(0, 0, 1, 1, 2, 3, 4),
    further: fc.constantFrom(1, 1, 2, 2, 3, 3, 4, null),
    mode: fc.constantFrom('all', 'all', 'all', 'choice'),
    oldQuantity: fc.constantFrom(1, 2, 3),
    newQuantity: fc.constantFrom(1, 2, 3, 4),
    isTwoWay: fc.constantFrom(false, false, false, true),
    effectiveFrom: fc.constantFrom(null, null, null, null, null, null, '2000-01-01', '2999-01-01'),
  }),
  { selector: ({ from, further }) => `${from} ${further}`, minLength: 6, maxLength: 9 },
);
const sold = fc.array(
  fc.record({
    sellPolicy: fc.constantFrom('backorder', 'backorder', 'stockOnly', 'stockOnly', 'notSold'),
    packQuantity: fc.constantFrom(1, 1, 5),
    minQuantity: fc.constantFrom(1, 1, 3),
    onHand: fc.constantFrom(0, 1),
  }),
  { minLength: PRICES.length, maxLength: PRICES.length },
);
type Steps = typeof steps extends fc.Arbitrary<infer T> ? T : never;
type Sold = typeof sold extends fc.Arbitrary<infer T> ? T : never;

async function lay(links: Steps, offers: Sold): Promise<void> {
  const { db } = it.shop;
  const ids = made.map((part) => part.partId);
  await db`delete from supersessions where old_part_id = any(${ids}::bigint[])`;
  const parts = offers.map((one, at) => ({ ...one, id: ids[at] ?? 0 }));
  await db`
    with given as (
      select * from jsonb_to_recordset(${db.json(parts)}) g (id bigint, "sellPolicy" text, "packQuantity" int, "minQuantity" int, "onHand" int)
    ), stocked as (
      update stock_levels l set on_hand = g."onHand" from given g where l.part_id = g.id
    )
    update parts p set sell_policy = g."sellPolicy", pack_quantity = g."packQuantity", min_quantity = g."minQuantity"
    from given g where p.id = g.id`;
  const rows = links.flatMap(({ from, further, ...link }) => {
    const [old, next] = [made[from], further === null ? undefined : made[from + further]];
    if (!old || (further !== null && !next)) return [];
    return [{ ...link, old: old.partId, code: next?.code ?? `${old.code}-GONE`, next: next?.partId ?? null }];
  });
  await db`
    insert into supersessions (old_part_id, successor_code, new_part_id, mode, old_quantity, new_quantity, is_two_way, effective_from)
    select old, code, next, mode, "oldQuantity", "newQuantity", "isTwoWay", "effectiveFrom" from jsonb_to_recordset(${db.json(rows)})
      l (old bigint, code text, next bigint, mode text, "oldQuantity" int, "newQuantity" int, "isTwoWay" boolean, "effectiveFrom" date)`;
}

test('product §5 every code leads where the rules say, in their ratio, and every part stands at the price they add up', async () => {
  await fc.assert(
    fc.asyncProperty(steps, sold, async (links, offers) => {
      await lay(links, offers);
      const parts = await readPlain(it.shop.db, [categoryId]);
      const byId = new Map(parts.map((part) => [part.id, part]));
      const sorted = await it.shop.db<{ partId: number; amountMinor: number }[]>`
        select part_id, amount_minor from part_price_sort where part_id = any(${[...byId.keys()]}::bigint[])`;
      const amounts = new Map(sorted.map((row) => [row.partId, row.amountMinor]));
      const ends = await readChainEnds(
        it.shop.db,
        parts.map((part) => part.code),
      );
      for (const part of parts) {
        const end = endOf(byId, part.id);
        const leads = { code: byId.get(Number(end?.part.code))?.code, oldQuantity: end?.oldQuantity };
        expect(ends.get(part.code)).toMatchObject({ ...leads, newQuantity: end?.newQuantity });
        expect([part.code, amounts.get(part.id) ?? null]).toEqual([part.code, netOf(byId, part, [listId])]);
      }
    }),
    { numRuns: 100 },
  );
}, 30_000);
