// Moves the focus with every change of the path; what does so is loaded with the first one, since no first load needs it (quality 14, 16).
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type * as focus from './shell/focus-on-heading.ts';

type Focus = typeof focus;

/** Loads what moves the focus; done ahead once a page rests, so that a closing menu or a lost network leaves nobody behind. */
export const loadFocus = async (): Promise<Focus> => await import('./shell/focus-on-heading.ts');

/** The link in hand, and the named part of the page it stands in: the same part may be linked from many. */
function linkInHand(): focus.Left | undefined {
  const link = document.activeElement?.closest('main a[href]');
  const href = link?.getAttribute('href');
  if (!link || href == null) return undefined;
  return { href, within: link.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? null };
}

/** Whether somebody put the focus there, and no closing menu. */
const isWanted = (element: Element | null): boolean =>
  element?.closest('main, input, textarea, select, [role=dialog], [role=alertdialog]') != null;

/** The first screen of a visit keeps the browser's own start; a step back leads to the link that was pressed there. */
export function useFocusOnHeading(): void {
  const router = useRouter();
  useEffect(() => {
    /** The link that led away, by the key of the visit. */
    const left = new Map<string | undefined, focus.Left | undefined>();
    let end: (() => void) | undefined;
    const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation) left.set(fromLocation.state.__TSR_key, linkInHand());
    });
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      end?.();
      const before = document.activeElement;
      const keep = ({ keepFocusOnHeading }: Focus) => {
        const { activeElement } = document;
        // Who has gone on, or put the focus elsewhere while this was loaded, is not called back.
        if (router.state.location === toLocation && (activeElement === before || !isWanted(activeElement)))
          end = keepFocusOnHeading(left.get(toLocation.state.__TSR_key));
      };
      void loadFocus().then(keep, () => undefined);
    });
    return () => {
      stopLeaving();
      stop();
      end?.();
    };
  }, [router]);
}
