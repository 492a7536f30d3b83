/** Saved views of my orders: what narrows them, how they are sorted and which columns show, each under a name of its person (spec §2 My orders). */
import * as z from 'zod/mini';
import { del, get, post } from '../call.ts';
import { Day, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { OrderStatus } from './order-shapes.ts';
import { ORDER_SORTS } from './orders.ts';

/** Columns of my orders that may be hidden, as plain words; the number always shows. */
export const ORDER_COLUMNS = [
  'placedAt',
  'status',
  'purchaseOrderNo',
  'createdBy',
  'promiseDate',
  'lines',
  'total',
] as const;
/** A column that may be hidden. */
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

const Name = line(60, 1);
const Filter = {
  status: z.optional(OrderStatus),
  keyword: z.optional(line(limits.keywordMax, 1)),
  from: z.optional(Day),
  to: z.optional(Day),
  /** `1` for orders of standing machines alone. */
  machineDown: z.optional(z.literal('1')),
};
const Sort = z.enum(ORDER_SORTS);
/** Columns that do not show. */
const Hidden = z.array(z.enum(ORDER_COLUMNS));
const OrderView = z.object({ name: z.string(), ...Filter, sort: Sort, hidden: Hidden });
/** A saved view. */
export type OrderView = z.infer<typeof OrderView>;
/** All of the caller's, by name. */
const Views = z.array(OrderView);

/** Calls about saved views; each answers all that the caller has then. */
export const orderViewCalls = {
  orderViews: get('/order/views', {
    about: "The caller's saved views of the company's orders, by name.",
    input: z.object({}),
    result: Views,
    access: 'hasAccess',
    refuses: [],
  }),
  saveOrderView: post('/order/views/save', {
    about: 'Keeps a view of my orders under a name; one of that name takes the new state.',
    input: z.strictObject({
      name: Name,
      ...Filter,
      sort: z._default(Sort, 'placedDesc'),
      hidden: z._default(Hidden.check(z.maxLength(ORDER_COLUMNS.length)), []),
    }),
    result: Views,
    access: 'hasAccess',
    refuses: ['dateRangeInvalid', 'viewsTooMany'],
  }),
  renameOrderView: post('/order/views/rename', {
    about: 'Gives a saved view another name.',
    input: z.strictObject({ name: Name, newName: Name }),
    result: Views,
    access: 'hasAccess',
    refuses: ['viewNotFound', 'viewNameTaken'],
  }),
  deleteOrderView: del('/order/views/delete', {
    about: 'Removes a saved view of the caller.',
    input: z.object({ name: Name }),
    result: Views,
    access: 'hasAccess',
    refuses: ['viewNotFound'],
  }),
};
