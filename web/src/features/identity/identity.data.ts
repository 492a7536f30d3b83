// Sign-in as the login uses it; what only few meet (second factor, first administrator) is in enrollment.data.ts.
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import type { beginSession } from '../../client/session/session.ts';
import { useRequest } from '../../client/api/use-request.ts';

/** What a sign-in gives. */
export type SignedIn = Parameters<typeof beginSession>[0];

/** Signs in with email and password. */
export const useSignIn = () => useRequest(identityCalls.login);
