// Takes stock and credit of an order that waited without them, when it is approved (docs/decisions/0025; product §7 approve).
import type { Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { decideCredit, ledger, lockCreditLines, writeMovements } from '../../credit/index.ts';
import { readZone } from '../../freight/index.ts';
import { readTrade } from '../../pricing/index.ts';
import { type Assigned, assignStock, lockSupply, reserve, type Supply } from '../../stock/index.ts';
import { readOrderParts } from '../plan/order-parts.reads.ts';
import { planShipping } from '../plan/plan-shipping.ts';
import { refuseShort } from '../plan/short-lines.rules.ts';
import type { Move } from './move.ts';
import type { LockedOrder } from './order-moves.store.ts';
import { noteTaken, readWantedLines, replanBatches, type WantedLine } from './take-missing.store.ts';

/** Does nothing where all was taken when the order was placed; locks stock first and the credit line after it. */
export async function takeMissing(trx: Trx, order: LockedOrder, move: Move): Promise<void> {
  if (order.isStockTaken) return;
  const lines = await readWantedLines(trx, order.id);
  const lockRest = await lockSupply(
    trx,
    lines.map((line) => line.partId),
  );
  const supply = await lockRest((pieces) => shortIn(lines, pieces));
  const assigned = assignStock(
    lines.map((line) => ({ ...line, isStockOnly: line.sellPolicy === 'stockOnly' })),
    supply,
    order.country,
  );
  refuseShort(
    lines.map((line) => ({ part: line, quantity: line.quantity, instead: null })),
    assigned,
  );
  await reserve(trx, reservationsOf(order.id, lines, assigned));
  await replanBatches(trx, order, await planOver(trx, order, { lines, assigned, supply }));
  await holdCredit(trx, order, move.userId);
  await noteTaken(trx, order.id);
}

// Deliveries on their way are asked for where what is there does not do.
function shortIn(lines: readonly WantedLine[], pieces: readonly { partId: number; quantity: number }[]): number[] {
  const there = new Map<number, number>();
  for (const row of pieces) there.set(row.partId, (there.get(row.partId) ?? 0) + row.quantity);
  return lines.flatMap(({ partId, quantity, sellPolicy }) =>
    sellPolicy === 'backorder' && (there.get(partId) ?? 0) < quantity ? [partId] : [],
  );
}

const reservationsOf = (orderId: number, lines: readonly WantedLine[], assigned: readonly Assigned[]) =>
  assigned.flatMap(({ partId, now, later }, at) =>
    [...now, ...later.filter((share) => !share.isOrdered)].map(({ warehouseId, inboundId, quantity }) => ({
      orderId,
      lineId: lines[at]?.lineId ?? 0,
      partId,
      warehouseId,
      inboundId,
      quantity,
    })),
  );

// Freight was charged when the order was placed and stays; batches and days are planned over.
async function planOver(
  trx: Trx,
  order: LockedOrder,
  stock: { lines: readonly WantedLine[]; assigned: readonly Assigned[]; supply: Supply },
) {
  const parts = await readOrderParts(
    trx,
    stock.lines.map((line) => line.partId),
  );
  const lines = stock.lines.flatMap(({ partId, quantity }) => {
    const part = parts.get(partId);
    return part
      ? [{ part, quantity, changeCode: null, reference: null, machines: [], instead: null, price: null }]
      : [];
  });
  const basis = {
    currency: order.currency,
    trade: await readTrade(trx),
    lines,
    address: null,
    zone: (await readZone(trx, order.country)) ?? null,
    isFreightCharged: true,
  };
  return planShipping(basis, stock, order.shipMode);
}

async function holdCredit(trx: Trx, order: LockedOrder, userId: number | null): Promise<void> {
  if (order.paymentMethod !== 'credit') return;
  const { companyId, currency, dueMinor: amountMinor, id: orderId } = order;
  const line = (await lockCreditLines(trx, [companyId])).find((one) => one.currency === currency);
  if (!line || decideCredit(line, amountMinor) === 'insufficient') refuse('insufficientCredit');
  await writeMovements(trx, [ledger.hold({ companyId, orderId, currency, userId, amountMinor })]);
}
