// Moving and enlarging a drawing: it never leaves its window, and what is under the finger stays there.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, MOST_ZOOM, showing, type View, within, zoomedAt } from './pan-zoom.ts';

const drawing = { width: 1200, height: 800 };
const box = { width: 390, height: 300 };
const view = fc.record({
  scale: fc.double({ min: 0.01, max: 20, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});
const edges = ({ scale, x, y }: View) => ({
  left: x,
  right: x + drawing.width * scale,
  top: y,
  bottom: y + drawing.height * scale,
});

describe('a drawing in its window', () => {
  it('fits whole and in the middle', () => {
    const { left, right, top, bottom } = edges(fitted(drawing, box));
    expect(left).toBeCloseTo(box.width - right);
    expect(top).toBeCloseTo(box.height - bottom);
    expect(left).toBeGreaterThanOrEqual(12);
  });

  it('covers the window or lies within it, whatever it is moved to', () => {
    fc.assert(
      fc.property(view, (wanted) => {
        const held = within(wanted, drawing, box);
        const { left, right, top, bottom } = edges(held);
        expect(held.scale).toBeGreaterThanOrEqual(fitted(drawing, box).scale - 1e-9);
        expect(held.scale).toBeLessThanOrEqual(fitted(drawing, box).scale * MOST_ZOOM + 1e-9);
        expect(right - left <= box.width ? left : Math.max(left - 12, box.width - right - 12)).toBeLessThan(box.width);
        expect(left).toBeLessThan(box.width);
        expect(right).toBeGreaterThan(0);
        expect(top).toBeLessThan(box.height);
        expect(bottom).toBeGreaterThan(0);
      }),
    );
  });

  it('keeps the point under the finger while it is enlarged', () => {
    const before: View = { scale: 0.5, x: 20, y: 30 };
    const after = zoomedAt(before, 2, [100, 80]);
    expect((100 - after.x) / after.scale).toBeCloseTo((100 - before.x) / before.scale);
    expect((80 - after.y) / after.scale).toBeCloseTo((80 - before.y) / before.scale);
  });

  it('moves no more than is needed to show a point', () => {
    const near: View = { scale: 1, x: 0, y: 0 };
    expect(showing(near, [200, 150], box)).toEqual(near);
    const far = showing(near, [1000, 150], box);
    expect(1000 * far.scale + far.x).toBe(box.width - 48);
    expect(far.y).toBe(near.y);
  });
});
