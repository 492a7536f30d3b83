// Places a demo order through the shop's own use case, with parts of a machine the customer owns.
import { orderableQuantity } from '@outrigger/contract';
import { verdictsFor } from '@outrigger/server/src/features/fit/index.ts';
import { placeOrders } from '@outrigger/server/src/features/orders/place/place-orders.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { diceOf, textNumber } from '../catalogue/dice.ts';
import type { StoredCompany } from './fill-people.ts';
import type { OrderPlan } from './order-plans.ts';

/** An order that was placed. */
export interface PlacedOrder {
  id: number;
  orderNo: string;
  plan: OrderPlan;
  company: StoredCompany;
}

/** Bolts and rings come along with something, seldom alone. */
const CHEAP_MINOR = 10_00;

interface Candidate {
  partId: number;
  code: string;
  amount: number;
  minQuantity: number;
  packQuantity: number;
  /** Pieces that one warehouse can give. */
  free: number;
}

/** Places it today; `moveBack` gives it its day. */
export async function placePlan(
  db: Db,
  plan: OrderPlan,
  of: { company: StoredCompany; machineId: number; seed: number },
): Promise<PlacedOrder> {
  const { company, machineId, seed } = of;
  const dice = diceOf(seed, 81, textNumber(`${plan.company} ${plan.daysAgo} ${plan.machine}`));
  const found = await candidates(db, plan, { machineId, currency: company.demo.currency });
  const fitOf = await verdictsFor(
    db,
    found.map(({ partId }) => ({ partId, machineId })),
  );
  const lines = found
    .map((one) => ({
      one,
      roll: plan.worthMinor ? -one.amount : dice.below(1_000_000) + (one.amount < CHEAP_MINOR ? 700_000 : 0),
    }))
    // What was built into the machine may say otherwise than the book of its model.
    .filter(({ one: { partId } }) => fitOf({ partId, machineId }).verdict !== 'doesNotFit')
    .toSorted((a, b) => a.roll - b.roll)
    .slice(0, plan.lines)
    .map(({ one }) => ({
      code: one.code,
      qty: quantityOf(one, plan, dice),
      hostId: machineId,
    }));
  const person = company.demo.people.find((one) => one.login === plan.login);
  const userId = company.users.get(plan.login);
  if (!person || userId === undefined || lines.length === 0)
    throw new Error(`the order of ${plan.login} ${plan.daysAgo} days ago has nobody or nothing`);
  const permissions = person.role === 'main' ? [1, 2, 3] : [...person.permissions];
  const [outcome] = await placeOrders(db, [
    {
      caller: { userId, companyId: company.id, role: person.role, permissions, adminRoles: [] } as never,
      language: (person.language ?? 'en') as 'en',
      currency: company.demo.currency,
      input: { ...inputOf(plan, company), lines },
      keep: async () => {},
    },
  ]);
  if (!outcome || 'thrown' in outcome) throw outcome?.thrown ?? new Error('no answer');
  const [row] = await db<{ id: number }[]>`select id from orders where order_no = ${outcome.value.orderNo}`;
  return { id: row?.id ?? 0, orderNo: outcome.value.orderNo, plan, company };
}

// What is sent as a whole must be there as a whole.
function quantityOf(one: Candidate, plan: OrderPlan, dice: ReturnType<typeof diceOf>): number {
  if (plan.worthMinor) return orderableQuantity(Math.ceil(plan.worthMinor / plan.lines / one.amount), one);
  const wanted = one.amount < CHEAP_MINOR / 2 ? dice.between(5, 40) : dice.between(1, 4);
  return orderableQuantity(Math.min(wanted, one.free - Math.max(one.minQuantity, one.packQuantity)), one);
}

function inputOf(plan: OrderPlan, company: StoredCompany) {
  const { shipMode, paymentMethod, notes, purchaseOrderNo, costCentre, isMachineDown } = plan;
  return {
    addressId: company.addressIds[plan.address] ?? 0,
    shipMode,
    paymentMethod,
    notes,
    purchaseOrderNo,
    costCentre,
    isMachineDown,
  };
}

/** Parts that are on every machine of the model and are sold from stock somewhere. */
async function candidates(
  db: Db,
  { dearest }: OrderPlan,
  { machineId, currency }: { machineId: number; currency: string },
): Promise<Candidate[]> {
  return await db<Candidate[]>`
    select distinct p.id as part_id, p.code, s.amount_minor as amount, p.min_quantity, p.pack_quantity,
      (select max(k.on_hand - k.reserved) from stock_levels k where k.part_id = p.id) as free
    from machines m
      join figure_models fm on fm.variant_id = m.variant_id
      join items i on i.figure_id = fm.figure_id
      join item_lines l on l.item_id = i.id and l.effectivity_id is null and l.option_rule_id is null
      join parts p on p.id = l.part_id and p.status = 'active' and p.sell_policy = 'backorder'
      join price_lists pl on pl.is_base and pl.currency = ${currency}
      join part_price_sort s on s.part_id = p.id and s.price_list_id = pl.id
    where m.id = ${machineId} and s.amount_minor between 80 and ${dearest}
      and exists (select from stock_levels k where k.part_id = p.id and k.on_hand - k.reserved > greatest(8, 2 * p.pack_quantity, 2 * p.min_quantity))
    order by p.code`;
}
