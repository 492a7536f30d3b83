// Hoses, pipes and adapters.
import { box } from '../primitives/extrude.ts';
import { arc } from '../primitives/outlines.ts';
import { joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import { bent, curve, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { adapterEnd, hosePieces } from './lines-shapes.ts';

export const hosesAndAdapters = {
  hose: template({
    area: 'hydraulics',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 16, length: 600 },
    build: ({ d, length }) => {
      const r = length / 7;
      const loop = arc(r, 200, 520).map(([x, y], i, all): Vec3 => [x, y, d * 0.6 + (d * 1.15 * i) / all.length]);
      const tail = loop.at(-1) ?? [0, 0, 0];
      return solid(
        hosePieces(
          curve(
            [
              [-r * 2.1, r * 0.5, d * 0.6],
              ...loop.filter((_, i) => i % 4 === 0),
              [tail[0] - r, tail[1] + r * 0.6, d * 0.7],
            ],
            6,
          ),
          d,
        ),
      );
    },
  }),
  bentHose: template({
    area: 'hydraulics',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 16, dx: 260, dy: 40, dz: 180 },
    build: ({ d, dx, dy, dz }) => {
      const path = curve(
        [
          [0, 0, 0],
          [0, 0, dz * 0.3],
          [dx * 0.14, dy * 0.2, dz * 0.72],
          [dx * 0.5, dy * 0.6, dz],
          [dx * 0.86, dy * 0.9, dz * 0.72],
          [dx, dy, dz * 0.3],
          [dx, dy, 0],
        ],
        6,
      );
      return solid(hosePieces(path, d));
    },
  }),
  hoseRun: template({
    area: 'hydraulics',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 16, dx: 500, dy: 0, dz: 120, sag: 60 },
    build: ({ d, dx, dy, dz, sag }) => {
      const path = curve(
        [
          [0, 0, 0],
          [dx * 0.08, 0, -sag * 0.35],
          [dx * 0.35, dy * 0.3, dz * 0.3 - sag],
          [dx * 0.65, dy * 0.7, dz * 0.7 - sag],
          [dx * 0.92, dy, dz - sag * 0.35],
          [dx, dy, dz],
        ],
        6,
      );
      return solid(hosePieces(path, d));
    },
  }),
  steelPipe: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12, dx: 300, dz: 160 },
    build: ({ d, dx, dz }) => {
      const path = bent(
        [
          [0, 0, 0],
          [0, 0, dz],
          [dx * 0.55, 0, dz],
          [dx, dx * 0.22, dz * 0.4],
          [dx, dx * 0.22, 0],
        ],
        d * 3.2,
      );
      const nut = (at: Vec3) => move(hexagon(d * 1.9, d * 1.3, { chamferBottom: true }), at[0], at[1], d * 0.5);
      return solid(piece('main', pipe(path, d / 2)), piece('zincYellow', nut([0, 0, 0]), nut([dx, dx * 0.22, 0])));
    },
  }),
  straightAdapter: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          move(hexagon(d * 1.45, d * 0.6, { chamferBottom: true }), 0, 0, -d * 0.3),
          move(adapterEnd(d, d), 0, 0, d * 0.2),
          placed(adapterEnd(d * 0.9, d), turn('x', 180), shift(0, 0, -d * 0.2)),
        ),
        piece('rubber', move(ring(d * 0.56, d * 0.4, d * 0.12, d * 0.04), 0, 0, -d * 0.42)),
      ),
  }),
  elbowAdapter: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 20 },
    build: ({ d }) => {
      const knee = pipe(
        bent(
          [
            [0, 0, 0],
            [0, 0, d * 1.3],
            [d * 1.3, 0, d * 1.3],
          ],
          d,
        ),
        d * 0.56,
      );
      const side = placed(adapterEnd(d, d * 0.9), turn('y', 90), shift(d * 1.1, 0, d * 1.3));
      return solid(
        piece(
          'main',
          knee,
          side,
          move(hexagon(d * 1.5, d * 0.6, { chamferBottom: true }), 0, 0, -d * 0.3),
          placed(adapterEnd(d, d), turn('x', 180), shift(0, 0, -d * 0.2)),
        ),
        piece('rubber', move(ring(d * 0.56, d * 0.4, d * 0.1), 0, 0, -d * 0.42)),
      );
    },
  }),
  teeAdapter: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 20 },
    build: ({ d }) => {
      const arm = joined([cylinder(d * 0.58, d * 1.05), move(adapterEnd(d, d * 0.9), 0, 0, d)]);
      return solid(
        piece(
          'main',
          placed(arm, turn('y', 90)),
          placed(arm, turn('y', -90)),
          placed(arm, turn('x', 180)),
          box(d * 1.2, d * 1.2, d * 0.6, { bevel: d * 0.1 }),
          placed(box(d * 1.2, d * 1.2, d * 0.6, { bevel: d * 0.1 }), turn('x', 180)),
        ),
      );
    },
  }),
  plug: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          hexagon(d * 1.3, d * 0.45),
          move(cylinder(d * 0.72, d * 0.1), 0, 0, -d * 0.08),
          threadedBar(d * 0.5, -d * 0.9, 0),
        ),
        piece('copper', move(ring(d * 0.7, d * 0.52, d * 0.08), 0, 0, -d * 0.16)),
      ),
  }),
};
