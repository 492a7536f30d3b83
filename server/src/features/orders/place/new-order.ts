// A decided order with the ids and the number it will have, taken before anything is written.
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
