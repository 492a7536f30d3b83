// What must never happen to an order (product §7).
import type { Trx } from '../../src/platform/db/db.ts';
import { insertRow } from './samples.ts';
import { creditLine, enforce, idOf, setAside, shipped, type Story } from './scenes.ts';

/** An order of one line that waits for the parts desk, with nothing held or set aside for it. */
async function waiting(trx: Trx, given: Record<string, unknown>, sellPolicy = 'backorder'): Promise<number> {
  const { company } = await creditLine(trx);
  const order = await insertRow(trx, 'orders', { status: 'pendingApproval', company_id: company, ...given });
  const id = order['id'] as number;
  await insertRow(trx, 'order_lines', { order_id: id, company_id: company, sell_policy: sellPolicy });
  await trx`insert into order_approvals (order_id, reason) values (${id}, 'credit')`;
  await enforce(trx);
  return id;
}

async function approve(trx: Trx, order: number): Promise<void> {
  await trx`update orders set status = 'toBeShipped' where id = ${order}`;
  await enforce(trx);
}

/** Each is refused by the database itself. */
export const orderStories: Story[] = [
  {
    says: '§7 lines that do not sum to the total',
    by: 'orders_lines_sum',
    tell: async (trx) => {
      const order = await insertRow(trx, 'orders', { items_minor: 501, total_minor: 601 });
      await insertRow(trx, 'order_lines', { order_id: order['id'], company_id: order['company_id'] });
      await enforce(trx);
    },
  },
  {
    says: '§7 an order without lines',
    by: 'orders_lines_sum',
    tell: async (trx) => {
      await insertRow(trx, 'orders');
      await enforce(trx);
    },
  },
  {
    says: '§7 a line added later',
    by: 'written together with their order',
    tell: async (trx) => {
      const order = await insertRow(trx, 'orders', { created_at: '2026-01-01T00:00:00Z' });
      await insertRow(trx, 'order_lines', { order_id: order['id'], company_id: order['company_id'] });
    },
  },
  {
    says: '§7 a price changed after the order was placed',
    by: 'does not change',
    tell: async (trx) => {
      const { line } = await shipped(trx);
      await trx`update order_lines set unit_price_minor = 1, total_minor = 5 where id = ${line}`;
    },
  },
  {
    says: '§7 a total changed after the order was placed',
    by: 'does not change',
    tell: async (trx) => {
      const { order } = await shipped(trx);
      await trx`update orders set freight_minor = 0, total_minor = 500 where id = ${order}`;
    },
  },
  {
    says: '§4 a line of another company',
    by: 'order_lines_order_id_company_id_fkey',
    tell: async (trx) => {
      const order = await insertRow(trx, 'orders');
      await insertRow(trx, 'order_lines', { order_id: order['id'], company_id: await idOf(trx, 'companies') });
    },
  },
  {
    says: '§4 an order to the address of another company',
    by: 'orders_address_id_company_id_fkey',
    tell: async (trx) =>
      insertRow(trx, 'orders', { company_id: await idOf(trx, 'companies'), address_id: await idOf(trx, 'addresses') }),
  },
  {
    says: '§4 an order that waits for an approval nobody is asked for',
    by: 'orders_wait_for_approval',
    tell: async (trx) => {
      const { order } = await shipped(trx);
      await trx`update orders set status = 'pendingApproval' where id = ${order}`;
      await enforce(trx);
    },
  },
  {
    says: '§4 an approval taken away from an order that waits for it',
    by: 'orders_wait_for_approval',
    tell: async (trx) => {
      const order = await insertRow(trx, 'orders', { status: 'pendingApproval' });
      await insertRow(trx, 'order_lines', { order_id: order['id'], company_id: order['company_id'] });
      await trx`insert into order_approvals (order_id, reason) values (${order['id'] as number}, 'credit')`;
      await enforce(trx);
      await trx`delete from order_approvals where order_id = ${order['id'] as number}`;
    },
  },
  {
    says: '§7 an order approved without the credit it needs',
    by: 'orders_approved_with_credit',
    tell: async (trx) => approve(trx, await waiting(trx, { payment_method: 'credit' })),
  },
  {
    says: '§7 an order approved without the stock it needs',
    by: 'orders_approved_with_stock',
    tell: async (trx) => approve(trx, await waiting(trx, { payment_method: 'wallet' }, 'stockOnly')),
  },
  {
    says: '§7 an order approved before its stock is taken',
    by: 'orders_stock_taken',
    tell: async (trx) => approve(trx, await waiting(trx, { payment_method: 'wallet', is_stock_taken: false })),
  },
  {
    says: '§7 another part set aside than the line says',
    by: 'reservations_order_line_id_order_id_part_id_fkey',
    tell: async (trx) => {
      const { order, line } = await shipped(trx);
      const part_id = await idOf(trx, 'parts');
      await insertRow(trx, 'reservations', { order_id: order, order_line_id: line, part_id });
    },
  },
  {
    says: '§7 more set aside than the line says',
    by: 'reservations_within_line',
    tell: async (trx) => {
      const line = await shipped(trx);
      for (const quantity of [3, 2, 1]) await setAside(trx, line, { quantity });
    },
  },
  {
    says: '§7 pieces given back and set aside again when others took their place',
    by: 'reservations_within_line',
    tell: async (trx) => {
      const line = await shipped(trx);
      const given = await setAside(trx, line, { quantity: 3, state: 'released', ended_at: '2026-01-02T00:00:00Z' });
      await setAside(trx, line, { quantity: 5 });
      await trx`update reservations set state = 'held', ended_at = null where id = ${given}`;
    },
  },
  {
    says: '§7 an event taken back',
    by: 'only ever added',
    tell: async (trx) => {
      const { order, company } = await shipped(trx);
      await insertRow(trx, 'order_events', { order_id: order, company_id: company });
      await trx`delete from order_events where order_id = ${order}`;
    },
  },
  {
    says: '§7 an order approved by its creator',
    by: 'order_approvals_not_own',
    tell: async (trx) => {
      const order = await insertRow(trx, 'orders');
      await trx`insert into order_approvals (order_id, reason, state, decided_by, decided_at)
        values (${order['id'] as number}, 'spendLimit', 'approved', ${order['created_by'] as number}, now())`;
    },
  },
  {
    says: '§7 more in batches than was ordered',
    by: 'order_lines_batched',
    tell: async (trx) => {
      const { order, line, company } = await shipped(trx);
      for (const quantity of [3, 3]) {
        const shipment = await idOf(trx, 'shipments', { order_id: order, company_id: company });
        await insertRow(trx, 'shipment_lines', {
          shipment_id: shipment,
          order_id: order,
          order_line_id: line,
          quantity,
        });
      }
    },
  },
  {
    says: '§7 more returned than was shipped',
    by: 'order_lines_returned',
    tell: async (trx) => {
      const { line } = await shipped(trx);
      await trx`update order_lines set returned_quantity = 1 where id = ${line}`;
    },
  },
  {
    says: '§7 more credited than was shipped',
    by: 'order_lines_returned',
    tell: async (trx) => {
      const { line } = await shipped(trx);
      await trx`update order_lines set credited_quantity = 1 where id = ${line}`;
    },
  },
  {
    says: '§7 a credit order outside the currency of the credit line',
    by: 'orders_company_id_credit_currency_fkey',
    tell: async (trx) => {
      const { company } = await creditLine(trx);
      await insertRow(trx, 'orders', { company_id: company, payment_method: 'credit', currency: 'EUR' });
    },
  },
  {
    says: '§5 a rating by one who did not buy',
    by: 'ratings_bought',
    tell: async (trx) => {
      const { line, company } = await shipped(trx);
      const user = await idOf(trx, 'users');
      await trx`insert into ratings (part_id, company_id, user_id, order_line_id, stars)
        select part_id, ${company}, ${user}, id, 5 from order_lines where id = ${line}`;
    },
  },
];
