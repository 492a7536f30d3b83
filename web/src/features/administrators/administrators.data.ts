// Questions and sends about the people of the office (product §8).
import type { Administrator, InputOf } from '@outrigger/contract';
import { administratorCalls } from '@outrigger/contract/calls/administrators.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

export type { Administrator };
/** What the list is narrowed by. */
export type Asked = InputOf<typeof administratorCalls.administratorList>;

const refreshes = [administratorCalls.administratorList];

/** One page of them. */
export const useAdministrators = (asked: Asked) =>
  useCall(administratorCalls.administratorList, asked, { keepPrevious: true });
/** Invites somebody. */
export const useInvite = () => useSend(administratorCalls.inviteAdministrator, { quiet: true, refreshes });
/** Mails another link. */
export const useInviteAgain = () => useSend(administratorCalls.inviteAdministratorAgain, { quiet: true, refreshes });
/** Gives roles. */
export const useSetRoles = () => useSend(administratorCalls.setAdministratorRoles, { quiet: true, refreshes });
/** Switches somebody off or on. */
export const useSetActive = () => useSend(administratorCalls.setAdministratorActive, { quiet: true, refreshes });
/** Forgets a second factor. */
export const useResetFactor = () => useSend(administratorCalls.resetSecondFactor, { quiet: true, refreshes });
