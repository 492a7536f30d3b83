// Long content drawn piece by piece, so that a phone answers the finger meanwhile: first what is in sight, the rest while nothing else is to do.
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenNear } from './when-near.ts';

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

/** How much is drawn at once, and by how much that grows whenever the page is idle. */
export interface Turns {
  first: number;
  step: number;
}

/** How many of `total` pieces have had their turn, all of them before paper; another `of` begins anew. */
export function useTurns(of: unknown, total: number, { first, step }: Turns): number {
  const [turns, setTurns] = useState({ of, count: first });
  if (turns.of !== of) setTurns({ of, count: first });
  const { count } = turns;
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setTurns({ of, count: count + step })));
  }, [of, total, count, step]);
  useEffect(() => {
    const drawAll = () => flushSync(() => setTurns({ of, count: total }));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [of, total]);
  return count;
}

/** Whether a piece is drawn: from its turn on, or since it came near the sight. */
export function useIsDrawn(place: RefObject<Element | null>, hasTurn: boolean): boolean {
  const [isDrawn, setIsDrawn] = useState(hasTurn);
  if (hasTurn && !isDrawn) setIsDrawn(true);
  useEffect(() => {
    if (isDrawn || !place.current) return;
    return whenNear(place.current, MARGIN, () => setIsDrawn(true));
  }, [isDrawn, place]);
  return isDrawn || hasTurn;
}
