// Sets laid out, linch pins, rivets and springs.
import { extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, rect, roundRect } from '../primitives/outlines.ts';
import { acrossX, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, torus } from '../primitives/revolve.ts';
import { helix, pipe } from '../primitives/sweep.ts';
import { hexagon } from '../primitives/threads.ts';
import type { Mesh, Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const setsAndClips = {
  gasketStack: template({
    area: 'bodywork',
    material: 'foam',
    pose: 'stand',
    defaults: { size: 260 },
    build: ({ size: s }) => {
      const sheet = (w: number, d: number, holes: Point2[][]) => extrude(roundRect(w, d, s * 0.04), 2, { holes });
      const cylinders = [-0.33, -0.11, 0.11, 0.33].map((k) => circle(s * 0.1, k * s, 0));
      return solid(
        piece('steel', move(sheet(s * 1.05, s * 0.36, cylinders), 0, s * 0.3, 0)),
        piece(
          'main',
          move(sheet(s * 0.9, s * 0.3, [roundRect(s * 0.76, s * 0.2, s * 0.03)]), 0, -s * 0.12, 0),
          move(sheet(s * 0.34, s * 0.3, [circle(s * 0.1)]), -s * 0.4, -s * 0.5, 0),
        ),
        piece(
          'rubber',
          move(torus(s * 0.1, s * 0.02), s * 0.06, -s * 0.5, 3),
          move(torus(s * 0.07, s * 0.016), s * 0.32, -s * 0.48, 3),
        ),
        piece(
          'copper',
          ...[0, 1, 2].map((i) => move(ring(s * 0.04, s * 0.026, 2), s * (0.14 + i * 0.12), -s * 0.68, 0)),
        ),
      );
    },
  }),
  hoseSet: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) => {
      const one = (r: number, d: number): Mesh =>
        pipe(
          arc(r, 40, 720).map(([x, y], i): Vec3 => [x, y, d * 0.6 + i * d * 0.035]),
          d / 2,
        );
      const ends = (r: number, d: number): Mesh =>
        joined([
          placed(hexagon(d * 1.5, d * 1.2), turn('x', 90), shift(r, 0, d * 4)),
          placed(hexagon(d * 1.5, d * 1.2), turn('x', 90), turn('z', 40), shift(r * 0.77, r * 0.64, d * 0.6)),
        ]);
      return solid(
        piece('main', one(s * 0.4, s * 0.05), move(one(s * 0.28, s * 0.04), s * 0.75, 0, 0)),
        piece('zinc', ends(s * 0.4, s * 0.05), move(ends(s * 0.28, s * 0.04), s * 0.75, 0, 0)),
      );
    },
  }),
  pinSet: template({
    area: 'bodywork',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 30 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          ...[0, 1, 2].map((i) =>
            placed(cylinder(d * 0.5, d * (5 - i), 2), turn('x', -90), shift(i * d * 1.6, 0, d * 0.5)),
          ),
        ),
        piece(
          'bronze',
          ...[0, 1, 2, 3].map((i) => move(ring(d * 0.62, d * 0.5, d * 0.8, 1), -d * 0.2 + i * d * 1.4, -d * 1.3, 0)),
        ),
        piece('zinc', ...[0, 1, 2].map((i) => move(ring(d * 0.8, d * 0.5, d * 0.1), i * d * 1.8, -d * 3, 0))),
      ),
  }),
  padSet: template({
    area: 'bodywork',
    material: 'nylon',
    pose: 'stand',
    defaults: { size: 100 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          ...[0, 1, 2, 3].map((i) =>
            move(
              extrude(rect(s, s * 0.5), s * 0.16, {
                holes: [bore(s * 0.06, s * 0.25, 0), bore(s * 0.06, -s * 0.25, 0)],
                bevel: 2,
              }),
              (i % 2) * s * 1.2,
              Math.floor(i / 2) * s * 0.7,
              0,
            ),
          ),
        ),
        piece(
          'zinc',
          ...[0, 1, 2, 3, 4, 5].map((i) => move(hexagon(s * 0.14, s * 0.1), -s * 0.3 + i * s * 0.36, -s * 0.5, 0)),
        ),
        piece('steel', ...[0, 1].map((i) => move(extrude(rect(s, s * 0.4), 2), i * s * 1.2, -s * 0.9, 0))),
      ),
  }),
  bearingSet: template({
    area: 'bodywork',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 80 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          ring(d * 0.5, d * 0.42, d * 0.26, 1),
          ring(d * 0.34, d * 0.26, d * 0.26, 1),
          move(ring(d * 0.4, d * 0.34, d * 0.2, 1), d * 1, d * 0.1, 0),
          move(ring(d * 0.28, d * 0.2, d * 0.2, 1), d * 1, d * 0.1, 0),
        ),
        piece('brass', ring(d * 0.4, d * 0.36, d * 0.2)),
        piece('rubber', move(ring(d * 0.42, d * 0.3, d * 0.1, 2), d * 0.1, -d * 1, 0)),
        piece('zinc', move(ring(d * 0.3, d * 0.2, d * 0.03), d * 0.96, -d * 0.8, 0)),
      ),
  }),
  pinLoop: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 10 },
    build: ({ d }) => {
      const loop = arc(d * 1.8, -30, 210).map(([x, z]): Vec3 => [x, 0, z + d * 1.2]);
      return solid(
        piece(
          'main',
          acrossX(cylinder(d * 0.5, d * 5, d * 0.1), -d * 2.5, 0, d * 0.6),
          acrossX(cylinder(d * 0.75, d * 0.8, 1), d * 2, 0, d * 0.6),
          pipe([[d * 2.3, 0, d * 0.6], ...loop, [-d * 1.4, 0, -d * 0.6], [-d * 1.2, 0, -d * 0.9]], d * 0.12),
        ),
      );
    },
  }),
  blindRivet: template({
    area: 'fasteners',
    material: 'aluminium',
    pose: 'tilt',
    defaults: { d: 5 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          move(
            lathe(
              [
                [d * 0.3, 0],
                [d, 0],
                [d * 0.9, d * 0.2],
                [d * 0.3, d * 0.4],
              ],
              true,
            ),
            0,
            0,
            0,
          ),
          move(ring(d * 0.5, d * 0.3, d * 2), 0, 0, -d * 2),
        ),
        piece(
          'zinc',
          move(cylinder(d * 0.26, d * 7, d * 0.05), 0, 0, -d * 2),
          move(cylinder(d * 0.44, d * 0.6, 0.4), 0, 0, -d * 2.6),
        ),
      ),
  }),
  torsionSpring: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 30, wire: 3 },
    build: ({ d, wire }) => {
      const coil = helix((d - wire) / 2, wire * 1.05, 6);
      const end = coil.at(-1) as Vec3;
      return solid(
        piece(
          'main',
          pipe([[d * 0.5 - wire / 2, -d * 1.6, 0], ...coil], wire / 2),
          pipe([end, [end[0], end[1] + d * 1.6, end[2]]], wire / 2),
        ),
      );
    },
  }),
};
