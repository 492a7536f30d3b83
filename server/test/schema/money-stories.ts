// What must never happen to money (product §7; quality 4 and 6).
import { insertRow } from './samples.ts';
import { captured, creditLine, enforce, idOf, move, shipped, type Story } from './scenes.ts';

/** Each is refused by the database itself. */
export const moneyStories: Story[] = [
  {
    says: '§7 more captured than was tried, and it counts',
    by: 'captures_count_whole',
    tell: async (trx) => {
      const attempt = await insertRow(trx, 'payment_attempts', { amount_minor: 600 });
      await insertRow(trx, 'captures', {
        attempt_id: attempt['id'],
        order_id: attempt['order_id'],
        currency: 'USD',
        amount_minor: 601,
      });
    },
  },
  {
    says: '§7 a second capture that counts',
    by: 'captures_one_that_counts',
    tell: async (trx) => {
      const { order } = await captured(trx);
      const again = await insertRow(trx, 'payment_attempts', { order_id: order, currency: 'USD' });
      await insertRow(trx, 'captures', { attempt_id: again['id'], order_id: order, currency: 'USD' });
    },
  },
  {
    says: '§7 more refunded than captured',
    by: 'captures_refunded_amount',
    tell: async (trx) => {
      const { order, capture } = await captured(trx);
      for (const amount of [400, 201])
        await insertRow(trx, 'refunds', {
          capture_id: capture,
          order_id: order,
          currency: 'USD',
          amount_minor: amount,
        });
    },
  },
  {
    says: '§7 a capture in another currency, and it counts',
    by: 'captures_count_whole',
    tell: async (trx) => {
      const attempt = await insertRow(trx, 'payment_attempts');
      await insertRow(trx, 'captures', { attempt_id: attempt['id'], order_id: attempt['order_id'], currency: 'EUR' });
    },
  },
  {
    says: '§7 a ledger transaction that does not balance',
    by: 'ledger_transactions_balance',
    tell: async (trx) => {
      const { held, holds } = await creditLine(trx);
      await move(trx, { from: holds, to: held, amount: 500, back: 499 });
      await enforce(trx);
    },
  },
  {
    says: '§7 a ledger transaction without entries',
    by: 'ledger_transactions_balance',
    tell: async (trx) => {
      await insertRow(trx, 'ledger_transactions', { currency: 'USD' });
      await enforce(trx);
    },
  },
  {
    says: '§7 entries added to a transaction later',
    by: 'written together with their transaction',
    tell: async (trx) => {
      const { held } = await creditLine(trx);
      const transaction = await idOf(trx, 'ledger_transactions', {
        currency: 'USD',
        created_at: '2026-01-01T00:00:00Z',
      });
      await trx`insert into ledger_entries (transaction_id, account_id, currency, amount_minor) values (${transaction}, ${held}, 'USD', 1)`;
    },
  },
  {
    says: '§7 an entry changed',
    by: 'only ever added',
    tell: async (trx) => {
      const { held, holds } = await creditLine(trx);
      const transaction = await move(trx, { from: holds, to: held, amount: 500 });
      await trx`update ledger_entries set amount_minor = 1 where transaction_id = ${transaction}`;
    },
  },
  {
    says: '§7 credit over the limit',
    by: 'credit_lines_within_limit',
    tell: async (trx) => {
      const { held, holds } = await creditLine(trx);
      await move(trx, { from: holds, to: held, amount: 600 });
      await move(trx, { from: holds, to: held, amount: 401 });
    },
  },
  {
    says: '§7 more voided than was held',
    by: 'ledger_accounts_not_overdrawn',
    tell: async (trx) => {
      const { held, holds } = await creditLine(trx);
      await move(trx, { from: holds, to: held, amount: 600 });
      await move(trx, { from: held, to: holds, amount: 601 });
    },
  },
  {
    says: '§7 an invoice with a number of its own',
    by: 'given by the series',
    tell: async (trx) => insertRow(trx, 'invoices', { number: 999 }),
  },
  {
    says: '§7 a gap in the series',
    by: 'only ever added',
    tell: async (trx) => trx`update number_series set last_number = last_number + 2 where name = 'invoice'`,
  },
  {
    says: '§7 an invoice deleted',
    by: 'only ever added',
    tell: async (trx) => {
      const { order, company } = await shipped(trx);
      await insertRow(trx, 'invoices', { order_id: order, company_id: company, currency: 'USD' });
      await trx`delete from invoices where order_id = ${order}`;
    },
  },
  {
    says: '§7 more credited than invoiced',
    by: 'invoices_credited_total',
    tell: async (trx) => {
      const invoice = await insertRow(trx, 'invoices', { total_minor: 600 });
      await insertRow(trx, 'credit_notes', { invoice_id: invoice['id'], currency: 'USD', amount_minor: 601 });
    },
  },
];
