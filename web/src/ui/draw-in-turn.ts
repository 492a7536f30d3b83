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

/** How many of the pieces have had their turn: `first` at once, one more whenever the page is idle, all of them before paper; other pieces begin anew. */
export function useTurns(pieces: readonly unknown[], first: number): number {
  const [turns, setTurns] = useState({ of: pieces, count: first });
  if (turns.of !== pieces) setTurns({ of: pieces, count: first });
  const { count } = turns;
  useEffect(() => {
    if (count >= pieces.length) return;
    return whenIdle(() => startTransition(() => setTurns({ of: pieces, count: count + 1 })));
  }, [pieces, count]);
  useEffect(() => {
    const drawAll = () => flushSync(() => setTurns({ of: pieces, count: pieces.length }));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [pieces]);
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
