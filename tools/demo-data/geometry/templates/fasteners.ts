// Bolts, screws, nuts and washers; seat at z = 0, shank downwards, so that they stack outwards along z.
import { arc, circle, polygon } from '../primitives/outlines.ts';
import { extrude } from '../primitives/extrude.ts';
import { around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { pipe, sweep } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh, Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

const shank = (d: number, length: number, threaded: number): Mesh => {
  const grip = Math.max(0, length - threaded);
  const thread = threadedBar(d * 0.49, -length, -grip);
  return grip > 0.5 ? joined([thread, move(cylinder(d / 2, grip + d * 0.05), 0, 0, -grip - d * 0.02)]) : thread;
};

const nutBody = (d: number, height: number): Mesh => hexagon(d * 1.55, height, { bore: d * 0.5, chamferBottom: true });

const threadLength = (d: number, length: number) => Math.min(length - d * 0.1, 2 * d + 6 + (length > 125 ? 6 : 0));

export const fasteners = {
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
        [d * 0.86, d * 0.3],
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
  flatWasher: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12 },
    build: ({ d }) => solid(piece('main', ring(d * 1.02, d * 0.54, d * 0.2, d * 0.03))),
  }),
  lockWasher: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12 },
    build: ({ d }) => {
      const path = arc(d * 0.73, 4, 352).map(([x, y], i, all): Vec3 => [x, y, d * 0.13 + (d * 0.16 * i) / all.length]);
      const half = d * 0.15;
      const section: Point2[] = [
        [-half, -half * 1.3],
        [half, -half * 1.3],
        [half, half * 1.3],
        [-half, half * 1.3],
      ];
      return solid(piece('main', sweep(path, section)));
    },
  }),
  toothWasher: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12 },
    build: ({ d }) => {
      const tooth = placed(
        extrude(
          [
            [0, -d * 0.11],
            [d * 0.3, -d * 0.08],
            [d * 0.3, d * 0.08],
            [0, d * 0.11],
          ],
          d * 0.08,
        ),
        turn('x', 24),
        shift(d * 0.72, 0, 0),
      );
      return solid(piece('main', ring(d * 0.76, d * 0.53, d * 0.08), around(tooth, 12)));
    },
  }),
  hexNut: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12 },
    build: ({ d }) => solid(piece('main', nutBody(d, d * 0.85))),
  }),
  nylocNut: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          nutBody(d, d * 0.74),
          lathe(
            [
              [d * 0.55, d * 0.6],
              [d * 0.72, d * 0.6],
              [d * 0.72, d * 0.98],
              [d * 0.64, d * 1.06],
              [d * 0.58, d * 1.06],
            ],
            true,
          ),
        ),
        piece('blue', move(ring(d * 0.62, d * 0.46, d * 0.26), 0, 0, d * 0.76)),
      ),
  }),
  flangeNut: template({
    area: 'fasteners',
    material: 'zincYellow',
    pose: 'stand',
    defaults: { d: 10 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          nutBody(d, d),
          lathe(
            [
              [d * 0.52, 0],
              [d * 1.1, 0],
              [d * 1.1, d * 0.12],
              [d * 0.76, d * 0.36],
              [d * 0.52, d * 0.36],
            ],
            true,
          ),
        ),
      ),
  }),
  castleNut: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 20 },
    build: ({ d }) => {
      const merlon = extrude([...arc(d * 0.72, -19, 19), ...arc(d * 0.48, 19, -19)], d * 0.4);
      return solid(piece('main', nutBody(d, d * 0.8), around(move(merlon, 0, 0, d * 0.74), 6)));
    },
  }),
  cageNut: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 8 },
    build: ({ d }) => {
      const wing = (side: number) =>
        move(
          extrude(
            [
              [0, -d * 0.6],
              [side * d * 0.6, -d * 0.5],
              [side * d * 0.6, d * 0.5],
              [0, d * 0.6],
            ],
            d * 0.1,
          ),
          side * d * 0.8,
          0,
          d * 0.5,
        );
      const body = extrude(
        [
          [-d, -d],
          [d, -d],
          [d, d],
          [-d, d],
        ],
        d * 0.6,
        { holes: [circle(d * 0.46)], bevel: d * 0.08 },
      );
      return solid(piece('main', body, wing(1), wing(-1)));
    },
  }),
  shim: template({
    area: 'fasteners',
    material: 'steel',
    pose: 'stand',
    defaults: { outer: 60, inner: 40, thickness: 1.5 },
    build: ({ outer, inner, thickness }) => solid(piece('main', ring(outer / 2, inner / 2, thickness))),
  }),
  threadedRod: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 12, length: 200 },
    build: ({ d, length }) => solid(piece('main', threadedBar(d / 2, 0, length))),
  }),
  hoseClamp: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 50 },
    build: ({ d }) => {
      const screw = placed(
        joined([cylinder(d * 0.075, d * 0.4), move(hexagon(d * 0.16, d * 0.1), 0, 0, d * 0.4)]),
        turn('x', 90),
        shift(d * 0.6, d * 0.22, d * 0.12),
      );
      const housing = move(
        extrude(
          [
            [-d * 0.1, -d * 0.16],
            [d * 0.09, -d * 0.16],
            [d * 0.09, d * 0.16],
            [-d * 0.1, d * 0.16],
          ],
          d * 0.27,
          { bevel: d * 0.02 },
        ),
        d * 0.57,
        0,
        -d * 0.015,
      );
      const strap = extrude(arc(d * 0.53, -20, 340, { open: true }), d * 0.24, { holes: [circle(d * 0.5)] });
      return solid(piece('main', strap, housing), piece('zinc', screw));
    },
  }),
};
