// What happened to an order: its own events, its money that went back, and what came short or damaged; these two have no events of their own (product §7).
import { money, type OrderDetail } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type ReportMoment, readReportMoments } from '../receipt/receipt-reports.reads.ts';
import { readEvents, readGivenBack } from './order-detail.reads.ts';

type Told = OrderDetail['events'][number];
type Happened = Omit<Told, 'at'> & { at: Date };
type Of = { id: number; status: OrderDetail['status'] };

/** All of it, oldest first; amounts only where they may be seen. */
export async function readOrderEvents(db: Db, { id, status }: Of, maySeePrices: boolean): Promise<Told[]> {
  const [events, givenBack, reports] = await Promise.all([
    readEvents(db, id),
    readGivenBack(db, id),
    readReportMoments(db, id),
  ]);
  const beside = { toStatus: status, by: null, batchNo: null, reason: null };
  const amountOf = (minor: number, currency: string) => (maySeePrices ? { amount: money(minor, currency) } : {});
  const refunds: Happened[] = givenBack.map(({ at, amountMinor, currency, isByHand }) => ({
    ...beside,
    event: 'givenBack',
    actor: isByHand ? 'office' : 'provider',
    at,
    ...amountOf(amountMinor, currency),
  }));
  const reported: Happened[] = reports.map(({ creditedMinor, currency, isAnswer, outcome, ...moment }) => ({
    ...beside,
    ...moment,
    event: isAnswer ? EVENTS[outcome ?? 'answered'] : 'reported',
    actor: isAnswer ? 'office' : 'buyer',
    ...(creditedMinor === null ? {} : amountOf(creditedMinor, currency)),
  }));
  return [...events, ...refunds, ...reported]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((one) => ({ ...one, at: one.at.toISOString() }));
}

const EVENTS: Record<NonNullable<ReportMoment['outcome']> | 'answered', string> = {
  answered: 'reportAnswered',
  replacement: 'reportReplaced',
  credited: 'reportCredited',
  refused: 'reportRefused',
};
