// How large a box on the screen is, followed.
import { type RefObject, useEffect, useState } from 'react';

/** Width and height inside the box; undefined until it is there. */
export function useBoxSize(box: RefObject<HTMLElement | null>): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [box]);
  return size;
}
