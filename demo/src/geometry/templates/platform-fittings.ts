// What hangs on a platform.
import { box, extrude } from '../primitives/extrude.ts';
import { ribbon, roundRect } from '../primitives/outlines.ts';
import { acrossX, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import { bent, curve, pipe } from '../primitives/sweep.ts';
import type { Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const platformFittings = {
  safetyHarness: template({
    area: 'structure',
    material: 'yellow',
    pose: 'face',
    defaults: { size: 300 },
    build: ({ size: s }) => {
      const strap = (points: readonly Point2[], z: number) =>
        move(
          extrude(
            ribbon(
              curve(
                points.map(([x, y]): Vec3 => [x * s, y * s, 0]),
                6,
              ).map(([x, y]): Point2 => [x, y]),
              s * 0.07,
            ),
            s * 0.02,
          ),
          0,
          0,
          z,
        );
      return solid(
        piece(
          'main',
          strap(
            [
              [-0.3, -0.6],
              [-0.34, -0.1],
              [-0.12, 0.3],
              [-0.2, 0.7],
              [0, 0.86],
              [0.2, 0.7],
              [0.12, 0.3],
              [0.34, -0.1],
              [0.3, -0.6],
            ],
            0,
          ),
        ),
        piece(
          'black',
          strap(
            [
              [-0.36, -0.14],
              [0, -0.2],
              [0.36, -0.14],
            ],
            s * 0.02,
          ),
          strap(
            [
              [-0.3, -0.58],
              [-0.14, -0.86],
              [0, -0.5],
              [0.14, -0.86],
              [0.3, -0.58],
            ],
            s * 0.01,
          ),
          strap(
            [
              [-0.16, 0.24],
              [0, 0.2],
              [0.16, 0.24],
            ],
            s * 0.02,
          ),
        ),
        piece(
          'zinc',
          move(ring(s * 0.06, s * 0.04, s * 0.03), 0, s * 0.36, s * 0.02),
          move(box(s * 0.12, s * 0.1, s * 0.03), 0, -s * 0.19, s * 0.035),
        ),
      );
    },
  }),
  pocket: template({
    area: 'structure',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { width: 260, height: 320, depth: 50 },
    build: ({ width: w, height: h, depth: d }) =>
      solid(
        piece(
          'main',
          move(box(w, 4, h), 0, d / 2, 0),
          move(box(w, 4, h * 0.7, { bevel: 1 }), 0, -d / 2, 0),
          move(box(4, d, h * 0.8), w / 2, 0, 0),
          move(box(4, d, h * 0.8), -w / 2, 0, 0),
          box(w, d, 4),
        ),
        piece('paper', move(box(w * 0.86, d * 0.5, h * 0.96), 0, 0, 6)),
      ),
  }),
  toolTray: template({
    area: 'structure',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 480, width: 220, height: 110 },
    build: ({ length: l, width: w, height: h }) => {
      const outline = roundRect(l, w, 24);
      return solid(
        piece(
          'main',
          extrude(outline, h, { holes: [roundRect(l * 0.95, w * 0.9, 20)], bevel: 2 }),
          extrude(outline, h * 0.06),
          move(box(6, w * 0.92, h * 0.8), l * 0.12, 0, 2),
          ...[1, -1].map((s) =>
            placed(
              extrude(
                ribbon(
                  [
                    [0, 0],
                    [0, 30],
                    [-24, 30],
                  ],
                  5,
                ),
                40,
              ),
              turn('x', 90),
              shift(s * l * 0.3, -w / 2 - 2, h * 0.6),
              turn('z', 0),
            ),
          ),
        ),
      );
    },
  }),
  pipeRack: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 500 },
    build: ({ width: w }) => {
      const hook = (x: number) =>
        pipe(
          bent(
            [
              [x, w * 0.3, w * 0.5],
              [x, 0, w * 0.5],
              [x, 0, 0],
              [x, -w * 0.4, 0],
              [x, -w * 0.4, w * 0.2],
            ],
            w * 0.06,
          ),
          w * 0.03,
        );
      return solid(piece('main', hook(-w / 2), hook(w / 2), acrossX(cylinder(w * 0.026, w), -w / 2, 0, w * 0.02)));
    },
  }),
  platformMount: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 420, height: 460 },
    build: ({ width: w, height: h }) => {
      const cheek = (x: number) =>
        placed(
          extrude(
            [
              [0, 0],
              [w * 0.6, 0],
              [w * 0.5, h * 0.2],
              [w * 0.2, h],
              [0, h],
            ],
            14,
            { bevel: 1 },
          ),
          turn('x', 90),
          turn('z', 90),
          shift(x, -w * 0.1, 0),
        );
      return solid(
        piece(
          'main',
          cheek(w * 0.3),
          cheek(-w * 0.3),
          move(box(w, 18, h, { bevel: 2 }), 0, -w * 0.1, 0),
          move(box(w * 0.9, w * 0.6, 16, { bevel: 2 }), 0, w * 0.2, 0),
          acrossX(ring(w * 0.1, w * 0.06, w * 0.7, 2), -w * 0.35, w * 0.06, h * 0.82),
        ),
      );
    },
  }),
};
