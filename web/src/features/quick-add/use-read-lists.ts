// Reading lists into the grid: a pasted text, a file, another sheet of it (product §6 Paste anything).
import type { PartTable } from '@outrigger/contract';
import { useState } from 'react';
import { useImportFile, useReadPaste } from './quick-add.data.ts';
import type { QuickAdd } from './use-quick-add.ts';

/** A file as it was chosen, kept for its other sheets. */
interface ChosenFile {
  name: string;
  content: string;
}

/** The ways to read a list. */
export type ReadLists = ReturnType<typeof useReadLists>;

/** Reads lists one at a time; a list that cannot be read leaves the grid as it is. */
export function useReadLists(grid: QuickAdd) {
  const paste = useReadPaste();
  const importing = useImportFile();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [error, setError] = useState<unknown>(null);
  const read = async (list: Promise<PartTable>, at?: number): Promise<boolean> => {
    setError(null);
    try {
      grid.take(await list, at);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    }
  };
  return {
    error,
    /** The name of the file that is being read. */
    readingFile: importing.isPending ? (file?.name ?? null) : null,
    isReadingText: paste.isPending,
    readPaste: async (text: string, at?: number) => await read(paste.mutateAsync({ text }), at),
    readFile: async (chosen: File) => {
      const next = { name: chosen.name, content: await base64Of(chosen) };
      setFile(next);
      return await read(importing.mutateAsync(next));
    },
    readSheet: async (sheet: number) => {
      if (file) await read(importing.mutateAsync({ ...file, sheet }));
    },
  };
}

const SIGNS_AT_ONCE = 0x80_00;

/** The bytes of a file in the signs a JSON body can carry. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let signs = '';
  for (let at = 0; at < bytes.length; at += SIGNS_AT_ONCE)
    signs += String.fromCharCode(...bytes.subarray(at, at + SIGNS_AT_ONCE));
  return btoa(signs);
}
