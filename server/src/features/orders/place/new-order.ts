// A decided order with the ids and the number it will have, taken before anything is written.
import type { MakeEffect } from '../life/order.rules.ts';
import type { DecidedOrder } from './decide-order.ts';

/** An order about to be written. */
export interface NewOrder extends DecidedOrder {
  orderId: number;
  orderNo: string;
  lineIds: number[];
  shipmentIds: number[];
  /** When payment would be due, if it waits for payment. */
  payBy: Date;
}

/** Whether the row an order is made by names an effect. */
export const does =
  (effect: MakeEffect) =>
  (order: Pick<DecidedOrder, 'effects'>): boolean =>
    order.effects.includes(effect);
