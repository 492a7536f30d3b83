// Two fingers, or the wheel with the control key, make the pages larger and smaller (product §5 Service manuals).
import { type RefObject, useEffect, useRef } from 'react';
import { heldZoom, PRINTED, type Zoom } from './book-scale.rules.ts';

const WHEEL_STEP = 0.0025;

const distance = (a: Touch, b: Touch): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Follows fingers and wheel on the box and tells the zoom they ask for. */
export function usePinch(
  box: RefObject<HTMLElement | null>,
  scale: number | undefined,
  onZoom: (zoom: Zoom) => void,
): void {
  const present = useRef(scale);
  useEffect(() => {
    present.current = scale;
  }, [scale]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let begun: { distance: number; scale: number } | undefined;
    const zoomTo = (next: number) => onZoom(heldZoom(next / PRINTED));
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || present.current === undefined) return;
      event.preventDefault();
      zoomTo(present.current * Math.exp(-event.deltaY * WHEEL_STEP));
    };
    const onTouch = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b || present.current === undefined) {
        begun = undefined;
        return;
      }
      if (event.cancelable) event.preventDefault();
      begun ??= { distance: distance(a, b), scale: present.current };
      if (event.type === 'touchmove' && begun.distance > 0) zoomTo((begun.scale * distance(a, b)) / begun.distance);
    };
    const kinds = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    element.addEventListener('wheel', onWheel, { passive: false });
    for (const kind of kinds) element.addEventListener(kind, onTouch, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      for (const kind of kinds) element.removeEventListener(kind, onTouch);
    };
  }, [box, onZoom]);
}
