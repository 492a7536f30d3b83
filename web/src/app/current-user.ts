// The signed-in person for guards and shell: from the session at once, read from the server where it is not known yet.
import type { SignedInUser } from '@outrigger/contract';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { request } from '../client/api/api.ts';
import { isRefused } from '../client/api/failures.ts';
import { profileLoaded, recallProfile, session } from '../client/session/session.ts';
import { signInAgainAsked } from '../client/session/sign-in-again.ts';
import { leaveEndedSession, takeBackWaiting } from './leave-session.ts';

let reading: Promise<void> | undefined;

async function readProfile(): Promise<void> {
  const { user } = await request(identityCalls.profile, {});
  profileLoaded(user);
}

/** Reads the profile anew; rights and currency follow. One reading at a time. */
export function refreshProfile(): Promise<void> {
  reading ??= readProfile().finally(() => {
    reading = undefined;
  });
  return reading;
}

/** The person, or undefined when nobody is signed in or the session has ended meanwhile. */
export async function currentUser(): Promise<SignedInUser | undefined> {
  if (session.get()) await takeBackWaiting();
  const present = session.get();
  if (!present || present.user || present.mustEnroll) return present?.user;
  await recallProfile();
  if (session.get()?.user) {
    void refreshProfile().catch(() => undefined);
    return session.get()?.user;
  }
  try {
    await refreshProfile();
  } catch (error) {
    if (!isRefused(error, 'signInAgain')) throw error;
    // Nothing is on the screen yet that a dialog could interrupt: the login itself says it.
    signInAgainAsked.set(false);
    await leaveEndedSession();
  }
  return session.get()?.user;
}
