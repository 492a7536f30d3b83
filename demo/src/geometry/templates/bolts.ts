// Bolts and screws; seat at z = 0, shank downwards, so that they stack outwards along z.
import { arc, circle, polygon } from '../primitives/outlines.ts';
import { extrude } from '../primitives/extrude.ts';
import { move, piece, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Point2, Vec3 } from '../types.ts';
import { template } from './template.ts';
import { nutBody, shank, threadLength } from './fasteners-shapes.ts';

export const bolts = {
  hexBolt: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 12, length: 50 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          move(hexagon(d * 1.55, d * 0.62), 0, 0, d * 0.05),
          ring(d * 0.74, d * 0.3, d * 0.06),
          shank(d, length, threadLength(d, length)),
        ),
      ),
  }),
  flangeBolt: template({
    area: 'fasteners',
    material: 'zincYellow',
    pose: 'tilt',
    defaults: { d: 10, length: 35 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          move(hexagon(d * 1.5, d * 0.8), 0, 0, d * 0.1),
          lathe([
            [0, 0],
            [d * 1.1, 0],
            [d * 1.1, d * 0.1],
            [d * 0.78, d * 0.34],
            [0, d * 0.34],
          ]),
          shank(d, length, length * 0.92),
        ),
      ),
  }),
  socketScrew: template({
    area: 'fasteners',
    material: 'blackOxide',
    pose: 'tilt',
    defaults: { d: 10, length: 40 },
    build: ({ d, length }) => {
      const head = extrude(circle(d * 0.75), d, { holes: [polygon(6, d * 0.8)], bevel: d * 0.06 });
      return solid(piece('main', head, cylinder(d * 0.73, d * 0.42), shank(d, length, threadLength(d, length))));
    },
  }),
  countersunkScrew: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 8, length: 25 },
    build: ({ d, length }) => {
      const top = extrude(circle(d * 0.98), d * 0.12, { holes: [polygon(6, d * 0.62)] });
      const under = lathe([
        [0, -d * 0.55],
        [d * 0.5, -d * 0.5],
        [d * 0.98, 0],
        [0, 0],
      ]);
      return solid(piece('main', top, under, shank(d, length, length - d * 0.5)));
    },
  }),
  setScrew: template({
    area: 'fasteners',
    material: 'blackOxide',
    pose: 'tilt',
    defaults: { d: 10, length: 16 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          threadedBar(d / 2, -length, -d * 0.2),
          move(extrude(circle(d * 0.46), d * 0.24, { holes: [polygon(6, d * 0.5)] }), 0, 0, -d * 0.24),
        ),
      ),
  }),
  eyeBolt: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12, length: 30 },
    build: ({ d, length }) => {
      const loop = arc(d * 1.25, 0, 360, { open: true }).map(([x, z]): Vec3 => [x, 0, z + d * 1.75]);
      return solid(
        piece('main', pipe(loop, d * 0.42, true), cylinder(d * 0.95, d * 0.5, d * 0.1), shank(d, length, length)),
      );
    },
  }),
  uBolt: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 10, span: 60, length: 80 },
    build: ({ d, span, length }) => {
      const half = span / 2;
      const bow = arc(half, 180, 0).map(([x, z]): Vec3 => [x, 0, z + length * 0.5]);
      const legs = [-half, half].map((x) => move(threadedBar(d * 0.49, -length * 0.5, length * 0.06), x, 0, 0));
      return solid(piece('main', pipe([[-half, 0, 0], ...bow, [half, 0, 0]], d / 2), ...legs));
    },
  }),
  stud: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 16, length: 80 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          threadedBar(d / 2, -length * 0.4, 0),
          cylinder(d * 0.47, length * 0.18),
          threadedBar(d / 2, length * 0.18, length * 0.6),
        ),
      ),
  }),
  carriageBolt: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 10, length: 45 },
    build: ({ d, length }) => {
      const dome = arc(d * 1.35, 48, 90).map(([x, y]): Point2 => [x, y - d * 1.0]);
      return solid(
        piece(
          'main',
          lathe([[0, 0], [dome[0]?.[0] ?? d, 0], ...dome]),
          move(extrude(polygon(4, d, 45), d * 0.55), 0, 0, -d * 0.5),
          shank(d, length, length * 0.7),
        ),
      );
    },
  }),
  shoulderBolt: template({
    area: 'fasteners',
    material: 'blackOxide',
    pose: 'tilt',
    defaults: { d: 12, length: 40 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          extrude(circle(d * 0.78), d * 0.7, { holes: [polygon(6, d * 0.6)], bevel: d * 0.05 }),
          cylinder(d * 0.76, d * 0.3),
          move(cylinder(d * 0.5, length * 0.62, d * 0.03), 0, 0, -length * 0.62),
          move(cylinder(d * 0.32, d * 0.1), 0, 0, -length * 0.62 - d * 0.1),
          threadedBar(d * 0.4, -length, -length * 0.62 - d * 0.08),
        ),
      ),
  }),
  wheelNut: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 16 },
    build: ({ d }) => {
      const seat: Point2[] = [
        [d * 0.52, 0],
        [d * 0.62, 0],
        [d * 0.74, d * 0.3],
        [d * 0.52, d * 0.3],
      ];
      return solid(
        piece('main', lathe(seat, true), move(hexagon(d * 1.5, d * 0.95, { bore: d * 0.5 }), 0, 0, d * 0.28)),
      );
    },
  }),
  jamNut: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 18 },
    build: ({ d }) => solid(piece('main', nutBody(d, d * 0.5))),
  }),
  capNut: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 10 },
    build: ({ d }) => {
      const dome = arc(d * 0.66, 0, 90).map(([x, y]): Point2 => [x, y + d * 0.8]);
      return solid(piece('main', hexagon(d * 1.55, d * 0.8), lathe([[0, 0], [d * 0.66, 0], ...dome])));
    },
  }),
  dowel: template({
    area: 'fasteners',
    material: 'steel',
    pose: 'lie',
    defaults: { d: 10, length: 40 },
    build: ({ d, length }) => solid(piece('main', cylinder(d / 2, length, d * 0.12))),
  }),
};
