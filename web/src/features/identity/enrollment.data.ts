// Second factor and first administrator (product §1, §3).
import type { ResultOf } from '@outrigger/contract';
import { administratorCalls } from '@outrigger/contract/calls/administrators.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { secondFactorCalls } from '@outrigger/contract/calls/second-factor.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

/** Who has enrolled, signed in, with the recovery codes. */
export type Enrolled = ResultOf<typeof secondFactorCalls.finishEnrollment>;

/** A new secret to enrol as second factor; asked for once per visit. */
export const useEnrollment = () =>
  useCall(secondFactorCalls.startEnrollment, {}, { staleTime: Number.POSITIVE_INFINITY });
/** Confirms the second factor. */
export const useFinishEnrollment = () => useSend(secondFactorCalls.finishEnrollment, { quiet: true });
/** The second factor of the signed-in administrator. */
export const useSecondFactor = () => useCall(secondFactorCalls.secondFactor, {});
/** Makes new recovery codes. */
export const useRenewRecoveryCodes = () =>
  useSend(secondFactorCalls.renewRecoveryCodes, { quiet: true, refreshes: [secondFactorCalls.secondFactor] });
/** Whom an office invitation is for. */
export const useOfficeInvitation = (ticket: string) => useCall(administratorCalls.officeInvitation, { ticket });
/** Takes the invitation with a password. */
export const useAcceptInvitation = () => useSend(administratorCalls.acceptOfficeInvitation, { quiet: true });
/** Makes the first administrator from the one-time link. */
export const useMakeFirstAdministrator = () => useSend(identityCalls.makeFirstAdministrator, { quiet: true });
