// The test provider as bad as a real one may be: refusals, lost answers, money that is told of late, refunds that take days and fail after all (quality 4).
import type { TestShop } from '../../../../test/shop.ts';
import {
  GatewayRefusal,
  type PaymentGateway,
  type PaymentStart,
  type PaymentState,
  type RefundAsked,
  type RefundState,
} from '../../../platform/outside/payments/payment-gateway.ts';
import { testGateway } from './pay.make.ts';

// Refunds it has taken on, by its numbers: one provider, however many shops ask it.
const takenOn = new Map<string, { asked: RefundAsked; willFail: boolean }>();

/** How a refund stands that was pending: still so at times, and once it has ended always the same. */
async function pendingState(real: PaymentGateway, refundRef: string, random: () => number): Promise<RefundState> {
  const found = takenOn.get(refundRef);
  if (!found) throw new GatewayRefusal('no such refund');
  if (random() < 0.3) return { is: 'pending', refundRef };
  if (found.willFail) return { is: 'failed', failure: 'planned failure after days' };
  const given = await real.refund(found.asked);
  return given.is === 'done' ? { is: 'done', refundRef } : given;
}

/** Has the provider fail now and then, also after it did what it was asked; by one key it says the same no each time. */
export function makeUnreliable(it: TestShop, random: () => number): () => void {
  const gateway = testGateway(it);
  const real: PaymentGateway = { ...gateway };
  const refused = new Map<string, boolean>();
  const isRefused = (key: string, share: number): boolean => {
    const said = refused.get(key) ?? random() < share;
    refused.set(key, said);
    return said;
  };
  const given = new Set<string>();
  const heard = async <R>(answering: Promise<R>): Promise<R> => {
    const answer = await answering;
    if (random() < 0.08) throw new Error('the answer was lost');
    return answer;
  };
  // Money that is still under way there is not told of yet.
  const late = async (asking: Promise<PaymentState>): Promise<PaymentState> => {
    const state = await asking;
    return state.is === 'captured' && random() < 0.2 ? { is: 'live' } : state;
  };
  const unlessRefused = async <A extends { key: string }, R>(
    asked: A,
    share: number,
    ask: (asked: A) => Promise<R>,
  ) => {
    if (isRefused(asked.key, share)) throw new GatewayRefusal('planned refusal');
    return await heard(ask(asked));
  };
  // By one key it says pending each time, as a provider repeats its first answer.
  const refundOrPending = async (asked: RefundAsked): Promise<RefundState> => {
    const refundRef = `pending ${asked.key}`;
    if (!takenOn.has(refundRef) && (given.has(asked.key) || random() < 0.6)) {
      given.add(asked.key);
      return await real.refund(asked);
    }
    takenOn.set(refundRef, takenOn.get(refundRef) ?? { asked, willFail: random() < 0.4 });
    return { is: 'pending', refundRef };
  };
  Object.assign(gateway, {
    start: (payment: PaymentStart) => unlessRefused(payment, 0.02, (asked) => real.start(asked)),
    refund: (refund: RefundAsked) => unlessRefused(refund, 0.3, refundOrPending),
    refundState: (refundRef: string) => heard(pendingState(real, refundRef, random)),
    settle: (ref: string) => heard(late(real.settle(ref))),
    end: (ref: string) => heard(late(real.end(ref))),
  });
  return () => void Object.assign(gateway, real);
}
