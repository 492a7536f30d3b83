// Overhead guards, seats and steering wheels.
import { box, extrude } from '../primitives/extrude.ts';
import { ribbon, roundRect } from '../primitives/outlines.ts';
import { acrossX, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, sphere, torus } from '../primitives/revolve.ts';
import { bent, curve, sweep } from '../primitives/sweep.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { pad } from './cab-shapes.ts';

export const guardAndSeat = {
  overheadGuard: template({
    area: 'mast',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 1100, width: 950, height: 1400 },
    build: ({ length: l, width: w, height: h }) => {
      const leg = (y: number, lean: number, x: number) =>
        sweep(
          bent(
            [
              [x + lean, y, 0],
              [x + lean * 0.4, y, h * 0.6],
              [x, y, h],
            ],
            h * 0.3,
          ),
          roundRect(60, 46, 10),
        );
      const rails = [1, -1].map((s) =>
        move(acrossX(placed(extrude(roundRect(60, 46, 10), l * 0.92), shift(0, 0, 0))), -l * 0.46, s * w * 0.46, h),
      );
      const bars = Array.from({ length: 7 }, (_, i) =>
        move(box(22, w * 0.92, 34, { bevel: 3 }), -l * 0.42 + i * l * 0.14, 0, h - 14),
      );
      return solid(
        piece(
          'main',
          ...rails,
          ...bars,
          ...[1, -1].flatMap((s) => [leg(s * w * 0.46, -l * 0.12, -l * 0.42), leg(s * w * 0.46, l * 0.06, l * 0.42)]),
        ),
      );
    },
  }),
  seat: template({
    area: 'mast',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { width: 480 },
    build: ({ width: w }) => {
      const back = placed(joined([pad(w * 0.94, w * 1.1, w * 0.2)]), turn('x', 78), shift(0, w * 0.5, w * 0.84));
      const bolster = (s: number) =>
        placed(pad(w * 0.16, w * 0.9, w * 0.24), turn('x', 78), shift(s * w * 0.42, w * 0.44, w * 0.8));
      return solid(
        piece(
          'main',
          move(pad(w, w * 0.95, w * 0.2), 0, 0, w * 0.26),
          back,
          bolster(1),
          bolster(-1),
          move(pad(w * 0.16, w * 0.8, w * 0.24), w * 0.44, -w * 0.02, w * 0.28),
          move(pad(w * 0.16, w * 0.8, w * 0.24), -w * 0.44, -w * 0.02, w * 0.28),
        ),
        piece(
          'darkGrey',
          move(pad(w * 0.6, w * 0.6, w * 0.03), 0, -w * 0.04, w * 0.455),
          move(box(w * 0.84, w * 0.8, w * 0.06, { bevel: 3 }), 0, 0, 0),
        ),
        piece('rubber', move(box(w * 0.76, w * 0.72, w * 0.22, { bevel: 14 }), 0, 0, w * 0.05)),
        piece('red', move(box(w * 0.07, w * 0.05, w * 0.12, { bevel: 4 }), w * 0.54, w * 0.2, w * 0.36)),
        piece('zinc', acrossX(cylinder(w * 0.02, w * 0.5), -w * 0.25, -w * 0.5, w * 0.06)),
      );
    },
  }),
  seatBelt: template({
    area: 'mast',
    material: 'black',
    pose: 'stand',
    defaults: { length: 420 },
    build: ({ length: l }) => {
      const band = placed(
        extrude(
          ribbon(
            curve(
              [
                [-l * 0.5, 0, 0],
                [-l * 0.2, l * 0.16, 0],
                [l * 0.1, l * 0.02, 0],
                [l * 0.36, l * 0.14, 0],
              ],
              6,
            ).map(([x, y]): Point2 => [x, y]),
            l * 0.008,
          ),
          l * 0.11,
        ),
        shift(0, 0, 0),
      );
      return solid(
        piece('main', band, move(box(l * 0.16, l * 0.1, l * 0.14, { bevel: 6 }), -l * 0.52, 0, -l * 0.01)),
        piece('zinc', move(box(l * 0.12, l * 0.01, l * 0.09, { bevel: 1 }), l * 0.42, l * 0.17, l * 0.01)),
        piece('red', move(box(l * 0.1, l * 0.05, l * 0.16, { bevel: 4 }), l * 0.3, -l * 0.12, 0)),
      );
    },
  }),
  armrest: template({
    area: 'mast',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 320 },
    build: ({ length: l }) =>
      solid(
        piece('main', move(pad(l, l * 0.24, l * 0.16), 0, 0, l * 0.6)),
        piece(
          'darkGrey',
          move(box(l * 0.1, l * 0.12, l * 0.6, { bevel: 4 }), l * 0.24, 0, 0),
          box(l * 0.3, l * 0.2, l * 0.03, { bevel: 2 }),
        ),
      ),
  }),
  steeringWheel: template({
    area: 'mast',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { d: 320 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          move(torus(d * 0.46, d * 0.08), 0, 0, d * 0.14),
          move(cylinder(d * 0.13, d * 0.1, 6), 0, 0, d * 0.06),
          ...[90, 210, 330].map((a) =>
            placed(
              extrude(
                [
                  [d * 0.1, -d * 0.04],
                  [d * 0.46, -d * 0.026],
                  [d * 0.46, d * 0.026],
                  [d * 0.1, d * 0.04],
                ],
                d * 0.026,
                { bevel: 1.5 },
              ),
              turn('y', -8),
              turn('z', a),
              shift(0, 0, d * 0.09),
            ),
          ),
        ),
        piece('orange', move(cylinder(d * 0.07, d * 0.03, 2), 0, 0, d * 0.15)),
        piece(
          'black',
          move(cylinder(d * 0.02, d * 0.1), -d * 0.44, d * 0.14, d * 0.16),
          move(sphere(d * 0.055), -d * 0.44, d * 0.14, d * 0.28),
        ),
      ),
  }),
  steeringColumn: template({
    area: 'mast',
    material: 'black',
    pose: 'stand',
    defaults: { height: 560 },
    build: ({ height: h }) =>
      solid(
        piece(
          'main',
          placed(
            joined([box(h * 0.2, h * 0.16, h * 0.8, { bevel: 8 }), move(cylinder(h * 0.06, h * 0.2), 0, 0, h * 0.78)]),
            turn('x', 18),
          ),
          move(box(h * 0.4, h * 0.3, h * 0.03, { bevel: 2 }), 0, 0, -h * 0.02),
        ),
        piece('steel', placed(move(cylinder(h * 0.03, h * 0.14), 0, 0, h * 0.94), turn('x', 18))),
        piece(
          'plasticGrey',
          placed(cylinder(h * 0.018, h * 0.3, 2), turn('y', 80), turn('x', 18), shift(0, -h * 0.24, h * 0.74)),
        ),
      ),
  }),
};
