// An order that waits, as whoever decides sees it, for web tests; say what differs.
import type { ApprovalView } from '@outrigger/contract';
import { usd } from './orders.make.ts';

/** A technician's order above his limit, on a credit line that holds it. */
export function makeApproval(differs: Partial<ApprovalView> = {}): ApprovalView {
  return {
    orderNo: 'OR260000021',
    status: 'pendingApproval',
    reasons: [
      { reason: 'noPrice', waitsFor: 'mainAccount', isCallers: true },
      { reason: 'credit', waitsFor: 'partsDesk', isCallers: false },
    ],
    mayDecide: true,
    due: usd('1284.50'),
    maker: { name: 'Tom Weld', email: 'tom@demo.outrigger.example', spendingLimit: null, overLimit: null },
    credit: {
      limit: usd('10000.00'),
      held: usd('1284.50'),
      posted: usd('2000.00'),
      automaticLimit: usd('1000.00'),
      percentNow: 20,
      percentAfter: 33,
      isFrozen: false,
      isEnough: true,
    },
    stock: 'setAside',
    leadsTo: 'waitsForPartsDesk',
    promiseDate: '2026-12-07',
    expiresAt: '2026-12-04T10:00:00Z',
    others: [{ orderNo: 'OR260000022', placedAt: '2026-11-21T10:00:00Z', total: usd('80.00') }],
    ...differs,
  };
}
