// Brings the watch for inactivity once the screen stands: nobody is idle in the first moments, and the first load is counted (quality 14).
import { Suspense, useEffect, useState } from 'react';
import { lazyPiece } from '../chunks.ts';

const IdleWatch = lazyPiece(async () => (await import('./idle-watch.tsx')).IdleWatch);
const LATER_MS = 10_000;

/** The watch, from some seconds after the first look on. */
export function IdleWatchLater() {
  const [since] = useState(Date.now);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <Suspense>
      <IdleWatch since={since} />
    </Suspense>
  );
}
