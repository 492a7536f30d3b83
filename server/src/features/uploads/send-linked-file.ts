// Sends the upload behind a link, as something to be saved and never to be run (quality 11).
import type { Answering } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Shop } from '../../platform/shop.ts';
import { takeLink } from './uploads.store.ts';

/** Where links lead, before the ticket. */
export const FILE_LINK = '/api/upload/file/';

/** Answers a link with its file; the second time it is followed there is nothing any more. */
export async function sendLinkedFile(
  shop: Shop,
  ticket: string,
  reply: Answering['reply'],
): Promise<Answering['reply']> {
  const file = (await takeLink(shop.db, ticket)) ?? refuse('notFound');
  const stored = (await shop.files.open(file.storeKey)) ?? refuse('notFound');
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-length', stored.sizeBytes)
    .type(file.mediaType)
    .send(stored.stream);
}
