// Questions and sends of the office about notices (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { noticeDeskCalls } from '@outrigger/contract/calls/notice-desk.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** A notice in the list of the office. */
export type DeskRow = ResultOf<typeof noticeDeskCalls.deskNotices>['items'][number];
/** What is sent to be kept. */
export type NoticeInput = InputOf<typeof noticeDeskCalls.saveNotice>;

/** Somebody who read a notice, or a company where nobody did. */
export type NoticeReader = ResultOf<typeof noticeDeskCalls.noticeReaders>['items'][number];

const LISTS = [noticeDeskCalls.deskNotices, noticeDeskCalls.deskNotice, noticeDeskCalls.noticeReaders] as const;

/** One page. */
export const useDeskNotices = (asked: InputOf<typeof noticeDeskCalls.deskNotices>) =>
  useCall(noticeDeskCalls.deskNotices, asked, { keepPrevious: true });
/** One with its texts. */
export const useDeskNotice = (id: number | undefined) =>
  useCall(noticeDeskCalls.deskNotice, { id: id ?? 0 }, { enabled: id !== undefined });
/** Who read and confirmed it, a page. */
export const useNoticeReaders = (asked: InputOf<typeof noticeDeskCalls.noticeReaders>) =>
  useCall(noticeDeskCalls.noticeReaders, asked, { keepPrevious: true });
/** How many an audience is; nothing is asked before there is one. */
export const useReach = (asked: InputOf<typeof noticeDeskCalls.noticeReach>, enabled: boolean) =>
  useCall(noticeDeskCalls.noticeReach, asked, { enabled, keepPrevious: true, retryOnMount: false });
/** Keeps a notice. */
export const useSaveNotice = () => useSend(noticeDeskCalls.saveNotice, { quiet: true, refreshes: LISTS });
/** Removes a draft. */
export const useRemoveNotice = () =>
  useSend(noticeDeskCalls.removeNotice, { isPress: true, refreshes: [noticeDeskCalls.deskNotices] });
