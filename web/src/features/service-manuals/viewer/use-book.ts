// Follows a book from its opening to its closing: nothing of it stays when the reader goes (product §5 Service manuals).
import { useEffect, useState } from 'react';
import type { BookFault, OpenBook } from './open-book.ts';

/** What is known of a book. */
export type BookState =
  | { is: 'opening' }
  | { is: 'locked'; isWrong: boolean; give: (password: string) => void }
  | { is: 'open'; book: OpenBook }
  | { is: 'failed'; fault: BookFault };

/** Opens the book at an address, once more with `again`. */
export function useBook(url: string): { state: BookState; again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ key: string; state: BookState }>();
  const key = `${attempt} ${url}`;
  useEffect(() => {
    const ending = new AbortController();
    const tell = (state: BookState) => !ending.signal.aborted && setKnown({ key, state });
    const askPassword = (isWrong: boolean) =>
      new Promise<string>((give) => {
        tell({ is: 'locked', isWrong, give });
      });
    const start = async () => {
      const { openBook } = await import('./open-book.ts');
      const book = await openBook(url, { signal: ending.signal, askPassword });
      if (ending.signal.aborted) book.close();
      else tell({ is: 'open', book });
    };
    start().catch((error: unknown) => {
      const fault = error instanceof Error && 'fault' in error ? (error.fault as BookFault) : 'unreachable';
      tell({ is: 'failed', fault });
    });
    return () => ending.abort();
  }, [key, url]);
  // What is known of another book is not of this one.
  const state = known?.key === key ? known.state : ({ is: 'opening' } as const);
  return { state, again: () => setAttempt((count) => count + 1) };
}
