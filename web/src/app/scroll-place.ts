// The place on a page is restored (spec §2) although its data comes later: tried again until the page is tall enough for it.
import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

const PATIENCE_MS = 3000;
const TRY_AGAIN_MS = 50;
/** What a person does who wants to be elsewhere on the page. */
const INTERVENTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a place as soon as the page reaches so far; gives up after 3 s, or when the person acts. Returns its end. */
export function scrollWhenTallEnough(place: number): () => void {
  const giveUpAt = Date.now() + PATIENCE_MS;
  const clock = setInterval(attempt, TRY_AGAIN_MS);
  function end(): void {
    clearInterval(clock);
    for (const name of INTERVENTIONS) window.removeEventListener(name, end, true);
  }
  function attempt(): void {
    if (Math.abs(window.scrollY - place) <= 1 || Date.now() > giveUpAt) return end();
    window.scrollTo(window.scrollX, place);
  }
  for (const name of INTERVENTIONS) window.addEventListener(name, end, { capture: true, passive: true });
  return end;
}

/** Keeps at what the router tried only once, when the screen was drawn for the first time. */
export function useScrollPlace(): void {
  const key = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key });
  const place = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the place is that of the visit the key names; scrolling on it is no reason to go back.
  useEffect(() => (place > 0 ? scrollWhenTallEnough(place) : undefined), [key]);
}
