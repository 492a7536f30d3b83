// Writes demo data into a folder for a moment and imports it into a shop.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder, type ImportProgress } from '@outrigger/server/src/features/imports/index.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { modelOfPicture } from './catalogue/models.ts';
import { readPictureName } from './catalogue/part-drawing.ts';
import { type DemoOrder, writeDemo } from './catalogue/write-demo.ts';
import { readBookName } from './manuals/book-names.ts';

/** What to import and how; an exclusive import is faster and keeps readers out. */
export type DemoImport = Omit<DemoOrder, 'folder'> & {
  isExclusive: boolean;
  /** A folder of this import alone, emptied before and removed afterwards, so that what was cut short leaves nothing behind; else one in the system's place for such things. */
  folder?: string;
  onProgress?: (progress: ImportProgress) => void;
};

/** Throws where the loader refuses what the generator wrote. */
export async function importDemo(db: Db, { isExclusive, onProgress, ...order }: DemoImport): Promise<void> {
  const folder = await emptyFolder(order.folder);
  try {
    writeDemo({ ...order, folder });
    const result = await importFolder(db, folder, { isExclusive, onProgress, isMadeOnRequest });
    if (result.status === 'done') return;
    throw new Error(
      `the demo was refused with ${result.faultCount} faults, first: ${JSON.stringify(result.faults[0])}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Books and pictures are drawn when somebody opens them. */
export const isMadeOnRequest = (name: string): boolean =>
  (readPictureName(name) ?? modelOfPicture(name) ?? readBookName(name)) !== undefined;

async function emptyFolder(wanted: string | undefined): Promise<string> {
  if (wanted === undefined) return await mkdtemp(join(tmpdir(), 'outrigger-demo-'));
  await rm(wanted, { recursive: true, force: true });
  await mkdir(wanted, { recursive: true });
  return wanted;
}
