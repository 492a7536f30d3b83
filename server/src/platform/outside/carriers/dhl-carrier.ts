// DHL, asked by its public "Shipment Tracking - Unified" API (product §7 Tracking): one key, one number, all reports of it.
import type { TrackStatus } from '@outrigger/contract';
import type { Carrier, CarrierReport } from './carrier.ts';

/** What the shop has of DHL. */
export interface DhlAccess {
  apiKey: string;
  url: string;
}

const TIMEOUT_MS = 20_000;
/** A free key may ask 250 times a day. */
const PAUSE_MINUTES = 120;

/** The five status codes of the API; `unknown` says nothing of how far it is. */
const STATUSES: Record<string, TrackStatus> = {
  'pre-transit': 'announced',
  transit: 'inTransit',
  delivered: 'delivered',
  failure: 'failure',
};

/** DHL by this key. */
export function makeDhlCarrier({ apiKey, url }: DhlAccess): Carrier {
  return {
    name: 'dhl',
    pauseMinutes: PAUSE_MINUTES,
    async track({ trackingCode }) {
      const query = new URLSearchParams({ trackingNumber: trackingCode, language: 'en' });
      const answer = await fetch(`${url}/track/shipments?${query.toString()}`, {
        headers: { 'DHL-API-Key': apiKey, accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // What was handed over an hour ago is not known there yet.
      if (answer.status === 404) return [];
      if (!answer.ok) throw new Error(`DHL answered ${answer.status}`);
      return reportsIn(await answer.json());
    },
  };
}

interface DhlShipment {
  status?: DhlEvent;
  events?: DhlEvent[];
  /** What goes back to its sender is delivered, too: to him. */
  returnFlag?: unknown;
}
interface DhlEvent {
  timestamp?: unknown;
  statusCode?: unknown;
  status?: unknown;
  description?: unknown;
  location?: { address?: { addressLocality?: unknown } };
}

function reportsIn(body: unknown): CarrierReport[] {
  const { shipments } = body as { shipments?: DhlShipment[] };
  const [first] = Array.isArray(shipments) ? shipments : [];
  if (!first) return [];
  // The list may be empty where a service has but its last status.
  const events = Array.isArray(first.events) && first.events.length > 0 ? first.events : [first.status ?? {}];
  const isReturned = first.returnFlag === true;
  return events
    .flatMap((event) => reportOf(event, isReturned) ?? [])
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function reportOf(event: DhlEvent, isReturned: boolean): CarrierReport | null {
  const at = momentOf(event.timestamp);
  const code = textOf(event.statusCode) ?? 'unknown';
  if (!at || code === 'unknown') return null;
  const place = textOf(event.location?.address?.addressLocality);
  const text = textOf(event.description) ?? textOf(event.status);
  const known = STATUSES[code] ?? 'inTransit';
  const status = known === 'delivered' && isReturned ? 'failure' : known;
  return { mark: [at.toISOString(), code, place, text].join('|').slice(0, 500), at, status, place, text };
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

// Some services leave out the zone, and mean the place's own time; UTC is off by hours at most.
function momentOf(value: unknown): Date | null {
  const text = textOf(value);
  if (!text) return null;
  const at = new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}
