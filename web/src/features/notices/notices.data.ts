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

/** One notice, none for 0; once it is there, lists and counts hear that it was read. */
export function useNotice(id: number) {
  const notice = useCall(noticeCalls.noticeDetail, { id }, { enabled: id !== 0 });
  const readId = notice.data?.id;
  useEffect(() => {
    if (readId !== undefined) void refreshCalls(COUNTED);
  }, [readId]);
  return notice;
}

/** Says that a notice was read and understood. */
export const useConfirmNotice = () =>
  useSend(noticeCalls.confirmNotice, { isPress: true, refreshes: [noticeCalls.noticeDetail, ...COUNTED] });
