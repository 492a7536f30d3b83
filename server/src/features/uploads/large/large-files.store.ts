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

/** Begins a file, or finds the same of the same sender that is still on its way. */
export async function beginFile(db: Db, { userId, name, sizeBytes, mark }: Announced): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into large_files (user_id, name, size_bytes, mark) values (${userId}, ${name}, ${sizeBytes}, ${mark})
    on conflict (user_id, name, size_bytes, mark) where file_id is null do update set name = excluded.name
    returning id`;
  return row?.id ?? 0;
}

/** A file of the person; null where there is none. */
export async function readLargeFile(db: Db, userId: number, id: number): Promise<LargeFile | null> {
  const [row] = await db<LargeFile[]>`
    select id, name, size_bytes, file_id from large_files where id = ${id} and user_id = ${userId}`;
  return row ?? null;
}

/** Notes a piece whose bytes lie in the store; false where it is there already, or its file is no longer on its way. */
export async function insertPiece(
  db: Db,
  piece: { largeFileId: number; pieceNo: number; storeKey: string },
): Promise<boolean> {
  const { largeFileId, pieceNo, storeKey } = piece;
  const { count } = await db`
    insert into large_file_pieces (large_file_id, piece_no, store_key)
    select id, ${pieceNo}::integer, ${storeKey} from large_files where id = ${largeFileId} and file_id is null
    on conflict do nothing`;
  return count > 0;
}

/** Where the pieces of a file lie, in turn. */
export async function pieceKeys(db: Db | Trx, largeFileId: number): Promise<string[]> {
  const rows = await db<{ storeKey: string }[]>`
    select store_key from large_file_pieces where large_file_id = ${largeFileId} order by piece_no`;
  return rows.map(({ storeKey }) => storeKey);
}

/** Locks a file and answers the upload that was made of it; null while it is on its way, undefined where it is gone. */
export async function holdLargeFile(trx: Trx, id: number): Promise<number | null | undefined> {
  const [row] = await trx<{ fileId: number | null }[]>`select file_id from large_files where id = ${id} for update`;
  return row?.fileId;
}

/** Notes the upload that was made of a file; its pieces are forgotten. */
export async function noteEnd(trx: Trx, id: number, fileId: number): Promise<void> {
  await trx`update large_files set file_id = ${fileId} where id = ${id}`;
  await trx`delete from large_file_pieces where large_file_id = ${id}`;
}

/** The upload that was made of a file. */
export async function readMade(db: Db, fileId: number): Promise<KeptFile | null> {
  const [row] = await db<
    KeptFile[]
  >`select id as file_id, name, media_type, size_bytes from files where id = ${fileId}`;
  return row ?? null;
}

/** Forgets a file that was begun so long ago that nobody goes on with it, and answers where its pieces lie; null where there is none. */
export async function forgetOldFile(db: Db): Promise<string[] | null> {
  const [old] = await db<{ id: number }[]>`
    select id from large_files where created_at < now() - make_interval(hours => ${limits.uploadUnusedHours}) limit 1`;
  if (!old) return null;
  const keys = await pieceKeys(db, old.id);
  await db`delete from large_files where id = ${old.id}`;
  return keys;
}
