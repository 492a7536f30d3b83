// The built-in carrier of the demo: it moves nothing, and says of each batch what a carrier would say on its way to the day it is expected (product §7 Tracking).
import type { Carrier, CarrierReport, TrackedShipment } from './carrier.ts';

const DAY_MS = 24 * 3600 * 1000;
const USUAL_DAYS = 7;
/** In the early afternoon, as parcels come. */
const ARRIVES_AT_HOUR = 13;

/** Steps of the way with their share of it and where they are taken. */
const STEPS = [
  { name: 'pickedUp', status: 'pickedUp', share: 0, at: 'from' },
  { name: 'departed', status: 'inTransit', share: 0.12, at: 'from' },
  { name: 'arrived', status: 'inTransit', share: 0.8, at: 'to' },
  { name: 'out', status: 'outForDelivery', share: 0.96, at: 'to' },
  { name: 'delivered', status: 'delivered', share: 1, at: 'to' },
] as const;

/** Says by the clock alone how far a batch would be. */
export function makeSimulatedCarrier(): Carrier {
  return { name: 'simulated', pauseMinutes: 10, track: (shipment) => Promise.resolve(reportsOf(shipment)) };
}

function reportsOf(shipment: TrackedShipment): CarrierReport[] {
  const begin = shipment.dispatchedAt.getTime();
  const end = arrivalOf(shipment);
  return STEPS.map(({ name, status, share, at }) => ({
    mark: `${shipment.shipmentId}-${name}`,
    at: new Date(begin + (end - begin) * share),
    status,
    place: shipment[at],
    text: null,
  })).filter((report) => report.at <= shipment.now);
}

// What leaves later than it should takes its usual days all the same.
function arrivalOf({ dispatchedAt, arrivesOn }: TrackedShipment): number {
  const usual = dispatchedAt.getTime() + USUAL_DAYS * DAY_MS;
  if (arrivesOn === null) return usual;
  const expected = Date.parse(`${arrivesOn}T00:00:00Z`) + (ARRIVES_AT_HOUR / 24) * DAY_MS;
  return expected > dispatchedAt.getTime() + DAY_MS ? expected : usual;
}
