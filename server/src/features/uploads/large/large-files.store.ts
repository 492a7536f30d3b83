// Large files on their way and their pieces (product §8 manuals).
import { limits } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { KeptFile } from '../uploads.store.ts';

/** A file as its sender announces it. */
interface Announced {
  userId: number;
  name: string;
  sizeBytes: number;
  mark: string;
}

/** A file on its way; `fileId` is that of the upload once it was made. */
export interface LargeFile {
  id: number;
  name: string;
  sizeBytes: number;
  fileId: number | null;
}

/** Begins a file, or finds the same of the same sender that is still on its way; it is then as young as a new one. */
export async function beginFile(
  db: Db | Trx,
  { userId, name, sizeBytes, mark }: Announced,
): Promise<{ id: number; isNew: boolean }> {
  const [row] = await db<{ id: number; isNew: boolean }[]>`
    insert into large_files (user_id, name, size_bytes, mark) values (${userId}, ${name}, ${sizeBytes}, ${mark})
    on conflict (user_id, name, size_bytes, mark) where file_id is null do update set created_at = now()
    returning id, xmax = 0 as is_new`;
  return row ?? { id: 0, isNew: false };
}

/** Forgets files on their way of a person but the youngest. */
export async function forgetMoreThan(db: Db | Trx, { userId, kept }: { userId: number; kept: number }): Promise<void> {
  await db`
    delete from large_files where id in (
      select id from large_files where user_id = ${userId} and file_id is null
      order by created_at desc, id desc offset ${kept})`;
}

/** A file of the person; null where there is none. */
export async function readLargeFile(db: Db, userId: number, id: number): Promise<LargeFile | null> {
  const [row] = await db<LargeFile[]>`
    select id, name, size_bytes, file_id from large_files where id = ${id} and user_id = ${userId}`;
  return row ?? null;
}

/** Names what is about to be stored of a file: a piece, or the whole where no number is said; false where the file is no longer on its way. */
export async function insertPiece(
  db: Db,
  piece: { largeFileId: number; pieceNo: number | null; storeKey: string },
): Promise<boolean> {
  const { largeFileId, pieceNo, storeKey } = piece;
  const { count } = await db`
    insert into large_file_pieces (large_file_id, piece_no, store_key)
    select id, ${pieceNo}::integer, ${storeKey} from large_files where id = ${largeFileId} and file_id is null for share`;
  return count > 0;
}

/** Notes that a piece lies in the store; false where the same does already. Its file is held meanwhile. */
export async function noteStored(trx: Trx, storeKey: string): Promise<boolean> {
  const { count } = await trx`
    update large_file_pieces p set is_stored = true where store_key = ${storeKey} and not exists (
      select from large_file_pieces o
      where o.large_file_id = p.large_file_id and o.piece_no = p.piece_no and o.is_stored)`;
  return count > 0;
}

/** Forgets what was named, when its bytes are gone or are those of an upload. */
export async function deletePiece(db: Db | Trx, storeKey: string): Promise<void> {
  await db`delete from large_file_pieces where store_key = ${storeKey}`;
}

/** Where the pieces of a file lie, in turn. */
export async function pieceKeys(db: Db | Trx, largeFileId: number): Promise<string[]> {
  return keysOf(
    await db<Kept[]>`
      select store_key from large_file_pieces where large_file_id = ${largeFileId} and is_stored order by piece_no`,
  );
}

/** Where bytes lie that no file on its way needs: of one that was ended or forgotten. What was named a moment ago may still be on its way into the store. */
export async function loosePieceKeys(db: Db): Promise<string[]> {
  return keysOf(
    await db<Kept[]>`
      select p.store_key from large_file_pieces p left join large_files f on f.id = p.large_file_id
      where (f.id is null or f.file_id is not null) and (p.is_stored or p.created_at < now() - interval '1 hour')`,
  );
}

interface Kept {
  storeKey: string;
}
const keysOf = (rows: readonly Kept[]): string[] => rows.map(({ storeKey }) => storeKey);

/** Locks a file and answers the upload that was made of it; null while it is on its way, undefined where it is gone. */
export async function holdLargeFile(trx: Trx, id: number): Promise<number | null | undefined> {
  const [row] = await trx<{ fileId: number | null }[]>`select file_id from large_files where id = ${id} for update`;
  return row?.fileId;
}

/** Notes the upload that was made of a file. */
export async function noteEnd(trx: Trx, id: number, fileId: number): Promise<void> {
  await trx`update large_files set file_id = ${fileId} where id = ${id}`;
}

/** The upload that was made of a file. */
export async function readMade(db: Db, fileId: number): Promise<KeptFile | null> {
  const [row] = await db<
    KeptFile[]
  >`select id as file_id, name, media_type, size_bytes from files where id = ${fileId}`;
  return row ?? null;
}

/** Forgets files that were begun so long ago that nobody goes on with them. */
export async function forgetOldFiles(db: Db): Promise<void> {
  await db`delete from large_files where created_at < now() - make_interval(hours => ${limits.uploadUnusedHours})`;
}
