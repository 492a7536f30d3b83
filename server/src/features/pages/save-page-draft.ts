// Keeps the draft of a page (product §8).
import { type calls, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { cleanPageTexts } from '../../platform/clean-page-text.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { findVersion } from './office-pages.reads.ts';
import { writeDraft } from './pages.store.ts';

type SaveDraft = typeof calls.pages.savePageDraft;

/** The draft with its texts as they were kept; nobody outside the office sees it. */
export async function savePageDraft(
  { db, caller }: SignedInContext,
  input: ParsedOf<SaveDraft>,
): Promise<ResultOf<SaveDraft>> {
  return await inTransaction(db, async (trx) => {
    const id = await writeDraft(trx, { ...input, body: cleanPageTexts(input.body, 'body'), by: caller.userId });
    if (id === null) return refuse('pageVersionTaken', { version: input.version });
    return (await findVersion(trx, id)) ?? refuse('notFound');
  });
}
