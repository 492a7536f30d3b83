// The steps of a return as one table: from where each leads where (product §7 return accepted).
import type { ReturnStatus } from '@outrigger/contract';

/** What is done to a return. */
export type ReturnStep = 'accept' | 'refuse' | 'credit' | 'withdraw';

const FROM: Record<ReturnStep, { from: readonly ReturnStatus[]; to: ReturnStatus }> = {
  accept: { from: ['requested'], to: 'accepted' },
  credit: { from: ['requested', 'accepted'], to: 'credited' },
  refuse: { from: ['requested', 'accepted'], to: 'refused' },
  withdraw: { from: ['requested', 'accepted'], to: 'withdrawn' },
};

/** Where a step leads from a status; `noEffect` where it was done before, `notAllowed` where it leads nowhere. */
export function stepOfReturn(status: ReturnStatus, step: ReturnStep): ReturnStatus | 'noEffect' | 'notAllowed' {
  const { from, to } = FROM[step];
  if (status === to) return 'noEffect';
  return from.includes(status) ? to : 'notAllowed';
}

/** Statuses in which nothing is decided yet; their pieces are spoken for. */
export const OPEN: readonly ReturnStatus[] = ['requested', 'accepted'];
