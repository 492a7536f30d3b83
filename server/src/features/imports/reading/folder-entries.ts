// Tells what lies in a folder of an import without opening any of it, so that a pipe keeps nobody waiting (docs/import-format.md).
import type { Dirent, Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A name in a folder and what it leads to; `words` say it to the person who mends the folder. */
export type Entry = { name: string; is: 'file' | 'folder' | 'linkedFolder' | 'other'; words: string };

/** All but hidden entries, by name; links are what they lead to. */
export async function entriesOf(folder: string): Promise<Entry[]> {
  const found = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  const entries = await Promise.all(found.map((entry) => entryOf(folder, entry)));
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function entryOf(folder: string, entry: Dirent): Promise<Entry> {
  const { name } = entry;
  if (!entry.isSymbolicLink()) return { name, ...judged(entry) };
  const target = await stat(join(folder, name)).catch(() => undefined);
  if (!target) return { name, is: 'other', words: 'a link that leads nowhere' };
  if (target.isDirectory()) return { name, is: 'linkedFolder', words: 'a link to a folder' };
  const { is, words } = judged(target);
  return { name, is, words: is === 'file' ? words : `a link to ${words}` };
}

function judged(found: Dirent | Stats): Pick<Entry, 'is' | 'words'> {
  if (found.isFile()) return { is: 'file', words: 'a plain file' };
  if (found.isDirectory()) return { is: 'folder', words: 'a folder' };
  if (found.isFIFO()) return { is: 'other', words: 'a pipe' };
  return { is: 'other', words: found.isSocket() ? 'a socket' : 'a device' };
}
