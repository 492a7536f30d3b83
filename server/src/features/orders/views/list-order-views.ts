// A person's views of my orders (spec §2 My orders).
import type { calls, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { readOrderViews } from './order-views.reads.ts';

/** The caller's views. */
export const listOrderViews = ({
  db,
  caller,
}: CustomerContext): Promise<ResultOf<typeof calls.orderViews.orderViews>> => readOrderViews(db, caller);
