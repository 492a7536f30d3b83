// The port by which carriers are asked where a batch is (product §7 Tracking).
import type { CarrierName, TrackStatus } from '@outrigger/contract';

/** What a carrier is asked about. */
export interface TrackedShipment {
  shipmentId: number;
  trackingCode: string;
  dispatchedAt: Date;
  /** The day it is expected. */
  arrivesOn: string | null;
  /** The towns it goes from and to. */
  from: string | null;
  to: string;
  /** The moment it is asked, by the clock of the database. */
  now: Date;
}

/** One thing a carrier says; `mark` is its own name of it, by which it counts once. */
export interface CarrierReport {
  mark: string;
  at: Date;
  status: TrackStatus;
  place: string | null;
  /** In its own words. */
  text: string | null;
}

/** Somebody who carries batches and can be asked for them; an outage throws. */
export interface Carrier {
  name: CarrierName;
  /** For how long it is not asked again. */
  pauseMinutes: number;
  track(shipment: TrackedShipment): Promise<CarrierReport[]>;
}
