// Whether a table has room for its columns where it stands: on a tablet, or in a long-worded language, the same rows are cards before anything scrolls sideways (design: tables).
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The box to put around table or cards, and whether the table fits into it; `layout` names what its width depends on, such as its columns and rows. */
export function useFittingTable(layout: string): { box: RefObject<HTMLDivElement | null>; fits: boolean } {
  const box = useRef<HTMLDivElement>(null);
  // The width that was asked for where there was less; by the layout, since another one is tried anew.
  const [tooWide, setTooWide] = useState<{ layout: string; width: number } | null>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const outer = box.current;
    if (!outer) return undefined;
    const look = () => {
      setRoom(outer.clientWidth);
      const wanted = outer.querySelector('table')?.offsetWidth ?? 0;
      if (wanted > outer.clientWidth) setTooWide({ layout, width: wanted });
    };
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [layout]);
  return { box, fits: tooWide?.layout !== layout || room >= tooWide.width };
}
