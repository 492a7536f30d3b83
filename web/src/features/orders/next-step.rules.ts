// Which shipment moves next, and whether its day has passed: a day is said of the shipment it is of, never of an order of several (spec §4 shipping choice; product §7).
import type { OrderDetail } from '@outrigger/contract';
import { isPastDay } from '../../client/past-day.rules.ts';
import { shipmentsOf } from './shipments.rules.ts';

/** The step that comes next. */
export interface NextStep {
  step: 'Dispatch' | 'Arrive';
  day: string;
  isLate: boolean;
  /** Null where there is one shipment alone. */
  batchNo: number | null;
}

/** The step with the earliest day, of what is still to leave or to arrive; null where none has a day. */
export function nextStepOf(order: Pick<OrderDetail, 'batches' | 'shipMode'>): NextStep | null {
  const shipments = shipmentsOf(order).filter(({ state }) => state !== 'canceled');
  const hasSeveral = shipments.length > 1;
  const steps = shipments.flatMap(({ state, batchNo, estimatedDispatch, estimatedDelivery }): NextStep[] => {
    if (state === 'delivered') return [];
    const step = state === 'planned' ? 'Dispatch' : 'Arrive';
    const day = step === 'Dispatch' ? estimatedDispatch : estimatedDelivery;
    return day === null ? [] : [{ step, day, isLate: isPastDay(day), batchNo: hasSeveral ? batchNo : null }];
  });
  return steps.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}
