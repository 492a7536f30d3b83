// Second factor and first administrator (product §1, §3).
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

/** A new secret to enrol as second factor; asked for once per visit. */
export const useEnrollment = () => useCall(identityCalls.startEnrollment, {}, { staleTime: Number.POSITIVE_INFINITY });
/** Confirms the second factor. */
export const useFinishEnrollment = () => useSend(identityCalls.finishEnrollment, { quiet: true });
/** Makes the first administrator from the one-time link. */
export const useMakeFirstAdministrator = () => useSend(identityCalls.makeFirstAdministrator, { quiet: true });
