// The door of settings: the currencies the shop sells in (spec §7: status 1 only).
import type { ResultOf } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { useCall } from '../../client/api/use-call.ts';

/** A currency the shop sells in. */
export type KnownCurrency = ResultOf<typeof areaCalls.currencyList>[number];
/** Code, name, symbol and rate of each currency. */
export const useCurrencies = () => useCall(areaCalls.currencyList, {}, { staleTime: 3_600_000 });
