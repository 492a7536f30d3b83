// Brings the files of an import to their places only once its rows are sure (docs/import-format.md; product §8 Import).
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import type { FileStore } from '../../../platform/outside/file-store.ts';
import { bindDrafts, forgetUnsure, holdDrafts, nextDrafts, noteDrafts, OVERTAKEN, takeDrafts } from './drafts.store.ts';
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

/**
 * Puts files of imports that are sure in place, the older ones first, and throws away those of imports cut short; bears being cut short itself.
 * What fails is kept and passed over; it throws at the end, naming all of that.
 */
export async function placeFiles({ db, files }: { db: Db; files: FileStore }): Promise<void> {
  const tried: number[] = [];
  const failed: string[] = [];
  for (;;) {
    const id = await db.begin((trx) => nextDrafts(trx, tried));
    if (id === undefined) break;
    tried.push(id);
    await db.begin((trx) => placeDrafts(trx, id, files)).catch((error: unknown) => failed.push(String(error)));
  }
  if (failed.length > 0) throw new Error(failed.join('; '));
}

async function placeDrafts(trx: Trx, id: number, files: FileStore): Promise<void> {
  const drafts = await takeDrafts(trx, id);
  if (!drafts) return;
  for (const [at, name] of drafts.names.entries()) {
    const key = keyOf(id, at);
    if (drafts.importId !== null && name !== OVERTAKEN)
      await place(files, key, name).catch((error: unknown) => {
        throw new Error(`${name} of import ${drafts.importId}: ${String(error)}`, { cause: error });
      });
    await files.remove(key);
  }
}

// One that is not there any more was put in place by an attempt that was cut short afterwards.
async function place(files: FileStore, key: string, name: string): Promise<void> {
  const draft = await files.open(key);
  if (draft) await files.put(productKey(name), draft.stream);
}
