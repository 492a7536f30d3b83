// The door of addresses: the list, and the dialog that adds or changes one (spec §3).
export { useAddresses } from './address-calls.ts';
export { AddressDialog } from './address-dialog.tsx';
