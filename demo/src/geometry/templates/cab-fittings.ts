// Steering units, pedals, mirrors and glass.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, roundRect } from '../primitives/outlines.ts';
import { acrossX, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { bent, curve, pipe, sweep } from '../primitives/sweep.ts';
import { hexagon } from '../primitives/threads.ts';
import type { Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const cabFittings = {
  steeringUnit: template({
    area: 'mast',
    material: 'black',
    pose: 'stand',
    defaults: { size: 110 },
    build: ({ size: s }) =>
      solid(
        piece('main', box(s, s, s * 0.7, { bevel: 3 }), move(cylinder(s * 0.36, s * 0.16, 2), 0, 0, s * 0.7)),
        piece(
          'steel',
          move(cylinder(s * 0.5, s * 0.34, 2), 0, 0, -s * 0.34),
          move(cylinder(s * 0.1, s * 0.3, 1), 0, 0, s * 0.84),
        ),
        piece('castIron', move(cylinder(s * 0.5, s * 0.14, 3), 0, 0, -s * 0.48)),
        piece(
          'zinc',
          ...[-0.25, 0.25].flatMap((k) => [
            placed(ring(s * 0.13, s * 0.09, s * 0.06), turn('x', 90), shift(s * k, -s * 0.5, s * 0.2)),
            placed(ring(s * 0.13, s * 0.09, s * 0.06), turn('x', 90), shift(s * k, -s * 0.5, s * 0.5)),
          ]),
          placed(around(move(hexagon(s * 0.12, s * 0.07), s * 0.4, 0, 0), 7), turn('x', 180), shift(0, 0, -s * 0.48)),
        ),
      ),
  }),
  pedal: template({
    area: 'mast',
    material: 'black',
    pose: 'stand',
    defaults: { height: 240, slim: 0 },
    build: ({ height: h, slim }) => {
      const w = slim > 0 ? h * 0.22 : h * 0.36;
      const arm: Vec3[] = bent(
        [
          [0, h * 0.2, h],
          [0, 0, h * 0.7],
          [0, -h * 0.2, h * 0.36],
        ],
        h * 0.3,
      );
      const rib = Array.from({ length: 5 }, (_, i) =>
        placed(
          move(box(w * 0.9, h * 0.02, h * 0.02), 0, -h * 0.11 + i * h * 0.055, h * 0.03),
          turn('x', 40),
          shift(0, -h * 0.22, h * 0.34),
        ),
      );
      return solid(
        piece(
          'main',
          sweep(arm, roundRect(h * 0.07, h * 0.05, 3)),
          acrossX(ring(h * 0.08, h * 0.045, h * 0.2, 2), -h * 0.1, h * 0.2, h),
          placed(box(w, h * 0.32, h * 0.03, { bevel: 2 }), turn('x', 40), shift(0, -h * 0.22, h * 0.34)),
        ),
        piece(
          'rubber',
          ...rib,
          placed(
            move(box(w * 0.96, h * 0.3, h * 0.02, { bevel: 2 }), 0, 0, h * 0.025),
            turn('x', 40),
            shift(0, -h * 0.22, h * 0.34),
          ),
        ),
        piece('zinc', acrossX(cylinder(h * 0.04, h * 0.34, 1), -h * 0.17, h * 0.2, h)),
      );
    },
  }),
  mirror: template({
    area: 'mast',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 180 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          placed(
            extrude(roundRect(s, s * 0.7, s * 0.12), s * 0.1, { bevel: 5 }),
            turn('x', 90),
            shift(s * 0.6, 0, s * 0.8),
          ),
          pipe(
            bent(
              [
                [0, 0, 0],
                [0, 0, s * 0.8],
                [s * 0.3, s * 0.04, s * 0.8],
              ],
              s * 0.2,
            ),
            s * 0.03,
          ),
          cylinder(s * 0.08, s * 0.06, 1),
        ),
        piece(
          'chrome',
          placed(extrude(roundRect(s * 0.9, s * 0.6, s * 0.1), 2), turn('x', 90), shift(s * 0.6, -s * 0.1, s * 0.8)),
        ),
      ),
  }),
  windscreen: template({
    area: 'mast',
    material: 'glass',
    pose: 'stand',
    defaults: { width: 800, height: 700 },
    build: ({ width: w, height: h }) =>
      solid(
        piece('main', placed(extrude(roundRect(w * 0.96, h * 0.96, 40), 6), turn('x', 90), shift(0, 0, h / 2))),
        piece(
          'rubber',
          placed(
            extrude(roundRect(w, h, 50), 16, { holes: [roundRect(w * 0.93, h * 0.92, 40)], bevel: 3 }),
            turn('x', 90),
            shift(0, 5, h / 2),
          ),
        ),
      ),
  }),
  wiper: template({
    area: 'mast',
    material: 'plasticBlack',
    pose: 'lie',
    defaults: { length: 420 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          move(box(l * 0.02, l * 0.03, l, { bevel: 1 }), 0, 0, 0),
          ...[0.16, 0.5, 0.84].map((k) => move(box(l * 0.05, l * 0.036, l * 0.05, { bevel: 1 }), l * 0.02, 0, l * k)),
          pipe(
            [
              [l * 0.02, 0, l * 0.18],
              [l * 0.06, 0, l * 0.36],
              [l * 0.07, 0, l * 0.5],
              [l * 0.06, 0, l * 0.66],
              [l * 0.02, 0, l * 0.84],
            ],
            l * 0.01,
          ),
        ),
        piece('rubber', move(box(l * 0.03, l * 0.006, l), -l * 0.02, 0, 0)),
        piece('zinc', move(box(l * 0.03, l * 0.04, l * 0.1, { bevel: 1 }), l * 0.07, 0, l * 0.46)),
      ),
  }),
  floorMat: template({
    area: 'mast',
    material: 'rubber',
    pose: 'stand',
    defaults: { length: 600, width: 480 },
    build: ({ length: l, width: w }) =>
      solid(
        piece(
          'main',
          extrude(
            [
              [-l / 2, -w / 2],
              [l / 2, -w / 2],
              [l / 2, w * 0.3],
              [l * 0.3, w / 2],
              [-l / 2, w / 2],
            ],
            8,
            { holes: [bore(l * 0.06, l * 0.2, w * 0.24)], bevel: 2 },
          ),
        ),
        piece('main', {
          ...joined(
            Array.from({ length: 12 }, (_, i) => move(box(l * 0.84, 8, 4), -l * 0.03, -w * 0.44 + i * w * 0.058, 7)),
          ),
          spacing: w * 0.058,
        }),
      ),
  }),
  seatSwitch: template({
    area: 'mast',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 60 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.14, 2),
          move(
            lathe(
              arc(d * 0.4, 0, 88)
                .map(([x, y]): Point2 => [x, y * 0.4])
                .concat([[0, d * 0.16]]),
            ),
            0,
            0,
            d * 0.13,
          ),
          pipe(
            curve([
              [d * 0.4, 0, d * 0.06],
              [d * 0.8, 0, d * 0.06],
              [d * 1.2, d * 0.3, d * 0.05],
              [d * 1.7, d * 0.2, d * 0.05],
            ]),
            d * 0.05,
          ),
        ),
        piece('plasticGrey', move(box(d * 0.3, d * 0.2, d * 0.16, { bevel: 2 }), d * 1.8, d * 0.18, 0)),
      ),
  }),
};
