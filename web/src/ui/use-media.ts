// Follows a media query, for the few places where a narrow screen gets other elements and not just other looks.
import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Beside the machine: tables become cards, panes stack. */
export const NARROW = '(width < 48rem)';
/** At the desk: panes side by side, no bar under the thumb. */
export const DESK = '(width >= 64rem)';
