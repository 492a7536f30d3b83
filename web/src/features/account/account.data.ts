// What a person changes about themselves (spec §7 modify, modifyPassword; product §3 verified number).
import { mobileCalls } from '@outrigger/contract/calls/mobile.ts';
import { profileCalls } from '@outrigger/contract/calls/profile.ts';
import { useSend } from '../../client/api/use-call.ts';
import { profileLoaded } from '../../client/session/session.ts';

/** Saves the profile; header, rights and currency of the page follow at once. */
export const useModifyProfile = () =>
  useSend(profileCalls.modifyProfile, { quiet: true, onAnswer: ({ user }) => profileLoaded(user) });
/** Changes the password; the form shows a failure in place. */
export const useModifyPassword = () => useSend(profileCalls.modifyPassword, { quiet: true });
/** Has the code sent that verifies a number. */
export const useSendPhoneCode = () => useSend(mobileCalls.sendPhoneCode, { quiet: true, isPress: true });
/** Verifies a number by its code. */
export const useVerifyPhone = () =>
  useSend(mobileCalls.verifyPhone, { quiet: true, onAnswer: ({ user }) => profileLoaded(user) });
