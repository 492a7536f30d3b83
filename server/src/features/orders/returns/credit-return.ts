// Says what is taken of a return and grants it as store credit, each order its own share, less the restocking fee (spec §9; product §7 return accepted).
import { type calls, type ParsedOf, type ResultOf, returnWorth } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import { moveOrder } from '../life/move-order.ts';
import { lockOrder } from '../life/order-moves.store.ts';
import { lockForStep, tellOfStep } from './decide-return.ts';
import { type LineOfReturn, readLinesOfReturn, writeCredited } from './returns.store.ts';

type Credit = typeof calls.returns.creditReturn;
type Said = ParsedOf<Credit>['lines'];
type Looked = LineOfReturn & { taken: number; finding: string | null };

/** Credits a return; what is not named of it is not taken. */
export async function creditReturn(
  { db, caller, requestId }: SignedInContext,
  { returnNo, lines, answer }: ParsedOf<Credit>,
  { keep }: Answering,
): Promise<ResultOf<Credit>> {
  return await inTransaction(db, async (trx) => {
    const { found, to } = await lockForStep(trx, { returnNo, companyId: null, step: 'credit' });
    const { userId } = caller;
    const reason = answer || undefined;
    if (to) {
      const looked = lookedAt(await readLinesOfReturn(trx, found.id), lines);
      await takeBack(trx, { returnId: found.id, looked, userId, reason });
    }
    const stepped = { returnNo, status: 'credited' as const };
    await keep(trx, stepped);
    if (to) await tellOfStep(trx, found, { action: 'creditReturn', to, userId, requestId, reason });
    return stepped;
  });
}

function lookedAt(lines: readonly LineOfReturn[], said: Said): Looked[] {
  const by = new Map(said.map((one) => [`${one.orderNo} ${one.lineNo}`, one]));
  const looked = lines.map((line) => {
    const { taken = 0, finding } = by.get(`${line.orderNo} ${line.lineNo}`) ?? {};
    by.delete(`${line.orderNo} ${line.lineNo}`);
    if (taken > line.quantity) refuse('returnTooMany', { code: line.code, left: line.quantity });
    return { ...line, taken, finding: finding || null };
  });
  const [other] = by.values();
  if (other) refuse('returnTooMany', { code: `${other.orderNo}-${other.lineNo}`, left: 0 });
  if (looked.every((line) => line.taken === 0)) refuse('returnNothingTaken');
  return looked;
}

interface TakingBack {
  returnId: number;
  looked: readonly Looked[];
  userId: number;
  reason: string | undefined;
}

/** Takes the goods of a return under lock; its orders are locked in the order of their ids. */
export async function takeBack(trx: Trx, { returnId, looked, userId, reason }: TakingBack): Promise<void> {
  const orders = [...new Map(looked.map((line) => [line.orderId, line.orderNo]))].toSorted(([a], [b]) => a - b);
  const locked = [];
  for (const [, orderNo] of orders)
    locked.push((await lockOrder(trx, { orderNo, companyId: null })) ?? refuse('orderNotFound', { orderNo }));
  const worth = returnWorth(
    looked.map(({ orderNo, unitPriceMinor, taken }) => ({ orderNo, unitPriceMinor, quantity: taken })),
  );
  await writeCredited(trx, { id: returnId, ...worth, userId, answer: reason ?? null, lines: looked });
  for (const order of locked) {
    const isTaken = looked.some((line) => line.orderId === order.id && line.taken > 0);
    const move = { event: 'returnAccepted', actor: 'office', userId, facts: { returnId } } as const;
    if (isTaken) await moveOrder(trx, order, reason === undefined ? move : { ...move, reason });
  }
}
