// Questions and sends about currencies and rates (product §8).
import type { ResultOf } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { currencyCalls } from '@outrigger/contract/calls/currencies.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** A currency with its rate in force. */
export type OfficeCurrency = ResultOf<typeof currencyCalls.officeCurrencies>[number];

/** All currencies, those the shop sells in first. */
export const useOfficeCurrencies = () => useCall(currencyCalls.officeCurrencies, {});
/** The rates of one, the newest first. */
export const useRates = (currency: string) => useCall(currencyCalls.rateHistory, { currency, pageSize: 20 });
const refreshes = [currencyCalls.officeCurrencies, currencyCalls.rateHistory, areaCalls.currencyList];
/** Enters a rate; the form shows a failure in place. */
export const useSetRate = () => useSend(currencyCalls.setRate, { quiet: true, refreshes });
/** Withdraws a rate that has not begun; a failure is told in a toast. */
export const useWithdrawRate = () => useSend(currencyCalls.setRate, { isPress: true, refreshes });
