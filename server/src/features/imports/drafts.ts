// Brings the files of an import to their places only once its rows are sure (docs/import-format.md; product §8 Import).
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Db, Trx } from '../../platform/db/db.ts';
import { productKey } from '../../platform/http/product-files.ts';
import type { FileStore } from '../../platform/outside/file-store.ts';
import { bindDrafts, forgetUnsure, holdDrafts, noteDrafts, takeDrafts } from './drafts.store.ts';
import { filesIn } from './product-files.ts';

/** The files of one import, stored aside until it is sure. */
export type FileDrafts = {
  hold: (trx: Trx) => Promise<void>;
  /** Stores them all, in the last step of the import's transaction. */
  store: (trx: Trx, importId: number) => Promise<void>;
  /** Throws away what was stored for an import that came to nothing. */
  drop: () => Promise<void>;
};

const keyOf = (id: number, at: number) => `import-drafts/${id}/${at}`;

/** Undefined where the folder brings no files. */
export async function openDrafts(db: Db, folder: string, files: FileStore): Promise<FileDrafts | undefined> {
  const names = await filesIn(folder);
  if (names.length === 0) return undefined;
  const id = await noteDrafts(db, names);
  let stored = 0;
  return {
    hold: (trx) => holdDrafts(trx, id),
    async store(trx, importId) {
      for (const [at, name] of names.entries()) {
        await files.put(keyOf(id, at), createReadStream(join(folder, 'files', name)));
        stored = at + 1;
      }
      await bindDrafts(trx, id, importId);
    },
    async drop() {
      if (!(await forgetUnsure(db, id))) return;
      for (let at = 0; at < stored; at += 1) await files.remove(keyOf(id, at));
    },
  };
}

/** Puts files of imports that are sure in place, the older ones first, and throws away those of imports cut short; bears being cut short itself. */
export async function placeFiles({ db, files }: { db: Db; files: FileStore }): Promise<void> {
  while (await db.begin((trx) => placeOldest(trx, files)));
}

async function placeOldest(trx: Trx, files: FileStore): Promise<boolean> {
  const drafts = await takeDrafts(trx);
  if (!drafts) return false;
  for (const [at, name] of drafts.names.entries()) {
    const key = keyOf(drafts.id, at);
    if (drafts.importId !== null) await place(files, key, name);
    await files.remove(key);
  }
  return true;
}

// One that is not there any more was put in place by an attempt that was cut short afterwards.
async function place(files: FileStore, key: string, name: string): Promise<void> {
  const draft = await files.open(key);
  if (draft) await files.put(productKey(name), draft.stream);
}
