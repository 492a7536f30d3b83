// A field that is typed into and reaches the address a moment later; the address fills it again without taking away what is being typed.
import { useCallback, useEffect } from 'react';
import { useBesideAddress } from './use-beside-address.ts';

const WRITE_AFTER_MS = 300;

/** Keeps a field beside what the address says of it; `write` is called with the trimmed words once typing pauses, and must stay the same function between drawings. */
export function useTypedAddress(inAddress: string, write: (words: string) => void) {
  const { here: typed, setHere: setTyped, isWritten } = useBesideAddress(inAddress, inAddress);
  const writeNow = useCallback(() => {
    const words = typed.trim();
    if (isWritten(words)) write(words);
  }, [typed, isWritten, write]);
  useEffect(() => {
    const clock = setTimeout(writeNow, WRITE_AFTER_MS);
    return () => clearTimeout(clock);
  }, [writeNow]);
  /** Empties the field without writing: whoever clears the filter writes the address whole. */
  const empty = () => {
    setTyped('');
    isWritten('');
  };
  return { typed, setTyped, writeNow, empty };
}
