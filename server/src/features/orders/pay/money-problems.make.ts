// What may never be true of an order's money once everything has come to rest, asked of both sides: the shop's books and the provider's (quality 4).
import type { Db } from '../../../platform/db/db.ts';

interface Books {
  status: string;
  isPaid: boolean;
  dueMinor: number;
  counting: number;
  captured: number;
  mostOverRefunded: number;
  refunded: number;
  waiting: number;
  live: number;
  takenThere: number;
  givenThere: number;
  cashMinor: number;
  invoices: number;
  owedOnInvoices: number;
  storeCreditLeft: number;
  storeCreditUsed: number;
  heldPieces: number;
}

const RULES: readonly [says: string, isBroken: (of: Books) => boolean][] = [
  ['two captures count', ({ counting }) => counting > 1],
  ['more is refunded than was captured', (of) => of.mostOverRefunded > 0 || of.refunded > of.captured],
  ['the provider took other money than the shop knows of', (of) => of.takenThere !== of.captured],
  ['the provider gave other money back than the shop knows of', (of) => of.givenThere !== of.refunded],
  ['a refund still waits', ({ waiting }) => waiting > 0],
  ['an attempt of an order that is over is still live', (of) => of.live > 0 && of.status !== 'unpaid'],
  ['it ships without its money', (of) => of.status === 'toBeShipped' && of.captured - of.refunded !== of.dueMinor],
  ['it keeps money without being paid', (of) => of.status !== 'toBeShipped' && of.captured !== of.refunded],
  ['paid, and no capture counts', ({ isPaid, counting }) => isPaid !== (counting === 1)],
  ['an invoice without a payment, or a payment without', (of) => of.invoices !== of.counting],
  ['an ended order owes its invoice', (of) => of.status === 'canceled' && of.owedOnInvoices !== 0],
  ['the ledger holds other cash', (of) => of.cashMinor !== of.captured - of.refunded],
  ['store credit came back never or twice', (of) => of.storeCreditLeft !== wantedStoreCredit(of)],
  ['stock is held for an ended order', (of) => of.status === 'canceled' && of.heldPieces > 0],
];

// 5.00 were there before the order.
const wantedStoreCredit = (of: Books): number =>
  of.storeCreditUsed === 0 ? 0 : 500 - (of.status === 'canceled' ? 0 : of.storeCreditUsed);

/** The rules that are broken, in words. */
export async function moneyProblems(db: Db, orderNo: string): Promise<string[]> {
  const [books] = await db<Books[]>`
    select o.status, o.paid_at is not null as is_paid, o.total_minor - o.store_credit_minor as due_minor,
      (select count(*)::int from captures c where c.order_id = o.id and c.counts) as counting,
      (select coalesce(sum(amount_minor), 0)::bigint from captures c where c.order_id = o.id) as captured,
      (select coalesce(max(given.sum - c.amount_minor), 0)::bigint from captures c cross join lateral (
        select coalesce(sum(r.amount_minor), 0) as sum from refunds r where r.capture_id = c.id and r.status <> 'failed') given
        where c.order_id = o.id) as most_over_refunded,
      (select coalesce(sum(amount_minor), 0)::bigint from refunds r where r.order_id = o.id and r.status = 'done') as refunded,
      (select count(*)::int from refunds r where r.order_id = o.id and r.status = 'requested') as waiting,
      (select count(*)::int from payment_attempts a where a.order_id = o.id and a.status = 'live') as live,
      (select coalesce(sum(amount_minor), 0)::bigint from test_payments t where t.about = o.order_no and t.status = 'paid') as taken_there,
      (select coalesce(sum(r.amount_minor), 0)::bigint from test_refunds r join test_payments t on t.ref = r.payment_ref
        where t.about = o.order_no)
        + (select coalesce(sum(amount_minor), 0)::bigint from refunds r where r.order_id = o.id and r.is_by_hand) as given_there,
      (select coalesce(sum(e.amount_minor), 0)::bigint from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id where t.order_id = o.id and a.kind = 'cash') as cash_minor,
      (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
      (select coalesce(sum(total_minor - credited_minor), 0)::bigint from invoices i where i.order_id = o.id) as owed_on_invoices,
      (select coalesce(sum(-balance_minor), 0)::bigint from ledger_accounts a where a.company_id = o.company_id and a.kind = 'storeCredit')
        as store_credit_left,
      o.store_credit_minor as store_credit_used,
      (select count(*)::int from reservations r where r.order_id = o.id and r.state = 'held') as held_pieces
    from orders o where o.order_no = ${orderNo}`;
  if (!books) return ['the order is gone'];
  return RULES.filter(([, isBroken]) => isBroken(books)).map(([says]) => `${says} ${JSON.stringify(books)}`);
}

/** Breaks the shop on purpose: refunds that are requested are forgotten; answers how to mend it. */
export async function plantFault(db: Db): Promise<() => Promise<void>> {
  await db.unsafe(`
    create function forget_refund() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger planted before insert on refunds for each row execute function forget_refund()`);
  return async () => void (await db.unsafe('drop trigger planted on refunds; drop function forget_refund'));
}
