// The test provider as bad as a real one may be: refusals, lost answers, money that is told of late (quality 4).
import type { TestShop } from '../../../../test/shop.ts';
import {
  GatewayRefusal,
  type PaymentGateway,
  type PaymentStart,
  type PaymentState,
  type RefundAsked,
} from '../../../platform/outside/payments/payment-gateway.ts';
import { testGateway } from './pay.make.ts';

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
  Object.assign(gateway, {
    start: (payment: PaymentStart) => unlessRefused(payment, 0.02, (asked) => real.start(asked)),
    refund: (refund: RefundAsked) => unlessRefused(refund, 0.3, (asked) => real.refund(asked)),
    settle: (ref: string) => heard(late(real.settle(ref))),
    end: (ref: string) => heard(late(real.end(ref))),
  });
  return () => void Object.assign(gateway, real);
}
