// Nuts, washers and clamps, standing on z = 0.
import { arc, circle } from '../primitives/outlines.ts';
import { extrude } from '../primitives/extrude.ts';
import { around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { sweep } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { nutBody } from './fasteners-shapes.ts';

export const nutsAndWashers = {
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
