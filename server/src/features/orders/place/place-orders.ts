// Places orders that arrived together in one transaction (stack.md: batching): stock locked in id order, credit after it; where one of them is refused, each in one of its own.
import type { calls, ResultOf } from '@outrigger/contract';
import { limits, money } from '@outrigger/contract';
import { type Db, inTransaction, isOfStatement, type Trx } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refuse.ts';
import { lockCarts, takeOrdered } from '../../cart/index.ts';
import { lockCreditLines, lockStoreCredit } from '../../credit/index.ts';
import { lockSupply } from '../../stock/index.ts';
import { readConfirmationAmounts } from '../confirm/confirmation-amounts.reads.ts';
import { decideOrder, type OrderRequest, type LockedResources } from './decide-order.ts';
import { type JudgedBasis, readJudge } from '../plan/judge-lines.ts';
import { readEarliestToday, readSpendingLimits } from '../plan/order-parts.reads.ts';
import type { NewOrder } from './new-order.ts';
import { takeNumbers, writeOrders } from './orders.store.ts';
import { after, type Outcome, valuesOf } from '../plan/outcome.ts';
import { type PartLine, readOrderContexts } from '../plan/order-context.ts';

type Made = ResultOf<typeof calls.orders.makeOrder>;

/** Places each order or says why not, in the order given. */
export async function placeOrders(db: Db, requests: readonly OrderRequest[]): Promise<Outcome<Made>[]> {
  return await allOrEach(requests, (some) => inTransaction(db, (trx) => placeIn(trx, some)));
}

/** SQLSTATE classes of what lies in a row's own data: a value, a constraint, a rule of ours. A time-out, a full disk and a read-only database lie in no order. */
const IN_THE_DATA = /^(22|23|P0)/;

const isOrdersOwn = (thrown: unknown): boolean =>
  thrown instanceof Refusal ||
  (isOfStatement(thrown) && thrown instanceof Error && 'code' in thrown && IN_THE_DATA.test(String(thrown.code)));

/** Does all at once, which nearly always goes well; else each by itself in the order given, so that one refused order harms no other. Throws what is no order's own. */
export async function allOrEach<T, R>(
  items: readonly T[],
  work: (items: readonly T[]) => Promise<Outcome<R>[]>,
): Promise<Outcome<R>[]> {
  try {
    return await work(items);
  } catch (thrown) {
    if (!isOrdersOwn(thrown)) throw thrown;
    if (items.length === 1) return [{ thrown }];
  }
  return await eachAlone(items, work);
}

/** Those before one that an outage catches are placed and told so; those after it are told at once, or each would wait it out again. */
async function eachAlone<T, R>(
  items: readonly T[],
  work: (items: readonly T[]) => Promise<Outcome<R>[]>,
): Promise<Outcome<R>[]> {
  const outcomes: Outcome<R>[] = [];
  for (const item of items) {
    try {
      outcomes.push(...(await allOrEach([item], work)));
    } catch (thrown) {
      return [...outcomes, ...items.slice(outcomes.length).map((): Outcome<R> => ({ thrown }))];
    }
  }
  return outcomes;
}

/** One order with what it stands on. */
interface JudgedRequest {
  request: OrderRequest;
  judged: Outcome<JudgedBasis>;
}

async function placeIn(trx: Trx, requests: readonly OrderRequest[]): Promise<Outcome<Made>[]> {
  // Fit is asked before any stock is locked.
  const along = { before: (lines: readonly PartLine[]) => readJudge(trx, lines), beside: lockSupply };
  const [bases, judge, lockRest] = await readOrderContexts(trx, requests.map(askOf), along);
  const asked = requests.map((request, at): JudgedRequest => {
    const own = bases[at];
    if (!own) throw new RangeError('there is no such order in the batch');
    return { request, judged: after(own, judge) };
  });
  return await placeFrom(trx, asked, await lockPot(trx, asked, lockRest));
}

/** Decides each over the pot and writes those that may be; throws what the database refuses of any of them. */
async function placeFrom(trx: Trx, asked: readonly JudgedRequest[], pot: LockedResources): Promise<Outcome<Made>[]> {
  const decided = asked.map(({ request, judged }) => after(judged, (basis) => decideOrder(request, basis, pot)));
  const orders = await takeNumbers(trx, decided, limits.payByHours);
  const written = valuesOf(orders);
  const made = orders.map((outcome) => after(outcome, (order) => ({ order, made: madeOf(order) })));
  if (written.length > 0)
    // In one message: the rows that are locked last, as that which counts invoices, are locked for no longer than they must.
    await trx.together((one) => [
      writeOrders(one, written),
      takeOrdered(one, written.map(piecesOf)),
      ...written.map((order) => order.useCode?.(one)),
      ...valuesOf(made).map(({ order, made: answer }) => order.request.keep(one, answer)),
    ]);
  return made.map((outcome) => after(outcome, (one) => one.made));
}

const piecesOf = ({ request, basis }: NewOrder) => ({
  userId: request.caller.userId,
  parts: basis.lines.map(({ part, quantity }) => ({ partId: part.partId, quantity })),
  codes: request.input.lines.map(({ code, qty }) => ({ code, qty })),
});

const askOf = ({ caller, language, currency, input }: OrderRequest) => ({
  companyId: caller.companyId,
  language,
  currency,
  lines: input.lines,
  addressId: input.addressId,
  needsPrices: true,
});

type LockRest = Awaited<ReturnType<typeof lockSupply>>;

async function lockPot(trx: Trx, all: readonly JudgedRequest[], lockRest: LockRest): Promise<LockedResources> {
  const requests = all.map((one) => one.request);
  const lines = valuesOf(all.map((one) => one.judged)).flatMap((basis) => basis.lines);
  const asked = new Map<number, number>();
  for (const { part, quantity } of lines) asked.set(part.partId, (asked.get(part.partId) ?? 0) + quantity);
  const waiting = new Set(lines.filter((line) => line.part.sellPolicy === 'backorder').map((line) => line.part.partId));
  const supply = await lockRest((pieces) => {
    const there = new Map<number, number>();
    for (const row of pieces) there.set(row.partId, (there.get(row.partId) ?? 0) + row.quantity);
    return [...waiting].filter((partId) => (there.get(partId) ?? 0) < (asked.get(partId) ?? 0));
  });
  const onCredit = requests.filter((one) => one.input.paymentMethod === 'credit');
  const onStoreCredit = requests.filter((one) => one.input.useStoreCredit);
  const subs = requests.filter((one) => one.caller.role === 'sub').map((one) => one.caller.userId);
  const [creditLines, storeCredit, earliestToday, spendingLimits, confirmationAmounts] = await trx.together((one) => [
    lockCreditLines(one, companiesOf(onCredit)),
    lockStoreCredit(one, companiesOf(onStoreCredit)),
    requests.some(({ input }) => input.wantedBy !== undefined) ? readEarliestToday(one) : null,
    subs.length > 0 ? readSpendingLimits(one, subs) : new Map(),
    readConfirmationAmounts(one, companiesOf(requests)),
    // After stock and credit: their owners change carts with no other lock in hand.
    lockCarts(one, [...new Set(requests.map(({ caller }) => caller.userId))]),
  ]);
  return { supply, creditLines, storeCredit, earliestToday, spendingLimits, confirmationAmounts };
}

const companiesOf = (requests: readonly OrderRequest[]): number[] => [
  ...new Set(requests.map((one) => one.caller.companyId)),
];

function madeOf(order: NewOrder): Made {
  const { orderNo, status, basis, totalMinor, reasons, hidesPrices } = order;
  return {
    orderNo,
    status,
    approvals: hidesPrices ? reasons.filter((reason) => reason === 'noPrice') : reasons,
    ...(hidesPrices ? {} : { total: money(totalMinor, basis.currency) }),
    ...(status === 'unpaid' ? { payBy: order.payBy.toISOString() } : {}),
  };
}
