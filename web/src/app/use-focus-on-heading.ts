// Moves the focus with every change of the path; what does so is loaded with the first one, since no first load needs it (quality 14, 16).
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type * as focus from './shell/focus-on-heading.ts';

type Focus = typeof focus;

const linkInHand = () => document.activeElement?.closest('main a')?.getAttribute('href') ?? undefined;

/** The first screen of a visit keeps the browser's own start; a step back leads to the link that was pressed there. */
export function useFocusOnHeading(): void {
  const router = useRouter();
  useEffect(() => {
    /** The link that led away, by the key of the visit. */
    const left = new Map<string | undefined, string | undefined>();
    let end: (() => void) | undefined;
    const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation) left.set(fromLocation.state.__TSR_key, linkInHand());
    });
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      end?.();
      const { activeElement } = document;
      const keep = ({ keepFocusOnHeading }: Focus) => {
        // Who has gone on, or put the focus elsewhere while this was loaded, is not called back.
        if (router.state.location === toLocation && document.activeElement === activeElement)
          end = keepFocusOnHeading(left.get(toLocation.state.__TSR_key));
      };
      void import('./shell/focus-on-heading.ts').then(keep, () => undefined);
    });
    return () => {
      stopLeaving();
      stop();
      end?.();
    };
  }, [router]);
}
