// Places orders that arrived together in one transaction (stack.md: batching): stock locked in id order, credit after it, a savepoint around each.
import type { calls, ResultOf } from '@outrigger/contract';
import { limits, money } from '@outrigger/contract';
import { type Db, inTransaction, isOfStatement, type Trx } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/refuse.ts';
import { lockCreditLines, lockStoreCredit } from '../credit/index.ts';
import { lockSupply } from '../stock/index.ts';
import { decideOrder, type OrderRequest, type Pot } from './decide-order.ts';
import { judgeLines } from './judge-lines.ts';
import { readSpendingLimits } from './order-parts.reads.ts';
import type { NewOrder } from './new-order.ts';
import { takeNumbers, writeOrders } from './orders.store.ts';
import { after, type Outcome, valuesOf } from './outcome.ts';
import { type Basis, readBases } from './read-bases.ts';

type Made = ResultOf<typeof calls.orders.makeOrder>;

/** Places each order or says why not, in the order given. */
export async function placeOrders(db: Db, requests: readonly OrderRequest[]): Promise<Outcome<Made>[]> {
  return await inTransaction(db, (trx) => placeIn(trx, requests));
}

async function placeIn(trx: Trx, requests: readonly OrderRequest[]): Promise<Outcome<Made>[]> {
  const bases = await readBases(trx, requests.map(askOf));
  const judged = await judgeLines(trx, bases);
  const pot = await lockPot(trx, requests, judged);
  const decided = judged.map((outcome, at) =>
    after(outcome, (basis) => decideOrder(requestAt(requests, at), basis, pot)),
  );
  const numbered = await takeNumbers(trx, decided, limits.payByHours);
  const orders = valuesOf(numbered);
  const written = orders.length > 0 ? await writeAll(trx, orders) : new Map<NewOrder, Outcome<Made>>();
  return numbered.map((outcome) => {
    if ('thrown' in outcome) return outcome;
    return written.get(outcome.value) ?? { thrown: new Error('an order was neither written nor refused') };
  });
}

function requestAt(requests: readonly OrderRequest[], at: number): OrderRequest {
  const request = requests[at];
  if (!request) throw new RangeError('there is no such order in the batch');
  return request;
}

const askOf = ({ caller, language, currency, input }: OrderRequest) => ({
  companyId: caller.companyId,
  language,
  currency,
  lines: input.lines,
  addressId: input.addressId,
  needsPrices: true,
});

async function lockPot(trx: Trx, requests: readonly OrderRequest[], bases: readonly Outcome<Basis>[]): Promise<Pot> {
  const lines = valuesOf(bases).flatMap((basis) => basis.lines);
  const asked = new Map<number, number>();
  for (const { part, quantity } of lines) asked.set(part.partId, (asked.get(part.partId) ?? 0) + quantity);
  const waiting = new Set(lines.filter((line) => line.part.sellPolicy === 'backorder').map((line) => line.part.partId));
  const supply = await lockSupply(trx, [...asked.keys()], (pieces) => {
    const there = new Map<number, number>();
    for (const row of pieces) there.set(row.partId, (there.get(row.partId) ?? 0) + row.quantity);
    return [...waiting].filter((partId) => (there.get(partId) ?? 0) < (asked.get(partId) ?? 0));
  });
  const onCredit = requests.filter((one) => one.input.paymentMethod === 'credit');
  const onStoreCredit = requests.filter((one) => one.input.useStoreCredit);
  const subs = requests.filter((one) => one.caller.role === 'sub').map((one) => one.caller.userId);
  return {
    supply,
    creditLines: await lockCreditLines(trx, companiesOf(onCredit)),
    storeCredit: await lockStoreCredit(trx, companiesOf(onStoreCredit)),
    spendingLimits: subs.length > 0 ? await readSpendingLimits(trx, subs) : new Map(),
  };
}

const companiesOf = (requests: readonly OrderRequest[]): number[] => [
  ...new Set(requests.map((one) => one.caller.companyId)),
];

/** Writes all at once, which nearly always goes well; else each by itself, so that one refused order harms no other. Throws what ends the transaction. */
export async function writeAll(trx: Trx, orders: readonly NewOrder[]): Promise<Map<NewOrder, Outcome<Made>>> {
  const written = new Map<NewOrder, Outcome<Made>>();
  try {
    const made = await trx.savepoint((inner) => writeAndKeep(inner, orders));
    orders.forEach((order, at) => written.set(order, { value: made[at] as Made }));
  } catch (thrown) {
    // After anything else, a lost connection above all, there is no transaction to go on in.
    if (!(thrown instanceof Refusal) && !isOfStatement(thrown)) throw thrown;
    if (orders.length === 1) return new Map(orders.map((order) => [order, { thrown }]));
    for (const order of orders) for (const [one, outcome] of await writeAll(trx, [order])) written.set(one, outcome);
  }
  return written;
}

async function writeAndKeep(trx: Trx, orders: readonly NewOrder[]): Promise<Made[]> {
  await writeOrders(trx, orders);
  const made = orders.map(madeOf);
  await Promise.all(orders.map((order, at) => order.request.keep(trx, made[at])));
  return made;
}

function madeOf(order: NewOrder): Made {
  const { orderNo, status, basis, totalMinor, reasons, hidesPrices } = order;
  return {
    orderNo,
    status,
    approvals: reasons,
    ...(hidesPrices ? {} : { total: money(totalMinor, basis.currency) }),
    ...(status === 'unpaid' ? { payBy: order.payBy.toISOString() } : {}),
  };
}
