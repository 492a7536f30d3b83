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

/** Of batches that go together one of each number, as it was heard of last: a carrier is asked for each by itself, but says the same of both. */
export function waysOf<B extends Way>(batches: readonly B[]): B[] {
  const numberOf = ({ carrier, trackingCode }: B) => JSON.stringify([carrier, trackingCode]);
  return [...Map.groupBy(batches, numberOf).values()].map((together) =>
    together.reduce((known, other) => (isFurther(other, known) ? other : known)),
  );
}

type Way = Pick<TrackedBatch, 'carrier' | 'trackingCode' | 'events' | 'deliveredAt'>;

const isFurther = (one: Way, other: Way): boolean =>
  (one.deliveredAt === null) === (other.deliveredAt === null)
    ? one.events.length > other.events.length
    : one.deliveredAt !== null;
