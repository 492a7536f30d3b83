// What a caller says of a move: the event, who brings it about, and the facts some effects need (product §7).
import type { Actor, OrderEvent } from './order.rules.ts';

/** One event to happen to an order. */
export interface Move {
  event: OrderEvent;
  actor: Actor;
  /** Who it was; only the clock, a provider and a carrier are nobody. */
  userId: number | null;
  /** The words of whoever decided, kept with the event and mailed. */
  reason?: string;
  facts?: MoveFacts;
}

/** What belongs to single events; kept with the event. */
export interface MoveFacts {
  /** Which batch leaves or arrives; without it all that may. */
  batchNo?: number;
  carrier?: string;
  /** Of a carrier that no adapter knows. */
  carrierName?: string;
  trackingCode?: string;
  /** The moment a carrier says it arrived at. */
  deliveredAt?: string;
  /** The return whose store credit is granted. */
  returnId?: number;
  [name: string]: unknown;
}
