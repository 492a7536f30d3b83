// What a control holds beside what the address says of it: the control stays, with its focus, while the address follows (quality: keyboard).
import { useCallback, useState } from 'react';

/** `here` goes back to `start` where the address changed otherwise: by going back, a dropped filter, ends exchanged. `isWritten` takes down what the control is about to write, and says whether that is new. */
export function useBesideAddress<T>(inAddress: string | undefined, start: T) {
  const [here, setHere] = useState(start);
  const [seen, setSeen] = useState(inAddress);
  // Several steps may be on their way to the address; one that arrives late must not take back those after it.
  const [written, setWritten] = useState<readonly (string | undefined)[]>([]);
  if (seen !== inAddress) {
    setSeen(inAddress);
    const place = written.indexOf(inAddress);
    setWritten(place === -1 ? [] : written.slice(place + 1));
    if (place === -1) setHere(start);
  }
  const isWritten = useCallback(
    (next: string | undefined): boolean => {
      const isNew = next !== (written.length > 0 ? written.at(-1) : inAddress);
      // Back at what the address says it waits for nothing: the steps before it were overtaken and never arrive.
      if (isNew) setWritten(next === inAddress ? [] : [...written, next]);
      return isNew;
    },
    [written, inAddress],
  );
  return { here, setHere, isWritten };
}
