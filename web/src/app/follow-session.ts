// Signing in or out in one tab reaches the others (spec §3, §4): the guards decide anew, and who is led to the login is told why.
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endedWhy } from '../client/session/ended-why.ts';
import { session, sessionChangedElsewhere } from '../client/session/session.ts';
import { signInAgainAsked, signInAgainPutOff } from '../client/session/sign-in-again.ts';
import { resetDynamicRoutes } from './dynamic-routes.ts';
import { rowOf } from './rows.ts';

const SAID = { out: 'elsewhere', idle: 'idle' } as const;

async function followTo(router: AnyRouter): Promise<void> {
  const { href, pathname } = router.state.location;
  const why = endedWhy.read();
  if (session.get() || !why || rowOf(pathname)?.access !== 'signedIn') return await router.invalidate();
  await router.navigate({ to: '/login', search: { back: href, ended: SAID[why] }, replace: true });
}

/** Makes this tab follow the session of the others. */
export function useFollowedSession(): void {
  const router = useRouter();
  useEffect(
    () =>
      sessionChangedElsewhere.subscribe(() => {
        signInAgainAsked.set(false);
        signInAgainPutOff.set(false);
        resetDynamicRoutes();
        void followTo(router);
      }),
    [router],
  );
}
