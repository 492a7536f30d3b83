// Tells a pane how far down the page it begins, so that it can end where the window does, above the bar under the thumb.
import { type RefObject, useLayoutEffect } from 'react';

/** Sets `--above` on the pane: the pixels of the page above it. */
export function useRoomBelow(pane: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const measure = () => {
      const above = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--above', `${Math.round(above).toString()}px`);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    // Whatever changes its height above the pane changes that of the page.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [pane]);
}
