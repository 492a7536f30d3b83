// Puts the files of a restore in their place after its commit, and again at the next start where that was cut short (product §1).
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import { forgetRestoreToken, readRestoreToken } from './restored-files.store.ts';
import { newToken } from '../sessions/token.ts';

const DRAFT = '.restoring-';
const WHOLE = '.restored-';
const BEFORE = '.before-';

/** Tells the files of one restore from those of another. */
export const newRestoreToken = (): string => newToken().slice(0, 16);

/** Where the files of a restore are unpacked: inside their directory, which may be a mount or a link of its own. */
export const draftOf = (filesDirectory: string, token: string): string => join(filesDirectory, DRAFT + token);

/** Whether an entry of the directory is the shop's own; drafts of a restore and what file systems keep there are not. */
export const isOfShop = (name: string): boolean => !name.startsWith('.') && name !== 'lost+found';

/** Makes files and database agree: drafts of the restore that committed take the place, those of others go. */
export async function settleFiles(db: Db, filesDirectory: string): Promise<void> {
  const token = await readRestoreToken(db);
  if (token !== undefined) await putInPlace(filesDirectory, token);
  await removeDrafts(filesDirectory);
  if (token !== undefined) await forgetRestoreToken(db);
}

/** Each step can be cut short and done again: the old files step aside, the draft is named whole, its files come in. */
async function putInPlace(filesDirectory: string, token: string): Promise<void> {
  const [draft, whole, before] = [DRAFT, WHOLE, BEFORE].map((prefix) => join(filesDirectory, prefix + token));
  if (draft === undefined || whole === undefined || before === undefined) return;
  if (await isThere(draft)) {
    await mkdir(before, { recursive: true });
    await moveAll((await readdir(filesDirectory)).filter(isOfShop), { from: filesDirectory, to: before });
    await rename(draft, whole);
  }
  if (await isThere(whole)) await moveAll(await readdir(whole), { from: whole, to: filesDirectory });
}

async function moveAll(names: string[], { from, to }: { from: string; to: string }): Promise<void> {
  for (const name of names) await rename(join(from, name), join(to, name));
}

async function removeDrafts(filesDirectory: string): Promise<void> {
  const names = await readdir(filesDirectory).catch(() => []);
  // The old files go last: until then both are there.
  for (const prefix of [DRAFT, WHOLE, BEFORE])
    for (const name of names.filter((one) => one.startsWith(prefix)))
      await rm(join(filesDirectory, name), { recursive: true, force: true });
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
