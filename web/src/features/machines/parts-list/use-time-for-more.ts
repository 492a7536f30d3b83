// What does not belong to the rows waits until they stand (quality 14: first load).
import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** True once the page has had its rows for a moment. */
export function useTimeForMore(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const pause = setTimeout(() => setTime(true), PAUSE_MS);
    return () => clearTimeout(pause);
  }, []);
  return isTime;
}
