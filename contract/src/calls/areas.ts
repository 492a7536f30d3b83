/** Reference data calls: countries, states, cities, currencies (spec §7 Reference data). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { CountryCode, line } from '../fields.ts';

const Country = z.object({
  code: z.string(),
  name: z.string(),
  callingCode: z.string(),
  /** What its postal codes keep without spaces and hyphens; null where any will do, as where it has none. */
  postalCodePattern: z.nullable(z.string()),
  /** One of them, to show how they are written. */
  postalCodeExample: z.nullable(z.string()),
});
const State = z.object({
  code: z.string(),
  name: z.string(),
  /** What it is called to readers of other languages, or to those of its own: an address may bear either. */
  otherName: z.nullable(z.string()),
});
const Currency = z.object({
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  exchange: z.string(),
  /** Since when the rate is in force; null where none was entered yet, and one stands for it. */
  validFrom: z.nullable(z.string()),
});

/** Calls of the areas feature. */
export const areaCalls = {
  countryList: get('/area-api/country/list', {
    about: "Countries the shop ships to, named in the caller's language.",
    input: z.object({}),
    result: z.array(Country),
    access: 'anyone',
    refuses: [],
  }),
  countryListAll: get('/area-api/country/list-all', {
    about: "All countries, named in the caller's language.",
    input: z.object({}),
    result: z.array(Country),
    access: 'anyone',
    refuses: [],
  }),
  stateList: get('/area-api/state/list', {
    about: 'States or provinces of one country, or of all; an unknown country has none.',
    input: z.object({ country: z.optional(CountryCode) }),
    result: z.array(State),
    access: 'anyone',
    refuses: [],
  }),
  cityList: get('/area-api/city/list', {
    about:
      'Cities of 15,000 people and more of a country, one of its states or all, 5,000 at most, as suggestions; any other city may be typed.',
    input: z.object({ country: z.optional(CountryCode), state: z.optional(line(10)) }),
    result: z.array(z.object({ name: z.string() })),
    access: 'anyone',
    refuses: [],
  }),
  currencyList: get('/area-api/currency/list', {
    about: 'Currencies the shop sells in (status 1), with rate to the base currency and since when it is in force.',
    input: z.object({}),
    result: z.array(Currency),
    access: 'anyone',
    refuses: [],
  }),
};
