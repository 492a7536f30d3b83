// What invoices say of the seller, as finance reads and changes it (product §8).
import type { ResultOf } from '@outrigger/contract';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

export { useCountries } from '../../addresses/addresses.data.ts';
/** The details as they stand; null before they were told. */
export type Seller = ResultOf<typeof documentCalls.seller>;

/** What new invoices say. */
export const useSeller = () => useCall(documentCalls.seller, {});
/** Changes it; the form shows a failure in place. */
export const useSetSeller = () => useSend(documentCalls.setSeller, { quiet: true, refreshes: [documentCalls.seller] });
