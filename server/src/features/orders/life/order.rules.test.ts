// The whole order table: each status × each event has a stated result (spec §4; product §7; quality 1).
import type { OrderStatus } from '@outrigger/contract';
import { describe, expect, it } from 'vitest';
import {
  isPast,
  makeStep,
  makeTable,
  ORDER_EVENTS,
  type OrderEvent,
  type Paying,
  type PaymentMethod,
  stepOf,
} from './order.rules.ts';

const statuses: OrderStatus[] = [
  'unpaid',
  'pendingApproval',
  'toBeShipped',
  'inTransit',
  'completed',
  'canceled',
  'notApproved',
];

/** Where each event leads: a status, `=` for a success without effect, `-` for a refusal; columns as in `statuses`. */
const credit: Record<OrderEvent, string[]> = {
  captured: ['toBeShipped', '-', '-', '-', '-', '-', '-'],
  paymentFailed: ['unpaid', '-', '-', '-', '-', '-', '-'],
  payReminder: ['unpaid', '-', '-', '-', '-', '-', '-'],
  cancel: ['canceled', 'canceled', 'canceled', '-', '-', '=', '-'],
  payByPassed: ['canceled', '-', '-', '-', '-', '=', '-'],
  approve: ['-', 'toBeShipped', '=', '-', '-', '-', '-'],
  reject: ['-', 'notApproved', '-', '-', '-', '-', '='],
  approvalReminder: ['-', 'pendingApproval', '-', '-', '-', '-', '-'],
  approvalExpired: ['-', 'canceled', '-', '-', '-', '=', '-'],
  dispatch: ['-', '-', 'inTransit', 'inTransit', '-', '-', '-'],
  delivered: ['-', '-', '-', 'inTransit', '-', '-', '-'],
  confirmReceipt: ['-', '-', '-', 'completed', '=', '-', '-'],
  receiptOverdue: ['-', '-', '-', 'completed', '=', '-', '-'],
  returnAccepted: ['-', '-', '-', '-', 'completed', '-', '-'],
};
const paid: Record<OrderEvent, string[]> = {
  ...credit,
  captured: ['toBeShipped', '-', '=', '=', '=', 'canceled', '-'],
  approve: ['=', 'unpaid', '-', '-', '-', '-', '-'],
};

const covered: Record<OrderEvent, string[]> = {
  ...paid,
  approve: ['=', 'toBeShipped', '=', '-', '-', '-', '-'],
};

const by = (paymentMethod: PaymentMethod, dueMinor = 100): Paying => ({ paymentMethod, dueMinor });
const shown = (status: OrderStatus, event: OrderEvent, paying: Paying): string => {
  const step = stepOf(status, event, paying);
  if (step === 'refused') return '-';
  return step === 'noEffect' ? '=' : step.to;
};

describe.each(['credit', 'wallet', 'card'] as const)('product §7 the table of orders paid by %s', (payment) => {
  const wanted = payment === 'credit' ? credit : paid;
  it.each(ORDER_EVENTS)('states where %s leads from every status', (event) => {
    expect(statuses.map((status) => shown(status, event, by(payment)))).toEqual(wanted[event]);
  });
});

describe.each(['wallet', 'card'] as const)(
  'product §7 the table of orders that store credit covers, by %s',
  (payment) => {
    it.each(ORDER_EVENTS)('states where %s leads from every status', (event) => {
      expect(statuses.map((status) => shown(status, event, by(payment, 0)))).toEqual(covered[event]);
    });
  },
);

describe('product §7 what comes with a transition', () => {
  const effects = (status: OrderStatus, event: OrderEvent, payment: PaymentMethod, dueMinor = 100) => {
    const step = stepOf(status, event, by(payment, dueMinor));
    return typeof step === 'object' ? step.effects : step;
  };

  it('every way to canceled or notApproved gives the stock back', () => {
    const ends = (['credit', 'wallet'] as const).flatMap((payment) =>
      statuses.flatMap((status) =>
        ORDER_EVENTS.flatMap((event) => {
          const step = stepOf(status, event, by(payment));
          return typeof step === 'object' && ['canceled', 'notApproved'].includes(step.to) ? [{ status, ...step }] : [];
        }),
      ),
    );
    expect(ends.length).toBeGreaterThan(8);
    const keeping = ends.filter((end) => !end.effects.includes('releaseStock'));
    expect(keeping).toEqual([{ status: 'canceled', to: 'canceled', effects: ['refund'] }]);
  });

  it('leaving pendingApproval posts or voids the hold', () => {
    expect(effects('pendingApproval', 'approve', 'credit')).toEqual([
      'takeMissing',
      'postCredit',
      'issueInvoice',
      'sendMail',
    ]);
    expect(effects('pendingApproval', 'reject', 'credit')).toContain('voidCredit');
    expect(effects('pendingApproval', 'approvalExpired', 'credit')).toContain('voidCredit');
  });

  it('an approved order with nothing left to pay is paid and gets its invoice', () => {
    expect(effects('pendingApproval', 'approve', 'wallet', 0)).toEqual(['markPaid', 'issueInvoice', 'sendMail']);
    expect(effects('pendingApproval', 'approve', 'card', 1)).toEqual(['setPayBy', 'sendMail']);
  });

  it('a late capture is refunded in full and opens nothing', () => {
    expect(effects('canceled', 'captured', 'card')).toEqual(['refund']);
  });
});

describe('product §7 the row of a new order', () => {
  it('waits while there is a reason, ships where nothing is left to pay', () => {
    expect(makeStep(['credit'], by('credit', 100)).to).toBe('pendingApproval');
    expect(makeStep(['noPrice'], by('card', 0)).to).toBe('pendingApproval');
    expect(makeStep([], by('credit', 100)).to).toBe('toBeShipped');
    expect(makeStep([], by('wallet', 100)).to).toBe('unpaid');
    expect(makeStep([], by('card', 0)).to).toBe('toBeShipped');
  });

  it.each(Object.entries(makeTable))('by %s takes stock, and an invoice exactly where it ships at once', (_, rows) => {
    for (const { to, effects } of Object.values(rows)) {
      expect(effects).toContain('takeStock');
      expect((effects as readonly string[]).includes('issueInvoice')).toBe(to === 'toBeShipped');
      expect((effects as readonly string[]).includes('setPayBy')).toBe(to === 'unpaid');
    }
  });
});

describe('product §7 effects stand in the order of locks', () => {
  const rank = ['releaseStock', 'lowerStock', 'takeMissing', 'CREDIT', 'refund', 'issueInvoice', 'sendMail'];
  const rankOf = (effect: string) => {
    const known = rank.indexOf(effect.replace('issueCreditNote', 'issueInvoice'));
    return known >= 0 ? known : rank.indexOf('CREDIT');
  };

  it('stock before credit, credit before numbers of documents, mails last', () => {
    const rows = (['credit', 'wallet'] as const).flatMap((payment) =>
      statuses.flatMap((status) => ORDER_EVENTS.map((event) => stepOf(status, event, by(payment)))),
    );
    const effects = rows.flatMap((row) => (typeof row === 'object' ? [row.effects] : []));
    expect(effects.length).toBeGreaterThan(20);
    for (const one of effects) expect(one.map(rankOf)).toEqual(one.map(rankOf).toSorted((a, b) => a - b));
  });
});

it('product §7 an order may be wanted today, and no day before', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-12-01', '2027-01-01'];
  expect(days.map((day) => isPast(day, '2026-11-22'))).toEqual([true, false, false, false]);
});
