// The parts desk's list of orders (product §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { readDeskOrders } from './desk-orders.reads.ts';

type List = typeof calls.orderDesk.deskOrders;

/** Orders of whichever company. */
export const listDeskOrders = ({ db }: SignedInContext, input: ParsedOf<List>): Promise<ResultOf<List>> =>
  readDeskOrders(db, input);
