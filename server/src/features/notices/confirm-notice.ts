// Notes that a notice was read and understood (spec §7 confirmById).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { findNotice } from './notices.reads.ts';
import { noteConfirmed } from './notices.store.ts';

type ConfirmNotice = typeof calls.notices.confirmNotice;

/** Confirms it for the caller alone; once confirmed it stays so, at its first moment. */
export async function confirmNotice(
  { db, caller, language }: CustomerContext,
  { id }: ParsedOf<ConfirmNotice>,
): Promise<ResultOf<ConfirmNotice>> {
  if (!(await findNotice(db, caller, { id, language }))) refuse('notFound');
  return { id, confirmedAt: await noteConfirmed(db, caller.userId, id) };
}
