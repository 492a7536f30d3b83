// Where the batches of an order are, as their carriers said last (spec §4 tracking, §7 /dhl/track).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readTracked, type TrackedRow } from './tracking.reads.ts';

type Track = typeof calls.shipping.track;

/** The tracking of an order of the caller's company; a carrier is never waited for. */
export async function track(
  { db, caller, language }: CustomerContext,
  { orderNo, batchNo }: ParsedOf<Track>,
): Promise<ResultOf<Track>> {
  const { companyId } = caller;
  const batches = await readTracked(db, { companyId, orderNo, batchNo: batchNo ?? null, language });
  if (!batches) refuse('orderNotFound', { orderNo });
  return batches.map(trackedOf);
}

/** A batch as it is shown with all that was said of it. */
export const trackedOf = (batch: TrackedRow): ResultOf<Track>[number] => ({
  ...batch,
  link: linkOf(batch.carrier, batch.trackingCode),
  dispatchedAt: batch.dispatchedAt?.toISOString() ?? null,
  deliveredAt: batch.deliveredAt?.toISOString() ?? null,
  askedAt: batch.askedAt?.toISOString() ?? null,
  events: batch.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
});

const linkOf = (carrier: string | null, code: string | null): string | null =>
  carrier === 'dhl' && code
    ? `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${encodeURIComponent(code)}`
    : null;
