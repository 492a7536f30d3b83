// A page of the caller's notices with how many of all are unread (spec §7 Notices).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { atOneMoment } from '../../platform/db/db.ts';
import { countUnread, readNotices } from './notices.reads.ts';

type NoticeList = typeof calls.notices.noticeList;

/** The page asked for; counted and read at one moment. */
export async function listNotices(
  { db, caller, language }: CustomerContext,
  input: ParsedOf<NoticeList>,
): Promise<ResultOf<NoticeList>> {
  return await atOneMoment(db, async (trx) => {
    const { items, total } = await readNotices(trx, caller, { ...input, language });
    const { unread } = await countUnread(trx, caller);
    return { items, total, unread, page: input.page, pageSize: input.pageSize };
  });
}
