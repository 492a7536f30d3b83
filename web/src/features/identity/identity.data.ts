// Sign-in, second factor and first administrator as the screens use them; each success begins the session.
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import type { beginSession } from '../../client/session.ts';
import { useCall, useSend } from '../../client/use-call.ts';

/** What a sign-in gives. */
export type SignedIn = Parameters<typeof beginSession>[0];

/** Signs in with email and password. */
export const useSignIn = () => useSend(identityCalls.login, { quiet: true });
/** A new secret to enrol as second factor; asked for once per visit. */
export const useEnrollment = () => useCall(identityCalls.startEnrollment, {}, { staleTime: Number.POSITIVE_INFINITY });
/** Confirms the second factor. */
export const useFinishEnrollment = () => useSend(identityCalls.finishEnrollment, { quiet: true });
/** Makes the first administrator from the one-time link. */
export const useMakeFirstAdministrator = () => useSend(identityCalls.makeFirstAdministrator, { quiet: true });
