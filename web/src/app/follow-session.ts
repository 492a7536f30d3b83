// Signing in or out in one tab reaches the others (spec §3): the guards decide anew, which leads to the login where nobody is signed in.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionChangedElsewhere } from '../client/session/session.ts';
import { signInAgainAsked, signInAgainPutOff } from '../client/session/sign-in-again.ts';
import { resetDynamicRoutes } from './dynamic-routes.ts';

/** Makes this tab follow the session of the others. */
export function useFollowedSession(): void {
  const router = useRouter();
  useEffect(
    () =>
      sessionChangedElsewhere.subscribe(() => {
        signInAgainAsked.set(false);
        signInAgainPutOff.set(false);
        resetDynamicRoutes();
        void router.invalidate();
      }),
    [router],
  );
}
