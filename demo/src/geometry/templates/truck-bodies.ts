// Bodies of forklifts and the frames of booms.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, ribbon, roundRect } from '../primitives/outlines.ts';
import { move, piece, placed, solid } from '../primitives/place.ts';
import { ring } from '../primitives/revolve.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { both, nameOn, onSide, slab } from './machine-bodies-shapes.ts';

export const truckBodies = {
  truckBody: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 2100, width: 1120, height: 900 },
    build: ({ length: l, width: w, height: h }) => {
      const frame: Point2[] = [
        [-l * 0.3, h * 0.2],
        [l * 0.42, h * 0.2],
        [l * 0.5, h * 0.36],
        [l * 0.5, h * 0.7],
        [l * 0.38, h * 0.72],
        [l * 0.36, h * 0.44],
        [l * 0.02, h * 0.42],
        [-l * 0.3, h * 0.6],
      ];
      const weight: Point2[] = [
        [-l * 0.18, h * 0.16],
        [-l * 0.18, h * 1.0],
        [-l * 0.3, h * 1.04],
        [-l * 0.44, h * 0.98],
        [-l * 0.5, h * 0.8],
        [-l * 0.5, h * 0.4],
        [-l * 0.44, h * 0.3],
        [-l * 0.42, h * 0.16],
      ];
      const hood: Point2[] = [
        [-l * 0.22, h * 0.4],
        [l * 0.04, h * 0.4],
        [l * 0.08, h * 0.94],
        [l * 0.04, h * 1.0],
        [-l * 0.2, h * 1.04],
      ];
      const wheelArch = (x: number) =>
        both((side) =>
          onSide(
            extrude([...arc(h * 0.42, 0, 180), [-h * 0.36, 0], ...arc(h * 0.36, 180, 0)], 30, { bevel: 3 }),
            side,
            w * 0.5,
            x,
            h * 0.3,
          ),
        );
      const step: Point2[] = [
        [-0.06, 0],
        [0.06, 0],
        [0.06, 0.06],
        [-0.06, 0.06],
      ].map(([x = 0, z = 0]): Point2 => [x * l, z * h]);
      return solid(
        piece('main', slab(frame, w * 0.86, 14), placed(slab(hood, w * 0.78, 22), shift(0, 0, 0))),
        piece('darkGrey', placed(extrude(weight, w * 0.98, { bevel: 46 }), turn('x', 90), shift(0, w * 0.49, 0))),
        piece(
          'black',
          ...wheelArch(l * 0.34),
          ...both((side) => placed(slab(step, w * 0.14, 2), shift(l * 0.1, side * w * 0.46, h * 0.2))),
          move(box(l * 0.34, w * 0.8, 14, { bevel: 3 }), l * 0.2, 0, h * 0.43),
        ),
        piece(
          'darkGrey',
          placed(
            slab(
              [
                [l * 0.3, h * 0.42],
                [l * 0.42, h * 0.42],
                [l * 0.44, h * 1.0],
                [l * 0.36, h * 1.08],
                [l * 0.33, h * 1.0],
              ],
              w * 0.76,
              14,
            ),
            shift(0, 0, 0),
          ),
        ),
        nameOn(w * 0.498, -l * 0.32, h * 0.66, h * 0.11),
        piece(
          'lensRed',
          ...[-1, 1].map((s) => move(box(8, w * 0.08, h * 0.12, { bevel: 2 }), -l * 0.502, s * w * 0.36, h * 0.7)),
        ),
        piece(
          'black',
          move(
            placed(
              extrude(
                ribbon(
                  [
                    [0, 0],
                    [0, 40],
                    [60, 40],
                    [60, 0],
                  ],
                  14,
                ),
                60,
              ),
              turn('x', 90),
            ),
            -l * 0.5,
            30,
            h * 0.42,
          ),
        ),
      );
    },
  }),
  truckChassis: template({
    area: 'bodywork',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 2900, width: 1000, height: 480, ring: 620 },
    build: ({ length: l, width: w, height: h, ring: r }) => {
      const side: Point2[] = [
        [-l / 2, h * 0.5],
        [-l * 0.42, h * 0.26],
        [-l * 0.26, 0],
        [l * 0.26, 0],
        [l * 0.42, h * 0.26],
        [l / 2, h * 0.5],
        [l / 2, h * 0.86],
        [l * 0.3, h],
        [-l * 0.3, h],
        [-l / 2, h * 0.86],
      ];
      return solid(
        piece('main', slab(side, w, 16), move(ring(r * 0.56, r * 0.3, h * 0.16, 6), 0, 0, h)),
        piece(
          'black',
          ...both((s) =>
            onSide(extrude(roundRect(l * 0.3, h * 0.4, 20), 10, { holes: [circle(h * 0.12)] }), s, w / 2, 0, h * 0.5),
          ),
          move(box(20, w * 0.5, h * 0.24, { bevel: 3 }), l * 0.5, 0, h * 0.56),
        ),
        piece(
          'zincYellow',
          ...[-1, 1].map((s) => move(ring(h * 0.1, h * 0.06, 20, 4), s * l * 0.47, w * 0.4, h * 0.86)),
        ),
        piece('steel', move(extrude(circle(r * 0.5), h * 0.1, { holes: [bore(r * 0.34)] }), 0, 0, h * 1.14)),
      );
    },
  }),
};
