// Writes uploads and the links to them (product §2: downloads use a link that works once, for 60 s).
import { limits, type ResultOf, type calls } from '@outrigger/contract';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { hashOf } from '../../platform/sessions/token.ts';

/** An upload as its owner is told of it. */
export type KeptFile = ResultOf<typeof calls.uploads.uploadPicture>;

interface NewFile {
  companyId: number | null;
  userId: number;
  storeKey: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  sha256: Buffer;
  purpose: string;
}

/** Notes an upload whose bytes lie in the file store. */
export async function insertFile(db: Db | Trx, file: NewFile): Promise<KeptFile> {
  const { companyId, userId, storeKey, name, mediaType, sizeBytes, sha256, purpose } = file;
  const [row] = await db<{ id: number }[]>`
    insert into files (company_id, user_id, store_key, name, media_type, size_bytes, sha256, purpose)
    values (${companyId}, ${userId}, ${storeKey}, ${name}, ${mediaType}, ${sizeBytes}, ${sha256}, ${purpose}) returning id`;
  return { fileId: row?.id ?? 0, name, mediaType, sizeBytes };
}

/** Makes the link to a file of the caller's own, or to any for a desk that looks after them; false where he may reach none such. */
export async function insertLink(
  db: Db,
  { fileId, ticket, caller }: { fileId: number; ticket: string; caller: Caller },
): Promise<boolean> {
  const isDesk = caller.officeRoles.some((role) => role === 'support' || role === 'catalogue' || role === 'super');
  await forgetOldLinks(db);
  const { count } = await db`
    insert into file_links (token_hash, file_id, expires_at)
    select ${hashOf(ticket)}, id, now() + make_interval(secs => ${limits.fileLinkSeconds}) from files
    where id = ${fileId} and purpose in ('picture', 'document') and (user_id = ${caller.userId} or ${isDesk} or ${ofReturn(db, caller)}
      or ${ofReceipt(db, caller)})`;
  return count > 0;
}

const forgetOldLinks = async (db: Db): Promise<void> =>
  void (await db`delete from file_links where expires_at < now()`);

// Pictures of a return are looked at by its whole company and by who decides about it.
const ofReturn = (db: Db, { companyId, officeRoles }: Caller): Fragment => db`
  exists (select from return_photos p where p.file_id = files.id
    and (p.company_id = ${companyId} or ${officeRoles.some((role) => role === 'orders' || role === 'finance')}))`;

// What came damaged is looked at by the whole company, as its order is, and by whoever sees to orders.
const ofReceipt = (db: Db, { companyId, officeRoles }: Caller): Fragment => db`
  exists (select from receipt_report_photos p join receipt_reports r on r.id = p.report_id where p.file_id = files.id
    and (r.company_id = ${companyId} or ${officeRoles.includes('orders')}))`;

/** What a link leads to. */
export interface LinkedFile {
  storeKey: string;
  name: string;
  mediaType: string;
}

/** Uses a link up and answers its file; null where it was used, is over, or never was. */
export async function takeLink(db: Db, ticket: string): Promise<LinkedFile | null> {
  const [row] = await db<LinkedFile[]>`
    with taken as (delete from file_links where token_hash = ${hashOf(ticket)} returning file_id, expires_at)
    select f.store_key, f.name, f.media_type from taken t join files f on f.id = t.file_id where t.expires_at > now()`;
  return row ?? null;
}

/** Marks uploads of a person as referred to; answers how many of them there are. */
export async function markClaimed(trx: Trx, userId: number, fileIds: readonly number[]): Promise<number> {
  const { count } = await trx`
    update files set claimed_at = coalesce(claimed_at, now())
    where id = any (${fileIds as number[]}) and user_id = ${userId} and purpose in ('picture', 'document')`;
  return count;
}

/** Lets go of uploads that what referred to them does no more; the next look at unused ones removes them. */
export async function release(trx: Trx, fileIds: readonly number[]): Promise<void> {
  await trx`
    update files set claimed_at = null
    where id = any (${fileIds as number[]}) and purpose in ('picture', 'document')`;
}

/** Uploads that nothing has claimed for so many hours. */
export async function unusedUploads(db: Db, hours: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select id from files where claimed_at is null and purpose in ('picture', 'document')
      and created_at < now() - make_interval(hours => ${hours}) order by created_at limit 500`;
  return rows.map((row) => row.id);
}

const IS_REFERRED_TO = '23503';

/** Forgets an upload and answers where its bytes lie; null where something refers to it after all: then it counts as claimed. */
export async function forgetUpload(db: Db, id: number): Promise<string | null> {
  try {
    const [row] = await db<{ storeKey: string }[]>`
      delete from files where id = ${id} and claimed_at is null returning store_key`;
    return row?.storeKey ?? null;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === IS_REFERRED_TO)) throw error;
    await db`update files set claimed_at = now() where id = ${id}`;
    return null;
  }
}

/** Makes the link to a file whoever asks; for what another feature has already decided that he may have. */
export async function insertOpenLink(db: Db, { fileId, ticket }: { fileId: number; ticket: string }): Promise<void> {
  await forgetOldLinks(db);
  await db`
    insert into file_links (token_hash, file_id, expires_at)
    values (${hashOf(ticket)}, ${fileId}, now() + make_interval(secs => ${limits.fileLinkSeconds}))`;
}

/** Where an upload of the person lies; null where there is none. */
export async function readOwnFile(db: Db, userId: number, fileId: number): Promise<string | null> {
  const [row] = await db<{ storeKey: string }[]>`
    select store_key from files where id = ${fileId} and user_id = ${userId} and purpose in ('picture', 'document')`;
  return row?.storeKey ?? null;
}
