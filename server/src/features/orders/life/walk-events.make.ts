// How a walk brings each event about: by the call a person would make, or by the provider's own page and signed notice (quality 1).
import { calls, minorToText } from '@outrigger/contract';
import { newKey } from '../orders.make.ts';
import { pressAtProvider, pressPay, refOf, sendNotice } from '../pay/pay.make.ts';
import type { Walker, WalkEvent } from './walk-model.make.ts';

const { approvals, creditDesk, orderLife, receipt, returns, shipping } = calls;
const reason = 'Walked into.';
const carrier = 'simulated';

/** What is booked at once by hand; small, so that a walk never pays all of its order. */
export const BOOKED_MINOR = 100;

/** Does it; false where it was refused. */
export const tryEvent: Record<Exclude<WalkEvent, 'timePasses' | 'timeNears'>, (walker: Walker) => Promise<boolean>> = {
  cancelByMaker: ({ it, orderNo, makerToken: token }) =>
    isDone(it.ask(orderLife.cancelOrder, { orderNo }, { token, key: newKey() })),
  cancelByDesk: ({ it, orderNo, deskToken: token }) =>
    isDone(it.ask(orderLife.cancelForCustomer, { orderNo, reason }, { token, key: newKey() })),
  approveByMain: ({ it, orderNo, mainToken: token }) =>
    isDone(it.ask(approvals.approveOrder, { orderNo }, { token, key: newKey() })),
  approveByDesk: ({ it, orderNo, deskToken: token }) =>
    isDone(it.ask(approvals.officeApproveOrder, { orderNo }, { token, key: newKey() })),
  rejectByMain: ({ it, orderNo, mainToken: token }) =>
    isDone(it.ask(approvals.rejectOrder, { orderNo, reason }, { token, key: newKey() })),
  rejectByDesk: ({ it, orderNo, deskToken: token }) =>
    isDone(it.ask(approvals.officeRejectOrder, { orderNo, reason }, { token, key: newKey() })),
  pay: (walker) => answerAtProvider(walker, 'pay'),
  payFails: (walker) => answerAtProvider(walker, 'decline'),
  dispatch: async (walker) => {
    await restock(walker);
    return await dispatchBy(walker, walker.deskToken);
  },
  dispatchOne: async (walker) => {
    await restock(walker);
    return await dispatchBy(walker, walker.deskToken, { batchNo: await nextBatch(walker) });
  },
  dispatchByMain: (walker) => dispatchBy(walker, walker.mainToken),
  deliver: ({ it, orderNo, deskToken: token }) =>
    isDone(it.ask(shipping.deliverBatch, { orderNo }, { token, key: newKey() })),
  confirm: ({ it, orderNo, makerToken: token }) =>
    isDone(it.ask(shipping.confirmReceipt, { orderNo }, { token, key: newKey() })),
  confirmByDesk: ({ it, orderNo, deskToken: token }) =>
    isDone(it.ask(shipping.confirmReceipt, { orderNo }, { token, key: newKey() })),
  takeBack,
  creditReport,
  bookPayment: (walker) => book(walker, 'payment'),
  bookStoreCredit: (walker) => book(walker, 'storeCredit'),
};

type Answer = { status: number; reason?: string | undefined; text: string };

// Refused for what the order is, or for who asks.
async function isDone(asked: Promise<Answer>): Promise<boolean> {
  const answer = await asked;
  if (![200, 403, 409].includes(answer.status) && answer.reason !== 'tooManyPieces') throw new Error(answer.text);
  return answer.status === 200;
}

/** Presses pay now, answers on the provider's page, and has it send its notice. */
async function answerAtProvider({ it, orderNo, mainToken }: Walker, said: 'pay' | 'decline'): Promise<boolean> {
  const pressed = await pressPay(it, { orderNo, method: 'wallet' }, mainToken);
  if (!(await isDone(Promise.resolve(pressed)))) return false;
  const ref = refOf(pressed.result.redirectUrl);
  await pressAtProvider(it, ref, said);
  const status = await sendNotice(it, ref);
  if (status !== 200) throw new Error(`the notice of ${ref} was answered ${status}`);
  return true;
}

// What was to be ordered has come.
async function restock({ it, partIds }: Walker): Promise<void> {
  await it.shop.db`update stock_levels set on_hand = on_hand + 9 where part_id = any(${partIds}::bigint[])`;
}

const dispatchBy = ({ it, orderNo }: Walker, token: string, which: { batchNo?: number } = {}): Promise<boolean> =>
  isDone(it.ask(shipping.dispatchBatch, { orderNo, carrier, ...which }, { token, key: newKey() }));

/** The first batch that has not left; the first of all where none waits. */
async function nextBatch({ it, orderNo }: Walker): Promise<number> {
  const [next] = await it.shop.db<{ batchNo: number | null }[]>`
    select min(s.batch_no) as batch_no from shipments s join orders o on o.id = s.order_id
    where o.order_no = ${orderNo} and s.status = 'planned'`;
  return next?.batchNo ?? 1;
}

/** One piece of the first line goes back: asked for, accepted and credited. */
async function takeBack({ it, orderNo, makerToken, deskToken }: Walker): Promise<boolean> {
  const line = { orderNo, lineNo: 1 };
  const input = { lines: [{ ...line, quantity: 1 }], cause: 'notNeeded' as const, reason };
  const asked = await it.ask(returns.requestReturn, input, { token: makerToken, key: newKey() });
  if (!(await isDone(Promise.resolve(asked)))) return false;
  const { returnNo } = asked.result;
  const atDesk = () => ({ token: deskToken, key: newKey() });
  const isAccepted = await isDone(it.ask(returns.acceptReturn, { returnNo }, atDesk()));
  const lines = [{ ...line, taken: 1 }];
  return isAccepted && (await isDone(it.ask(returns.creditReturn, { returnNo, lines }, atDesk())));
}

/** One piece of the first line came short: reported, and credited by the desk. */
async function creditReport({ it, orderNo, makerToken, deskToken }: Walker): Promise<boolean> {
  const said = { orderNo, lineNo: 1, problem: 'short' as const, quantity: 1 };
  const reported = await it.ask(receipt.reportReceipt, said, { token: makerToken, key: newKey() });
  if (!(await isDone(Promise.resolve(reported)))) return false;
  const settled = { id: reported.result[0]?.id ?? 0, answer: reason, outcome: 'credited' as const };
  return await isDone(it.ask(receipt.settleReceiptReport, settled, { token: deskToken, key: newKey() }));
}

const book = ({ it, companyId, financeToken: token }: Walker, what: 'payment' | 'storeCredit'): Promise<boolean> => {
  const booking = { companyId, currency: 'USD', what, amount: minorToText(BOOKED_MINOR), reason };
  return isDone(it.ask(creditDesk.bookCredit, booking, { token, key: newKey() }));
};
