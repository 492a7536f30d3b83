// Opens one notice of the caller, which is read from then on (spec §7 queryById).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { cleanPageText } from '../../platform/clean-page-text.ts';
import { refuse } from '../../platform/refuse.ts';
import { findNotice, readOwnMachines } from './notices.reads.ts';
import { noteRead } from './notices.store.ts';

type NoticeDetail = typeof calls.notices.noticeDetail;

/** The notice with those machines of the company that it concerns; what is for others does not exist. */
export async function openNotice(
  { db, caller, language, shop }: CustomerContext,
  { id }: ParsedOf<NoticeDetail>,
): Promise<ResultOf<NoticeDetail>> {
  const notice = (await findNotice(db, caller, { id, language })) ?? refuse('notFound');
  if (!shop.disk.isReadOnly()) await noteRead(db, caller.userId, id);
  const machines = await readOwnMachines(db, caller.companyId, id);
  return { ...notice, isRead: true, body: cleanPageText(notice.body), machines };
}
