// Moves and enlarges a drawing by mouse, touch, wheel and keyboard; one finger still scrolls the page while the whole drawing is in sight.
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { closeTo, type Extent, fitted, type Point, showing, type View, within, zoomedAt } from './pan-zoom.ts';

const STEP = 1.4;
const PAN = 60;
/** Pixels a finger may move and still press. */
const STILL = 6;

interface Touch {
  at: Point;
  from: Point;
}

export interface PanZoom {
  box: React.RefObject<HTMLDivElement | null>;
  size: Extent;
  view: View;
  isFitted: boolean;
  zoomBy: (factor: number) => void;
  fit: () => void;
  show: (point: Point) => void;
  /** Enlarged around a point. */
  goTo: (point: Point) => void;
  /** Spread onto the window of the drawing. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

/** `onPress` is told of a press that was no drag, in units of the drawing. */
export function usePanZoom(drawing: Extent, onPress: (at: Point, reach: number) => void): PanZoom {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [moved, setMoved] = useState<View | null>(null);
  const view = moved ? within(moved, drawing, size) : fitted(drawing, size);
  const isFitted = isWhole(view, drawing, size);
  const change = useCallback(
    (next: (view: View) => View) =>
      setMoved((old) => {
        const to = within(next(old ? within(old, drawing, size) : fitted(drawing, size)), drawing, size);
        // Still whole, it stays whole in a window that gets another size.
        return isWhole(to, drawing, size) ? null : to;
      }),
    [drawing, size],
  );
  const zoomBy = (factor: number) => change((old) => zoomedAt(old, factor, [size.width / 2, size.height / 2]));
  const fit = () => setMoved(null);
  useWheel(box, change);
  const pointers = usePointers({ change, isFitted, onPress: (at) => onPress(inDrawing(at, view), 28 / view.scale) });
  return {
    box,
    size,
    view,
    isFitted,
    zoomBy,
    fit,
    show: (point) => change((old) => showing(old, point, size)),
    goTo: (point) => change(() => closeTo(point, drawing, size)),
    handlers: { ...pointers, onKeyDown: (event) => onKey(event, { change, zoomBy, fit }) },
  };
}

const isWhole = (view: View, drawing: Extent, size: Extent): boolean =>
  view.scale <= fitted(drawing, size).scale * 1.001;

const inDrawing = ([x, y]: Point, view: View): Point => [(x - view.x) / view.scale, (y - view.y) / view.scale];

type Change = (next: (view: View) => View) => void;

function onKey(event: KeyboardEvent, { change, zoomBy, fit }: { change: Change } & Pick<PanZoom, 'zoomBy' | 'fit'>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pan = (dx: number, dy: number) => () => change((old) => ({ ...old, x: old.x + dx, y: old.y + dy }));
  const keys: Record<string, () => void> = {
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
    '0': fit,
    ArrowLeft: pan(PAN, 0),
    ArrowRight: pan(-PAN, 0),
    ArrowUp: pan(0, PAN),
    ArrowDown: pan(0, -PAN),
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

function useSize(box: React.RefObject<HTMLDivElement | null>): Extent {
  const [size, setSize] = useState<Extent>({ width: 320, height: 240 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (width === 0 || (old.width === width && old.height === height) ? old : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return size;
}

/** The wheel enlarges with Ctrl (as a pinch on a trackpad says it) or while the drawing has the focus; else it scrolls the page. */
function useWheel(box: React.RefObject<HTMLDivElement | null>, change: Change): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      const at = inBox(element, event);
      change((old) => zoomedAt(old, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box, change]);
}

const inBox = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top } = element.getBoundingClientRect();
  return [clientX - left, clientY - top];
};

type Pointers = Omit<PanZoom['handlers'], 'onKeyDown'>;

function usePointers(on: { change: Change; isFitted: boolean; onPress: (at: Point) => void }): Pointers {
  const touches = useRef(new Map<number, Touch>());
  const isDrag = useRef(false);
  const end = (event: PointerEvent, isPress: boolean) => {
    const touch = touches.current.get(event.pointerId);
    touches.current.delete(event.pointerId);
    if (touch && isPress && !isDrag.current) on.onPress(touch.at);
    if (touches.current.size === 0) isDrag.current = false;
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      const at = inBox(event.currentTarget, event);
      touches.current.set(event.pointerId, { at, from: at });
      if (touches.current.size > 1) isDrag.current = true;
    },
    onPointerMove(event) {
      const touch = touches.current.get(event.pointerId);
      if (!touch) return;
      const at = inBox(event.currentTarget, event);
      if (!isDrag.current && Math.hypot(at[0] - touch.from[0], at[1] - touch.from[1]) < STILL) return;
      if (!isDrag.current) event.currentTarget.setPointerCapture(event.pointerId);
      isDrag.current = true;
      const others = [...touches.current].filter(([id]) => id !== event.pointerId);
      touches.current.set(event.pointerId, { ...touch, at });
      const other = others[0]?.[1].at;
      on.change((old) => (other ? pinched(old, touch.at, at, other) : draggedBy(old, touch.at, at)));
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}

const draggedBy = (view: View, from: Point, to: Point): View => ({
  ...view,
  x: view.x + to[0] - from[0],
  y: view.y + to[1] - from[1],
});

/** Two fingers: apart enlarges, together moves. */
function pinched(view: View, from: Point, to: Point, other: Point): View {
  const before = Math.hypot(from[0] - other[0], from[1] - other[1]) || 1;
  const after = Math.hypot(to[0] - other[0], to[1] - other[1]) || 1;
  return zoomedAt(view, after / before, other);
}
