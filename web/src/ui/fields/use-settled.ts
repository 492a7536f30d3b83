// What was typed, once the fingers rest: a list that is asked for with each key would be asked for in vain.
import { useEffect, useState } from 'react';

const TYPING_MS = 200;

/** The text as it stood when typing paused. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), TYPING_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return settled;
}
