// Long content drawn piece by piece, so that a phone answers the finger meanwhile: first what is in sight, the rest as it comes near, or where a page is searched as a whole while nothing else is to do.
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenNear } from '../pictures/when-near.ts';

const MARGIN = '600px';

// Safari has no idle callbacks; a short pause lets the finger through as well.
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const pause = setTimeout(then, 30);
    return () => clearTimeout(pause);
  }
  const idle = requestIdleCallback(then, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}

/** How many pieces are drawn at once, how many more each time their place comes near the sight, and how many whenever the page is idle: none where out of sight they would be a burden. */
export interface Turns {
  first: number;
  near: number;
  idle: number;
}

/** How many of `total` pieces have had their turn, all of them before paper; another `of` begins anew. */
export function useTurns(of: unknown, total: number, { first, idle }: Turns): number {
  const [turns, setTurns] = useState({ of, count: first });
  if (turns.of !== of) setTurns({ of, count: first });
  const { count } = turns;
  useEffect(() => {
    if (count >= total || idle === 0) return;
    return whenIdle(() => startTransition(() => setTurns({ of, count: count + idle })));
  }, [of, total, count, idle]);
  useEffect(() => {
    const drawAll = () => flushSync(() => setTurns({ of, count: total }));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [of, total]);
  return count;
}

/** How many of a part's `size` pieces are drawn: those that had their turn, and `step` more as long as the place of the others is near the sight. */
export function useDrawn(place: RefObject<Element | null>, size: number, run: { turns: number; step: number }): number {
  const [seen, setSeen] = useState(0);
  const { turns, step } = run;
  const count = Math.min(size, Math.max(turns, seen));
  useEffect(() => {
    if (count >= size || !place.current) return;
    return whenNear(place.current, MARGIN, () => startTransition(() => setSeen(count + step)));
  }, [place, size, count, step]);
  return count;
}
