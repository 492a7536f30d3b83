// What was tried, paid and given back for an order, amounts only for who may see prices; and which ways to pay there are (spec §3 payment status).
import { type calls, money, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { payments } from '../../payments/index.ts';
import { mayViewPrices } from '../../pricing/index.ts';

type Payments = typeof calls.payments.orderPayments;
type Methods = typeof calls.payments.paymentMethods;

/** Attempts and refunds of an order of the caller's company. */
export async function readPayments(
  { db, caller }: CustomerContext,
  { orderNo }: ParsedOf<Payments>,
): Promise<ResultOf<Payments>> {
  const found = await payments.readPayments(db, { orderNo, companyId: caller.companyId });
  const { attempts, refunds, currency } = found ?? refuse('orderNotFound', { orderNo });
  const maySeePrices = mayViewPrices(caller);
  const amountOf = (minor: number, of = currency) => (maySeePrices ? { amount: money(minor, of) } : {});
  const at = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    attempts: attempts.map(({ startedAt, endedAt, method, state, amountMinor }) => ({
      startedAt: startedAt.toISOString(),
      endedAt: at(endedAt),
      method,
      state,
      ...amountOf(amountMinor),
    })),
    refunds: refunds.map(({ requestedAt, endedAt, state, ...refund }) => ({
      requestedAt: requestedAt.toISOString(),
      endedAt: at(endedAt),
      state,
      ...amountOf(refund.amountMinor, refund.currency),
    })),
  };
}

/** Ways to pay besides the credit line, each with who serves it. */
export async function listPayMethods({ shop }: CustomerContext): Promise<ResultOf<Methods>> {
  const methods = (['wallet', 'card'] as const).flatMap((method) => {
    const provider = shop.gateways.forMethod(method)?.name;
    return provider ? [{ method, provider }] : [];
  });
  return { methods };
}
