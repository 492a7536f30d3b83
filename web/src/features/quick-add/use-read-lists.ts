// Reading lists into the grid: a pasted text, a file, another sheet of it (product §6 Paste anything).
import { base64Of } from '../../client/base64-of.ts';
import type { PartTable } from '@outrigger/contract';
import { useEffect, useRef, useState } from 'react';
import { pastedList } from '../../client/pasted-list.ts';
import { useStore } from '../../client/stored/store.ts';
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
  const readPaste = async (text: string, at?: number) => await read(paste.mutateAsync({ text }), at);
  useListsFromElsewhere(readPaste);
  return {
    error,
    /** The name of the file that is being read. */
    readingFile: importing.isPending ? (file?.name ?? null) : null,
    isReadingText: paste.isPending,
    readPaste,
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

/** Lists pasted into the search of the header, or onto the page where no field has the keyboard. */
function useListsFromElsewhere(read: (text: string) => Promise<boolean>): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const waiting = useStore(pastedList);
  useEffect(() => {
    // Asked anew: an effect may run twice for one text.
    const text = waiting && pastedList.get();
    if (text === '') return;
    pastedList.set('');
    void latest.current(text);
  }, [waiting]);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const isInField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (!event.defaultPrevented && !isInField && text.trim() !== '') void latest.current(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
