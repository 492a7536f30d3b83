// The door of addresses: the list, the countries, and the dialog that adds or changes one (spec §3).
export { useAddresses, useCountries } from './address-calls.ts';
export { AddressDialog } from './address-dialog.tsx';
