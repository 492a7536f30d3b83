/** Credit lines as the office sets them, and what it books on them, each with its reason (product §7 Credit, §8). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, line, listOf, longText, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { CurrencyCode, Money } from '../money.ts';

const Amount = z.string().check(z.regex(/^\d{1,11}\.\d{2}$/));
const SignedAmount = z.string().check(z.regex(/^-?\d{1,11}\.\d{2}$/));

/** What is booked by hand: money that came in for what is posted, or store credit given. */
export const CREDIT_BOOKINGS = ['payment', 'storeCredit'] as const;

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
  /** What the company may spend of its store credit in this currency. */
  storeCredit: Money,
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
  bookCredit: post('/office/credit/book', {
    about:
      'Books a payment for what is posted, or store credit, with a reason its company reads; a negative amount takes a booking back.',
    input: z.strictObject({
      companyId: Id,
      currency: CurrencyCode,
      what: z.enum(CREDIT_BOOKINGS),
      amount: SignedAmount,
      reason: longText(1000, 1),
    }),
    result: CreditLine,
    access: 'officeFinance',
    idempotent: true,
    refuses: ['currencyNotFound', 'bookingTooLarge'],
  }),
  creditLineHistory: get('/office/credit/history', {
    about:
      'What was changed about a credit line or booked on it, by whom, when and why; the newest first, 100 at most.',
    input: z.object({ companyId: Id, currency: CurrencyCode }),
    result: z.array(
      z.object({
        at: z.string(),
        by: z.nullable(z.string()),
        reason: z.string(),
        /** How the line was set; null of a booking. */
        set: z.nullable(z.object({ limit: Money, automaticLimit: Money, isFrozen: z.boolean() })),
        /** What was booked; null of a change. */
        booked: z.nullable(z.object({ what: z.enum(CREDIT_BOOKINGS), amount: Money })),
      }),
    ),
    access: 'officeFinance',
    refuses: [],
  }),
};
