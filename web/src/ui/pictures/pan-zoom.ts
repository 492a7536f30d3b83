// Where a drawing lies in its window: fitted, zoomed at a point, moved, and never lost out of sight.

/** A point of the drawing shows at `point × scale + (x, y)`, in pixels of the window. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Extent {
  width: number;
  height: number;
}

export type Point = readonly [number, number];

/** How far a drawing may be enlarged beyond its fit. */
export const MOST_ZOOM = 10;

/** Times the fit at which an item is looked at from near. */
const CLOSE = 3;

const PADDING = 12;

/** The whole drawing in the middle of the window. */
export function fitted(drawing: Extent, box: Extent): View {
  const room = (size: number) => Math.max(1, size - 2 * PADDING);
  const scale = Math.min(room(box.width) / drawing.width, room(box.height) / drawing.height);
  return {
    scale,
    x: (box.width - drawing.width * scale) / 2,
    y: (box.height - drawing.height * scale) / 2,
  };
}

/** The nearest view that keeps the drawing in sight and its size between fit and most zoom. */
export function within(view: View, drawing: Extent, box: Extent): View {
  const fit = fitted(drawing, box);
  const scale = Math.min(fit.scale * MOST_ZOOM, Math.max(fit.scale, view.scale));
  const held = (at: number, size: number, room: number) =>
    size + 2 * PADDING <= room ? (room - size) / 2 : Math.min(PADDING, Math.max(room - size - PADDING, at));
  return {
    scale,
    x: held(view.x, drawing.width * scale, box.width),
    y: held(view.y, drawing.height * scale, box.height),
  };
}

/** Enlarged by a factor around a point of the window, which stays where it is. */
export function zoomedAt(view: View, factor: number, [px, py]: Point): View {
  return {
    scale: view.scale * factor,
    x: px - (px - view.x) * factor,
    y: py - (py - view.y) * factor,
  };
}

/** Moved as little as shows a point of the drawing, with room around it. */
export function showing(view: View, [px, py]: Point, box: Extent): View {
  const room = Math.min(48, box.width / 4, box.height / 4);
  const shift = (at: number, size: number) => (at < room ? room - at : at > size - room ? size - room - at : 0);
  const [sx, sy] = [px * view.scale + view.x, py * view.scale + view.y];
  return { ...view, x: view.x + shift(sx, box.width), y: view.y + shift(sy, box.height) };
}

/** A point of the drawing in the middle of the window, enlarged so that what is around it can be read. */
export function closeTo([px, py]: Point, drawing: Extent, box: Extent): View {
  const scale = fitted(drawing, box).scale * CLOSE;
  return { scale, x: box.width / 2 - px * scale, y: box.height / 2 - py * scale };
}
