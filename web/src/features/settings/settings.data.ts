// The door of settings: the currencies the shop sells in (spec §7: status 1 only), and what the languages are called.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { useCall } from '../../client/api/use-call.ts';

export { LANGUAGE_NAMES } from './change-settings.ts';

/** Code, name, symbol and rate of each currency. */
export const useCurrencies = () => useCall(areaCalls.currencyList, {}, { staleTime: 3_600_000 });
