// Shipping addresses as the screens ask for them (spec §3, §7 User).
import type { ResultOf } from '@outrigger/contract';
import { addressCalls } from '@outrigger/contract/calls/addresses.ts';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { deliveryDateCalls } from '@outrigger/contract/calls/delivery-dates.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

// Where the parts go to says when they are there.
const refreshes = [addressCalls.addressList, deliveryDateCalls.deliveryDates];

/** A country an address may lie in. */
export type Country = ResultOf<typeof areaCalls.countryListAll>[number];

/** The company's addresses, the default one first. */
export const useAddresses = () => useCall(addressCalls.addressList, {});
/** Saves an address; the form shows a failure in place. */
export const useSaveAddress = () => useSend(addressCalls.updateAddress, { refreshes, quiet: true });
/** All countries in the reader's language; those of before stay while a change of language or currency asks anew. */
export const useCountries = () =>
  useCall(areaCalls.countryListAll, {}, { keepPrevious: true, staleTime: Number.POSITIVE_INFINITY });
/** Cities known of a country, to suggest; none while no country is chosen. */
export const useCities = (country: string) =>
  useCall(areaCalls.cityList, { country }, { enabled: country !== '', staleTime: Number.POSITIVE_INFINITY });
/** States of a country, none while none is chosen. */
export const useStates = (country: string) =>
  useCall(areaCalls.stateList, { country }, { enabled: country !== '', staleTime: Number.POSITIVE_INFINITY });
/** Changes an address by one press; a failure is told in a toast. */
export const useChangeAddress = () => useSend(addressCalls.updateAddress, { refreshes, isPress: true });
