// The way from a session that has ended to the login and back to the same screen (spec §4, §8).
import { useRouter } from '@tanstack/react-router';
import { signInAgainAsked, signInAgainPutOff } from '../client/session/sign-in-again.ts';
import { leaveEndedSession } from './leave-session.ts';

/** Gives what a "Sign in again" button does. */
export function useSignInAgain(): () => void {
  const router = useRouter();
  return () => {
    signInAgainAsked.set(false);
    signInAgainPutOff.set(false);
    const back = router.history.location.href;
    void leaveEndedSession().then(() => router.navigate({ to: '/login', search: { back } }));
  };
}
