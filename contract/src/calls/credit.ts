/** The credit line, store credit and the statement of both (spec §7 /finance/creditUsageRecord; product §7). */
import * as z from 'zod/mini';
import { ask, download } from '../call.ts';
import { Day, DayOffset, listOf, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { CurrencyCode, Money } from '../money.ts';

/** What a movement of the ledger is. */
export const MovementKind = z.enum([
  'hold',
  'void',
  'post',
  'capture',
  'payment',
  'reverse',
  'storeCredit',
  'storeCreditUsed',
  'refund',
  'adjust',
]);

const StatementAsked = {
  /** The first account the company has, unless told. */
  currency: z.optional(CurrencyCode),
  from: z.optional(Day),
  to: z.optional(Day),
  /** Minutes after midnight UTC at which the day `from` begins for the reader, and at which `to` ends. */
  fromOffset: DayOffset,
  toOffset: DayOffset,
};

/** Calls about credit lines. */
export const creditCalls = {
  creditLines: ask('/finance/creditUsageRecord/getCreditLines', {
    about: "The company's credit lines: limit, held, posted, available, and the last movements.",
    input: z.strictObject({}),
    result: z.array(
      z.object({
        currency: z.string(),
        limit: Money,
        held: Money,
        posted: Money,
        available: Money,
        automaticLimit: Money,
        isFrozen: z.boolean(),
        movements: z.array(
          z.object({ at: z.string(), kind: z.string(), amount: Money, orderNo: z.nullable(z.string()) }),
        ),
      }),
    ),
    access: 'mayViewPrices',
    refuses: [],
  }),
  storeCredit: ask('/finance/creditUsageRecord/getStoreCredit', {
    about: 'What the company may spend of its store credit, by currency; currencies it never had any in are missing.',
    input: z.strictObject({}),
    result: z.object({ storeCredit: z.array(z.object({ currency: z.string(), available: Money })) }),
    access: 'mayViewPrices',
    refuses: [],
  }),
  statement: ask('/finance/creditUsageRecord/list', {
    about: 'The statement of the company’s account in one currency: where it stands and its movements, newest first.',
    input: z.strictObject({ ...StatementAsked, page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: z.extend(
      listOf(
        z.object({
          id: z.number(),
          at: z.string(),
          kind: MovementKind,
          orderNo: z.nullable(z.string()),
          note: z.nullable(z.string()),
          /** By how much each account moved; store credit counts up where there is more to spend. */
          held: Money,
          posted: Money,
          storeCredit: Money,
        }),
      ),
      {
        /** The currencies the company has an account in. */
        currencies: z.array(z.string()),
        /** Null where it has none. */
        account: z.nullable(
          z.object({
            currency: z.string(),
            /** Null where there is store credit and no line. */
            line: z.nullable(
              z.object({ limit: Money, held: Money, posted: Money, available: Money, isFrozen: z.boolean() }),
            ),
            storeCredit: Money,
          }),
        ),
      },
    ),
    access: 'mayViewPrices',
    refuses: ['dateRangeInvalid'],
  }),
  statementFile: download('/finance/creditUsageRecord/export', {
    about: 'The same movements as a CSV file, the oldest first; cells that could be formulas are escaped.',
    input: z.object(StatementAsked),
    result: z.null(),
    access: 'mayViewPrices',
    refuses: ['dateRangeInvalid'],
  }),
};
