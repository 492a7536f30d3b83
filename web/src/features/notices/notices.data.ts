// Notices of the shop for its people (spec §7 Notices): the list, one of them, and its confirmation.
import type { InputOf, ResultOf } from '@outrigger/contract';
import { noticeCalls } from '@outrigger/contract/calls/notices.ts';
import { useEffect } from 'react';
import { refreshCalls, useCall, useSend } from '../../client/api/use-call.ts';

/** A notice in the list. */
export type NoticeRow = ResultOf<typeof noticeCalls.noticeList>['items'][number];
/** A notice with its text. */
export type Notice = ResultOf<typeof noticeCalls.noticeDetail>;

const COUNTED = [noticeCalls.noticeList, noticeCalls.noticeUnread] as const;

/** One page of notices. */
export const useNotices = (asked: InputOf<typeof noticeCalls.noticeList>) =>
  useCall(noticeCalls.noticeList, asked, { keepPrevious: true });

const FRESH_MS = 10_000;

/** How many wait. Others write notices: it is asked for again as one moves on and when the window is looked at again, never by a clock, which would keep a session awake that nobody uses. */
export const useWaitingCount = () =>
  useCall(noticeCalls.noticeUnread, {}, { staleTime: FRESH_MS, refetchOnWindowFocus: true }).data?.waiting ?? 0;

/** One notice, none for 0; with each answer lists and counts hear that it was read: one that was kept may be older than what made it unread again. */
export function useNotice(id: number) {
  const notice = useCall(noticeCalls.noticeDetail, { id }, { enabled: id !== 0 });
  const { dataUpdatedAt } = notice;
  useEffect(() => {
    if (dataUpdatedAt > 0) void refreshCalls(COUNTED);
  }, [dataUpdatedAt]);
  return notice;
}

/** Says that a notice was read and understood. */
export const useConfirmNotice = () =>
  useSend(noticeCalls.confirmNotice, { isPress: true, refreshes: [noticeCalls.noticeDetail, ...COUNTED] });
