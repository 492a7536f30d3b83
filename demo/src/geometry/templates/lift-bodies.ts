// Bodies of lifts as a buyer sees them.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, roundRect } from '../primitives/outlines.ts';
import { acrossY, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import type { Point2 } from '../types.ts';
import { shift } from '../vector.ts';
import { template } from './template.ts';
import { both, louvres, nameOn, onSide, slab } from './machine-bodies-shapes.ts';

export const liftBodies = {
  scissorBody: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1750, width: 760, height: 520 },
    build: ({ length: l, width: w, height: h }) => {
      const frame: Point2[] = [
        [-l * 0.5, h * 0.34],
        [-l * 0.46, h * 0.2],
        [-l * 0.2, h * 0.08],
        [l * 0.2, h * 0.08],
        [l * 0.46, h * 0.2],
        [l * 0.5, h * 0.34],
        [l * 0.5, h],
        [-l * 0.5, h],
      ];
      const door = (x: number) =>
        both((side) =>
          onSide(extrude(roundRect(l * 0.29, h * 0.56, 18), 14, { bevel: 4 }), side, w * 0.48, x, h * 0.62),
        );
      const latch = (x: number) =>
        both((side) => onSide(extrude(roundRect(l * 0.035, h * 0.1, 4), 5), side, w * 0.5, x, h * 0.62));
      return solid(
        piece(
          'darkGrey',
          slab(frame, w * 0.94, 10),
          move(box(l * 0.46, w * 0.98, h * 0.1, { bevel: 4 }), 0, 0, h * 0.02),
        ),
        piece('main', ...door(-l * 0.16), ...door(l * 0.16)),
        piece('black', ...latch(-l * 0.04), ...latch(l * 0.28)),
        nameOn(w * 0.502, -l * 0.18, h * 0.68, h * 0.13),
        louvres(w * 0.5, l * 0.13, h * 0.62, l * 0.12, h * 0.3),
        piece('lensRed', ...both((side) => onSide(cylinder(h * 0.04, 6, 1), side, w * 0.5, l * 0.28, h * 0.82))),
        piece(
          'black',
          move(box(16, w * 0.5, h * 0.4, { bevel: 3 }), -l * 0.505, 0, h * 0.44),
          ...[0.3, 0.52, 0.74].map((k) => move(box(26, w * 0.42, 18, { bevel: 3 }), -l * 0.51, 0, h * k)),
        ),
      );
    },
  }),
  boomBody: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 2300, width: 1700, height: 900 },
    build: ({ length: l, width: w, height: h }) => {
      const hood: Point2[] = [
        [-l * 0.42, h * 0.12],
        [l * 0.34, h * 0.12],
        [l * 0.4, h * 0.3],
        ...arc(h * 0.26, 0, 90, { cx: l * 0.4 - h * 0.26, cy: h * 0.54 }),
        [-l * 0.3, h * 0.86],
        ...arc(h * 0.3, 100, 180, { cx: -l * 0.42 + h * 0.3, cy: h * 0.56 }),
      ];
      const pod = (side: number) => placed(slab(hood, w * 0.3, 26), shift(0, side * w * 0.335, 0));
      const cheek: Point2[] = [
        [-l * 0.34, 0],
        [l * 0.3, 0],
        [l * 0.16, h * 0.5],
        [-l * 0.14, h * 1.28],
        [-l * 0.3, h * 1.36],
        [-l * 0.42, h * 1.1],
        [-l * 0.42, h * 0.3],
      ];
      const back: Point2[] = [
        [-l * 0.5, -w * 0.46],
        [-l * 0.4, -w * 0.49],
        [-l * 0.4, w * 0.49],
        [-l * 0.5, w * 0.46],
        [-l * 0.56, w * 0.2],
        [-l * 0.56, -w * 0.2],
      ];
      return solid(
        piece('main', pod(-1), pod(1)),
        piece(
          'darkGrey',
          ...[-0.13, 0.13].map((k) => placed(slab(cheek, 26, 2), shift(0, w * k, 0))),
          move(extrude(roundRect(l * 0.9, w * 0.96, 90), h * 0.12, { bevel: 6 }), -l * 0.02, 0, 0),
          move(extrude(back, h * 0.74, { bevel: 20 }), 0, 0, h * 0.06),
        ),
        piece(
          'darkGrey',
          ...[-0.13, 0.13].map((k) => acrossY(ring(h * 0.13, h * 0.07, 60, 4), -l * 0.29, w * k - 30, h * 1.22)),
        ),
        nameOn(w * 0.486, -l * 0.08, h * 0.62, h * 0.15),
        louvres(w * 0.486, l * 0.2, h * 0.46, l * 0.2, h * 0.26),
        piece(
          'black',
          ...both((side) => onSide(extrude(roundRect(l * 0.06, h * 0.08, 6), 8), side, w * 0.485, -l * 0.28, h * 0.36)),
        ),
      );
    },
  }),
};
