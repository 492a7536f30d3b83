// How money stands that a provider gave back in one refund or several (product §7 Payment).
import type { RefundState } from './payment-gateway.ts';

/** Pending while one of them is, done where one is done; null where none gives money back. */
export function wholeOf(refunds: readonly RefundState[]): RefundState | null {
  return refunds.find(({ is }) => is === 'pending') ?? refunds.find(({ is }) => is === 'done') ?? null;
}
