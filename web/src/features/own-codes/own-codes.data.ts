// Questions and sends about a company's own codes (product §5 Search).
import { ownCodeCalls } from '@outrigger/contract/calls/own-codes.ts';
import { quickAddCalls } from '@outrigger/contract/calls/quick-add.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

const refreshes = [ownCodeCalls.ownCodes, quickAddCalls.checkRows];

/** What the company calls a part. */
export const useOwnCodes = (partCode: string) => useCall(ownCodeCalls.ownCodes, { partCode });
/** Keeps a code; its failure is shown where it was typed. */
export const useKeepOwnCode = () => useSend(ownCodeCalls.keepOwnCode, { refreshes, quiet: true });
/** Forgets one. */
export const useRemoveOwnCode = () => useSend(ownCodeCalls.removeOwnCode, { refreshes, isPress: true });
