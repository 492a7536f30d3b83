// What a person changes about themselves (spec §7 modify, modifyPassword).
import { profileCalls } from '@outrigger/contract/calls/profile.ts';
import { useSend } from '../../client/api/use-call.ts';
import { profileLoaded } from '../../client/session/session.ts';

/** Saves the profile; header, rights and currency of the page follow at once. */
export const useModifyProfile = () =>
  useSend(profileCalls.modifyProfile, { quiet: true, onAnswer: ({ user }) => profileLoaded(user) });
/** Changes the password; the form shows a failure in place. */
export const useModifyPassword = () => useSend(profileCalls.modifyPassword, { quiet: true });
