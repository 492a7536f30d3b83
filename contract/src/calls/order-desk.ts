/** Orders of all companies as the parts desk looks for them (product §8). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { line, listOf, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { Money } from '../money.ts';
import { OrderStatus } from './order-shapes.ts';

/** An order in the list of the desk. */
const DeskOrder = z.object({
  orderNo: z.string(),
  company: z.string(),
  status: OrderStatus,
  placedAt: z.string(),
  createdBy: z.string(),
  purchaseOrderNo: z.nullable(z.string()),
  lineCount: z.number(),
  total: Money,
  isMachineDown: z.boolean(),
});

/** Calls of the desk's list of orders. */
export const orderDeskCalls = {
  deskOrders: get('/office/order/list', {
    about: 'Orders of all companies, the newest first.',
    input: z.object({
      status: z.optional(OrderStatus),
      /** Part of an order number, a company, a purchase order, a cost centre or a tracking code; or a part code or serial number. */
      keyword: z.optional(line(limits.keywordMax, 1)),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: z.extend(listOf(DeskOrder), { counts: z.record(z.string(), z.number()) }),
    access: 'officeOrdersOrFinance',
    refuses: [],
  }),
};
