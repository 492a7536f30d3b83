// Gives the link to an upload; what is not the caller's to see is answered like what does not exist (product §2, §4).
import type { SignedInContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { newToken } from '../../platform/sessions/token.ts';
import { FILE_LINK } from './send-linked-file.ts';
import { insertLink, insertOpenLink } from './uploads.store.ts';

/** Makes a link that works once, for a minute. */
export async function giveFileLink(
  { db, caller }: SignedInContext,
  { fileId }: { fileId: number },
): Promise<{ url: string }> {
  const ticket = newToken();
  if (!(await insertLink(db, { fileId, ticket, caller }))) refuse('downloadFailed');
  return { url: `${FILE_LINK}${ticket}` };
}

/** Makes such a link to a file that the asking feature has found to be the caller's to have. */
export async function giveLinkTo(db: Db, fileId: number): Promise<{ url: string }> {
  const ticket = newToken();
  await insertOpenLink(db, { fileId, ticket });
  return { url: `${FILE_LINK}${ticket}` };
}
