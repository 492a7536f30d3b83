// What a return must never hold (product §7).
import type { Trx } from '../../src/platform/db/db.ts';
import { insertRow, type Row } from './samples.ts';
import { shipped, type Story } from './scenes.ts';

/** Each is refused by the database itself. */
export const returnStories: Story[] = [
  {
    says: '§7 a return with a line of another company',
    by: 'return_lines_order_id_company_id_fkey',
    tell: async (trx) => putBack(trx, await insertRow(trx, 'returns'), await shipped(trx)),
  },
  {
    says: '§7 a return with a line in another currency',
    by: 'return_lines_order_id_currency_fkey',
    tell: async (trx) => {
      const sold = await shipped(trx);
      await putBack(trx, await insertRow(trx, 'returns', { company_id: sold.company, currency: 'EUR' }), sold);
    },
  },
  {
    says: '§7 a return with one line twice',
    by: 'return_lines_pkey',
    tell: async (trx) => {
      const sold = await shipped(trx);
      const sentBack = await insertRow(trx, 'returns', { company_id: sold.company });
      await putBack(trx, sentBack, sold);
      await putBack(trx, sentBack, sold);
    },
  },
];

/** Puts one piece of a line into a return. */
export async function putBack(trx: Trx, sentBack: Row, sold: { order: number; line: number }): Promise<void> {
  await insertRow(trx, 'return_lines', {
    return_id: sentBack['id'],
    company_id: sentBack['company_id'],
    currency: sentBack['currency'],
    order_id: sold.order,
    order_line_id: sold.line,
  });
}
