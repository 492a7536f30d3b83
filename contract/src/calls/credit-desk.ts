/** Credit lines as the office sets them, each change with its reason (product §7 Credit, §8). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, line, listOf, longText, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { CurrencyCode, Money } from '../money.ts';

const Amount = z.string().check(z.regex(/^\d{1,11}\.\d{2}$/));

const CreditLine = z.object({
  companyId: z.number(),
  company: z.string(),
  customerNumber: z.nullable(z.string()),
  currency: z.string(),
  /** False where the company has no line in this currency yet. */
  isOpen: z.boolean(),
  limit: Money,
  automaticLimit: Money,
  held: Money,
  posted: Money,
  isFrozen: z.boolean(),
});
/** A credit line as the office sees it. */
export type DeskCreditLine = z.infer<typeof CreditLine>;

/** Calls of the office about credit lines. */
export const creditDeskCalls = {
  deskCreditLines: get('/office/credit/list', {
    about:
      'Credit lines of all companies, found by name or customer number; a company without one stands with its own currency.',
    input: z.object({ keyword: z.optional(line(100)), page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: listOf(CreditLine),
    access: 'officeFinance',
    refuses: [],
  }),
  setCreditLine: post('/office/credit/set', {
    about: 'Opens or changes a credit line; never below what is held and posted, and never without a reason.',
    input: z.strictObject({
      companyId: Id,
      currency: CurrencyCode,
      limit: Amount,
      /** Orders above it wait for the parts desk. */
      automaticLimit: Amount,
      isFrozen: z.boolean(),
      reason: longText(1000, 1),
    }),
    result: CreditLine,
    access: 'officeFinance',
    refuses: ['currencyNotFound', 'creditLimitUsed'],
  }),
  creditLineHistory: get('/office/credit/history', {
    about: 'What was changed about a credit line, by whom, when and why; the newest first, 100 at most.',
    input: z.object({ companyId: Id, currency: CurrencyCode }),
    result: z.array(
      z.object({
        at: z.string(),
        by: z.nullable(z.string()),
        reason: z.string(),
        limit: Money,
        automaticLimit: Money,
        isFrozen: z.boolean(),
      }),
    ),
    access: 'officeFinance',
    refuses: [],
  }),
};
