// How far a batch is on its way from the warehouse to the door, of all that its carrier said (spec §4 tracking).
import type { TrackedBatch } from './delivery.data.ts';

/** The stations of the way, in their order. */
export const STATIONS = ['warehouse', 'transit', 'out', 'door'] as const;
/** A station of the way. */
export type Station = (typeof STATIONS)[number];

const AT: Record<string, Station> = {
  announced: 'warehouse',
  pickedUp: 'transit',
  inTransit: 'transit',
  outForDelivery: 'out',
  failure: 'out',
  delivered: 'door',
};

/** Whether what was said last is that it could not be delivered. */
export const isFailed = ({ deliveredAt, events }: Pick<TrackedBatch, 'deliveredAt' | 'events'>): boolean =>
  deliveredAt === null && events.at(-1)?.status === 'failure';

/** The station a batch is at; what has been delivered is at the door, whoever says so. */
export function stationOf({ deliveredAt, events }: Pick<TrackedBatch, 'deliveredAt' | 'events'>): Station {
  if (deliveredAt !== null) return 'door';
  const last = events.findLast((event) => AT[event.status] !== undefined);
  return (last && AT[last.status]) ?? 'transit';
}

/** Of batches that go together those whose ways differ: what travels by one number is told the same of each. */
export function waysOf<B extends Pick<TrackedBatch, 'events' | 'deliveredAt'>>(batches: readonly B[]): B[] {
  const told = ({ events, deliveredAt }: B) => JSON.stringify([deliveredAt !== null, events]);
  return [...new Map(batches.toReversed().map((batch) => [told(batch), batch])).values()].toReversed();
}
