/** Currencies and their rates as the office enters them (product §8; spec §9 rates). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { listOf, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { CurrencyCode } from '../money.ts';

/** Units of a currency for one USD: above 0, at most 9 digits before the point and 8 after it. */
const Rate = z.string().check(
  z.regex(/^\d{1,9}(\.\d{1,8})?$/),
  z.refine((text) => /[1-9]/.test(text)),
);

const OfficeCurrency = z.object({
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  isOffered: z.boolean(),
  /** The rate in force, null where none was entered yet. */
  rate: z.nullable(z.string()),
  validFrom: z.nullable(z.string()),
  /** How many people of companies have chosen it for their prices. */
  chosenBy: z.number(),
});

/** Calls of the office about currencies. */
export const currencyCalls = {
  officeCurrencies: get('/office/currency/list', {
    about: 'All currencies with the rate in force and since when; those the shop sells in first.',
    input: z.object({}),
    result: z.array(OfficeCurrency),
    access: 'officeFinance',
    refuses: [],
  }),
  rateHistory: get('/office/currency/rates', {
    about: 'The rates of a currency, the newest first, with who entered each; a later one may not have begun yet.',
    input: z.object({ currency: CurrencyCode, page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: listOf(
      z.object({ rate: z.string(), validFrom: z.string(), hasBegun: z.boolean(), setBy: z.nullable(z.string()) }),
    ),
    access: 'officeFinance',
    refuses: ['currencyNotFound'],
  }),
  setRate: post('/office/currency/rate', {
    about:
      'Enters a rate from now or from a coming moment on, in place of one that was to come then, or withdraws that one (isWithdrawn); those that have begun stay, since orders keep the rate of their day.',
    input: z.strictObject({
      currency: CurrencyCode,
      rate: Rate,
      validFrom: z.optional(z.iso.datetime()),
      isWithdrawn: z.optional(z.boolean()),
      /** Whether the shop sells in the currency from now on; as before where it is not said. */
      isOffered: z.optional(z.boolean()),
    }),
    result: OfficeCurrency,
    access: 'officeFinance',
    refuses: ['currencyNotFound', 'conflict'],
  }),
};
