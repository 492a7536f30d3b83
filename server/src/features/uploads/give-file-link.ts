// Gives the link to an upload; what is not the caller's to see is answered like what does not exist (product §2, §4).
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { newToken } from '../../platform/sessions/token.ts';
import { FILE_LINK } from './send-linked-file.ts';
import { insertLink } from './uploads.store.ts';

/** Makes a link that works once, for a minute. */
export async function giveFileLink(
  { db, caller }: SignedInContext,
  { fileId }: { fileId: number },
): Promise<{ url: string }> {
  const ticket = newToken();
  if (!(await insertLink(db, { fileId, ticket, caller }))) refuse('downloadFailed');
  return { url: `${FILE_LINK}${ticket}` };
}
