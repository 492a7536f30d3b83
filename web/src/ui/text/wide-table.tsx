// A table of a page, which on a phone may be wider than the screen: it then scrolls by itself, by keyboard too.
import { type ReactNode, useEffect, useRef, useState } from 'react';

export function WideTable({ name, children }: { name: string; children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const place = own.current;
    if (!place || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setIsWide(place.scrollWidth > place.clientWidth));
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  // Where there is nothing to scroll, it would be one more stop on the way.
  const stop = isWide ? { tabIndex: 0, role: 'region', 'aria-label': name } : {};
  return (
    <div ref={own} className="page-table" {...stop}>
      {children}
    </div>
  );
}
