// Seals, rings and grease nipples; axis along z.
import { extrude } from '../primitives/extrude.ts';
import { slot } from '../primitives/outlines.ts';
import { move, piece, solid } from '../primitives/place.ts';
import { lathe, ring, torus } from '../primitives/revolve.ts';
import { helix, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import type { Point2 } from '../types.ts';
import { template } from './template.ts';

export const seals = {
  oilSeal: template({
    area: 'bearings',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { outer: 70, inner: 45, width: 10 },
    build: ({ outer, inner, width }) => {
      const profile: Point2[] = [
        [inner / 2 + width * 0.25, 0],
        [outer / 2 - width * 0.1, 0],
        [outer / 2, width * 0.12],
        [outer / 2, width],
        [outer / 2 - width * 0.35, width],
        [outer / 2 - width * 0.42, width * 0.4],
        [inner / 2 + width * 0.55, width * 0.36],
        [inner / 2 + width * 0.2, width * 0.92],
        [inner / 2, width * 0.62],
      ];
      return solid(
        piece('main', lathe(profile, true)),
        piece('steel', move(torus(inner / 2 + width * 0.42, width * 0.14), 0, 0, width * 0.72)),
      );
    },
  }),
  ballJointInsert: template({
    area: 'bearings',
    material: 'steel',
    pose: 'tilt',
    defaults: { inner: 40 },
    build: ({ inner: b }) =>
      solid(
        piece('main', move(ring(b * 0.82, b * 0.66, b * 0.5, b * 0.03), 0, 0, b * 0.1)),
        piece(
          'chrome',
          lathe(
            [
              [b * 0.5, 0],
              [b * 0.6, 0],
              [b * 0.7, b * 0.2],
              [b * 0.72, b * 0.35],
              [b * 0.7, b * 0.5],
              [b * 0.6, b * 0.7],
              [b * 0.5, b * 0.7],
            ],
            true,
          ),
        ),
      ),
  }),
  pistonRing: template({
    area: 'bearings',
    material: 'green',
    pose: 'stand',
    defaults: { outer: 80, inner: 64, width: 12 },
    build: ({ outer, inner, width }) =>
      solid(
        piece('main', ring(outer / 2, (outer + inner) / 4, width, width * 0.16)),
        piece('rubber', move(ring((outer + inner) / 4, inner / 2, width * 0.8, width * 0.2), 0, 0, width * 0.1)),
      ),
  }),
  ringBand: template({
    area: 'bearings',
    material: 'bronze',
    pose: 'stand',
    defaults: { outer: 60, inner: 54, height: 10 },
    build: ({ outer, inner, height }) => solid(piece('main', ring(outer / 2, inner / 2, height, height * 0.08))),
  }),
  oRing: template({
    area: 'bearings',
    material: 'rubber',
    pose: 'stand',
    defaults: { inner: 40, thickness: 4 },
    build: ({ inner, thickness }) =>
      solid(piece('main', move(torus((inner + thickness) / 2, thickness), 0, 0, thickness / 2))),
  }),
  wiperSeal: template({
    area: 'bearings',
    material: 'blue',
    pose: 'stand',
    defaults: { inner: 45, width: 8 },
    build: ({ inner, width }) => {
      const r = inner / 2;
      const profile: Point2[] = [
        [r + width * 0.1, 0],
        [r + width, 0],
        [r + width, width * 0.6],
        [r + width * 0.5, width * 0.62],
        [r, width],
        [r + width * 0.16, width * 0.5],
      ];
      return solid(piece('main', lathe(profile, true)));
    },
  }),
  sealKit: template({
    area: 'bearings',
    material: 'rubber',
    pose: 'stand',
    defaults: { inner: 50 },
    build: ({ inner }) => {
      const d = inner;
      const big = (x: number, y: number, h: number) => move(ring(d * 0.62, d * 0.5, h, h * 0.2), x, y, 0);
      const small = (x: number, y: number, k: number) => move(torus(d * k, d * 0.06), x, y, d * 0.03);
      return solid(
        piece(
          'rubber',
          small(-d * 0.8, d * 0.75, 0.55),
          small(d * 0.66, d * 0.75, 0.42),
          small(d * 0.66, d * 0.75, 0.3),
          small(d * 1.72, d * 0.35, 0.24),
        ),
        piece('blue', big(-d * 0.8, -d * 0.7, d * 0.16)),
        piece('bronze', move(ring(d * 0.46, d * 0.41, d * 0.2), -d * 0.8, -d * 0.7, 0)),
        piece(
          'nylon',
          big(d * 0.62, -d * 0.66, d * 0.1),
          move(ring(d * 0.42, d * 0.33, d * 0.08), d * 0.62, -d * 0.66, 0),
        ),
        piece('red', move(ring(d * 0.3, d * 0.22, d * 0.1, d * 0.02), d * 1.75, -d * 0.72, 0)),
      );
    },
  }),
  greaseNipple: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 8 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.5, -d * 0.9, d * 0.05),
          hexagon(d * 1.15, d * 0.5),
          lathe([
            [0, d * 0.4],
            [d * 0.36, d * 0.4],
            [d * 0.36, d * 0.75],
            [d * 0.25, d * 0.9],
            [d * 0.25, d * 1.05],
            [d * 0.38, d * 1.25],
            [d * 0.3, d * 1.42],
            [d * 0.12, d * 1.52],
            [0, d * 1.52],
          ]),
        ),
      ),
  }),
  keyBar: template({
    area: 'bearings',
    material: 'steel',
    pose: 'stand',
    defaults: { width: 10, height: 8, length: 45 },
    build: ({ width, height, length }) =>
      solid(piece('main', extrude(slot(length - width, width / 2), height, { bevel: height * 0.05 }))),
  }),
  spring: template({
    area: 'bearings',
    material: 'blackOxide',
    pose: 'stand',
    defaults: { d: 30, wire: 4, length: 80, coils: 8 },
    build: ({ d, wire, length, coils }) =>
      solid(piece('main', pipe(helix((d - wire) / 2, (length - wire) / fewer(coils), fewer(coils)), wire / 2))),
  }),
};
