// Covers, hoods, doors and their hinges.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, ribbon, roundRect } from '../primitives/outlines.ts';
import { acrossX, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import { helix, sweep } from '../primitives/sweep.ts';
import { threadedBar } from '../primitives/threads.ts';
import type { Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { cornerBores, flat, hoodPieces } from './bodywork-shapes.ts';

export const covers = {
  hood: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1100, width: 480, height: 520 },
    build: ({ length, width, height }) => solid(hoodPieces(length, width, height)),
  }),
  door: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 800, height: 480 },
    build: ({ length: l, height: h }) => {
      const louvre = {
        ...joined(
          Array.from({ length: 7 }, (_, i) =>
            move(box(l * 0.4, 8, h * 0.03, { bevel: 2 }), l * 0.18, -16, h * (0.3 + i * 0.07)),
          ),
        ),
        spacing: h * 0.07,
      };
      return solid(
        piece(
          'main',
          placed(flat(roundRect(l, h, 24), 24), turn('x', 90), shift(0, 12, h / 2)),
          placed(flat(roundRect(l * 0.9, h * 0.84, 16), 8), turn('x', 90), shift(0, -10, h / 2)),
        ),
        piece(
          'black',
          louvre,
          placed(flat(roundRect(l * 0.1, h * 0.14, 6), 6), turn('x', 90), shift(-l * 0.34, -18, h * 0.5)),
        ),
      );
    },
  }),
  panel: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 700, height: 420, bend: 60 },
    build: ({ length: l, height: h, bend }) => {
      const louvres = Array.from({ length: 6 }, (_, i) =>
        move(box(l * 0.3, 10, h * 0.035, { bevel: 3 }), l * 0.2, -5, h * (0.34 + i * 0.075)),
      );
      const screws = [-1, 1].flatMap((side) =>
        [0.1, 0.9].map((up) => placed(cylinder(9, 5, 2), turn('x', 90), shift((side * (l - 56)) / 2, 0, h * up))),
      );
      const rim = extrude(roundRect(l, h, 26), bend, { holes: [roundRect(l - 10, h - 10, 22)] });
      return solid(
        piece(
          'main',
          placed(extrude(roundRect(l, h, 26), 6, { bevel: 2.5 }), turn('x', 90), shift(0, 3, h / 2)),
          placed(rim, turn('x', 90), shift(0, bend, h / 2)),
          placed(flat(roundRect(l * 0.36, h * 0.52, 14), 5, []), turn('x', 90), shift(l * 0.2, -1, h * 0.54)),
        ),
        piece('black', ...louvres),
        piece('zinc', ...screws),
      );
    },
  }),
  cover: template({
    area: 'bodywork',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 320, width: 220, height: 70 },
    build: ({ length: l, width: w, height: h }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(l, w, 24), h, { bevel: 8 }),
          flat(roundRect(l * 1.08, w * 1.1, 20), 5, cornerBores(l * 1.08, w * 1.1, 4)),
          move(box(l * 0.7, 6, 4), 0, w * 0.2, h - 2),
          move(box(l * 0.7, 6, 4), 0, -w * 0.2, h - 2),
        ),
      ),
  }),
  meshGuard: template({
    area: 'bodywork',
    material: 'black',
    pose: 'stand',
    defaults: { length: 420, height: 300 },
    build: ({ length: l, height: h }) => {
      const up = Array.from({ length: 12 }, (_, i) =>
        move(cylinder(3, h * 0.94), -l * 0.45 + (i * l * 0.9) / 11, 0, h * 0.03),
      );
      const over = Array.from({ length: 8 }, (_, i) =>
        acrossX(cylinder(3, l * 0.94), -l * 0.47, 0, h * 0.06 + (i * h * 0.88) / 7),
      );
      return solid(
        piece(
          'main',
          placed(flat(roundRect(l, h, 12), 12, [roundRect(l * 0.92, h * 0.9, 8)]), turn('x', 90), shift(0, 6, h / 2)),
          { ...joined([...up, ...over]), spacing: l * 0.08 },
        ),
      );
    },
  }),
  hinge: template({
    area: 'bodywork',
    material: 'black',
    pose: 'face',
    defaults: { size: 70 },
    build: ({ size: s }) => {
      const leaf = (k: number) =>
        flat(roundRect(s * 0.6, s, s * 0.08, k * s * 0.36, 0), s * 0.06, [
          bore(s * 0.05, k * s * 0.46, s * 0.3),
          bore(s * 0.05, k * s * 0.46, -s * 0.3),
        ]);
      return solid(
        piece(
          'main',
          leaf(1),
          leaf(-1),
          ...[-0.5, -0.16, 0.18].map((k) =>
            placed(cylinder(s * 0.08, s * 0.32, 1), turn('x', -90), shift(0, k * s, s * 0.06)),
          ),
        ),
        piece('steel', placed(cylinder(s * 0.04, s * 1.06), turn('x', -90), shift(0, -s * 0.53, s * 0.06))),
      );
    },
  }),
  coverLatch: template({
    area: 'bodywork',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { size: 110 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          flat(roundRect(s, s * 0.7, s * 0.1), s * 0.12, [roundRect(s * 0.8, s * 0.46, s * 0.06)]),
          extrude(roundRect(s * 0.84, s * 0.5, s * 0.06), s * 0.03),
          placed(box(s * 0.5, s * 0.34, s * 0.05, { bevel: 2 }), turn('y', -10), shift(-s * 0.06, 0, s * 0.06)),
        ),
        piece(
          'zinc',
          move(cylinder(s * 0.1, s * 0.05, 1), s * 0.28, 0, s * 0.04),
          move(box(s * 0.2, s * 0.1, s * 0.3), s * 0.2, 0, -s * 0.28),
        ),
      ),
  }),
  gasSpring: template({
    area: 'bodywork',
    material: 'black',
    pose: 'lie',
    defaults: { length: 400, d: 20 },
    build: ({ length: l, d }) =>
      solid(
        piece('main', move(cylinder(d * 0.5, l * 0.52, 1), 0, 0, d * 1.2)),
        piece('chrome', move(cylinder(d * 0.25, l * 0.46 - d * 1.2), 0, 0, l * 0.5)),
        piece(
          'zinc',
          ...[0, l].map((z) =>
            joined([
              move(cylinder(d * 0.42, d * 1.3, 1), 0, 0, z === 0 ? 0 : l - d * 1.3),
              placed(
                joined([cylinder(d * 0.5, d * 0.9, 1), move(threadedBar(d * 0.22, 0, d), 0, 0, d * 0.9)]),
                turn('x', 90),
                shift(0, d * 0.45, z),
              ),
            ]),
          ),
        ),
      ),
  }),
  weatherStrip: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) => {
      const coil = helix(s * 0.4, s * 0.055, 2.6).map(([x, y, z]): Vec3 => [x, y, z + s * 0.04]);
      return solid(
        piece('main', sweep(coil, [...arc(s * 0.022, 0, 300), [-s * 0.01, -s * 0.05], [s * 0.02, -s * 0.05]])),
      );
    },
  }),
  mudguard: template({
    area: 'bodywork',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { r: 460, width: 320 },
    build: ({ r, width }) =>
      solid(
        piece(
          'main',
          placed(
            extrude(ribbon([[r * 1.02, -r * 0.1], ...arc(r, 0, 150), [-r * 1.0, r * 0.42]], 10), width, { bevel: 2 }),
            turn('x', 90),
            shift(0, width / 2, r * 0.1),
          ),
        ),
      ),
  }),
};
