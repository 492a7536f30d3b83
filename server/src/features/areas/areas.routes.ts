// Reference data calls (spec §7).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { currencyRoutes } from './currencies.routes.ts';
import { readCities, readCountries, readCurrencies, readStates } from './areas.reads.ts';

/** Mounts the areas feature. */
export function areaRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.areas, {
    countryList: ({ readDb, language }) => readCountries(readDb, { language, isShippedTo: true }),
    countryListAll: ({ readDb, language }) => readCountries(readDb, { language, isShippedTo: false }),
    stateList: ({ readDb, language }, { country }) => readStates(readDb, { country: country ?? null, language }),
    cityList: ({ readDb }, { country, state }) =>
      readCities(readDb, { country: country ?? null, state: state ?? null }),
    currencyList: ({ readDb, language }) => readCurrencies(readDb, language),
  });
  currencyRoutes(app, shop);
}
