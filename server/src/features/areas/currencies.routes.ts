// The office's calls about currencies and rates (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Shop } from '../../platform/shop.ts';
import { readOfficeCurrencies, readRates } from './currencies.reads.ts';
import { setRate } from './set-rate.ts';

/** Mounts them. */
export function currencyRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.currencies, {
    officeCurrencies: ({ db, language }) => readOfficeCurrencies(db, language),
    rateHistory: async ({ db }, input) =>
      (await readRates(db, input)) ?? refuse('currencyNotFound', { currency: input.currency }),
    setRate,
  });
}
