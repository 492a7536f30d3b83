// The scenes that stories about constraints begin with.
import type { Trx } from '../../src/platform/db/db.ts';
import { insertRow } from './samples.ts';

/** What somebody tries that must never be, and who refuses it: the constraint or its words. */
export type Story = { says: string; by: string; tell: (trx: Trx) => Promise<unknown> };

type Movement = { from: number; to: number; amount: number; back?: number };

/** The id of a new valid row. */
export const idOf = async (trx: Trx, table: string, given: Record<string, unknown> = {}) =>
  (await insertRow(trx, table, given))['id'] as number;
/** Runs the checks that wait for the end of the transaction now. */
export const enforce = (trx: Trx) => trx`set constraints all immediate`;

/** An order of one line of five pieces. */
export async function shipped(trx: Trx): Promise<{ order: number; line: number; company: number }> {
  const order = await insertRow(trx, 'orders');
  const line = await idOf(trx, 'order_lines', { order_id: order['id'], company_id: order['company_id'] });
  return { order: order['id'] as number, line, company: order['company_id'] as number };
}

/** Pieces set aside for the line of an order. */
export async function setAside(
  trx: Trx,
  { order, line }: { order: number; line: number },
  given: Record<string, unknown>,
): Promise<number> {
  const [found] = await trx<{ partId: number }[]>`select part_id from order_lines where id = ${line}`;
  return await idOf(trx, 'reservations', { order_id: order, order_line_id: line, part_id: found?.partId, ...given });
}

/** Three parts, each replaced by the next. */
export async function superseded(trx: Trx): Promise<{ a: number; b: number; c: number }> {
  const [a, b, c] = [await idOf(trx, 'parts'), await idOf(trx, 'parts'), await idOf(trx, 'parts')];
  await trx`insert into supersessions (old_part_id, successor_code, new_part_id) values (${a}, 'B', ${b}), (${b}, 'C', ${c})`;
  return { a, b, c };
}

/** A part with one price in the first half of 2026. */
export async function priced(trx: Trx): Promise<{ part: number; list: number }> {
  const [part, list] = [await idOf(trx, 'parts'), await idOf(trx, 'price_lists', { currency: 'USD' })];
  await trx`insert into prices (part_id, price_list_id, valid_from, valid_to, amount_minor) values (${part}, ${list}, '2026-01-01', '2026-07-01', 100)`;
  return { part, list };
}

/** A credit line of 1,000 with its two accounts and the contra account of the house. */
export async function creditLine(trx: Trx): Promise<{ company: number; held: number; holds: number }> {
  const company = await idOf(trx, 'companies');
  await trx`insert into credit_lines (company_id, currency, limit_minor) values (${company}, 'USD', 1000)`;
  const [found] = await trx<{ held: number; holds: number }[]>`
    select ledger_account(${company}, 'USD', 'held') as held, ledger_account(null, 'USD', 'holds') as holds`;
  if (!found) throw new Error('no accounts');
  return { company, ...found };
}

/** Books an amount from one account to another; a different `back` makes a movement that does not balance. */
export async function move(trx: Trx, { from, to, amount, back = amount }: Movement): Promise<number> {
  const transaction = await idOf(trx, 'ledger_transactions', { currency: 'USD' });
  await trx`insert into ledger_entries (transaction_id, account_id, currency, amount_minor)
    values (${transaction}, ${to}, 'USD', ${amount}), (${transaction}, ${from}, 'USD', ${-back})`;
  return transaction;
}

/** An order with 600 captured. */
export async function captured(trx: Trx): Promise<{ order: number; capture: number }> {
  const order = await insertRow(trx, 'orders');
  const attempt = await idOf(trx, 'payment_attempts', {
    order_id: order['id'],
    company_id: order['company_id'],
    currency: 'USD',
  });
  const capture = await idOf(trx, 'captures', { attempt_id: attempt, order_id: order['id'], currency: 'USD' });
  return { order: order['id'] as number, capture };
}
