// A field that is typed into and reaches the address a moment later; the address fills it again without taking away what is being typed.
import { useCallback, useEffect, useState } from 'react';

const WRITE_AFTER_MS = 300;

/** Keeps a field beside what the address says of it; `write` is called with the trimmed words once typing pauses, and must stay the same function between drawings. */
export function useTypedAddress(inAddress: string, write: (words: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  // Back, forward and a dropped filter change the field; what typing itself wrote must not, since more may have been typed meanwhile.
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setWritten(inAddress);
      setTyped(inAddress);
    }
  }
  const writeNow = useCallback(() => {
    const words = typed.trim();
    setWritten(words);
    write(words);
  }, [typed, write]);
  useEffect(() => {
    if (typed.trim() === written) return;
    const clock = setTimeout(writeNow, WRITE_AFTER_MS);
    return () => clearTimeout(clock);
  }, [typed, written, writeNow]);
  /** Empties the field without writing: whoever clears the filter writes the address whole. */
  const empty = () => {
    setTyped('');
    setWritten('');
  };
  return { typed, setTyped, writeNow, empty };
}
