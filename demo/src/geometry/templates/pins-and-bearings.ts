// Pins, bushes and bearings; axis along z.
import { extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, slot } from '../primitives/outlines.ts';
import { acrossX, around, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, sphere } from '../primitives/revolve.ts';
import { bent, pipe } from '../primitives/sweep.ts';
import type { Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { pinBody } from './pivots-shapes.ts';

export const pinsAndBearings = {
  pivotPin: template({
    area: 'bearings',
    material: 'steel',
    pose: 'lie',
    defaults: { d: 40, length: 160 },
    build: ({ d, length }) => {
      const plate = extrude(slot(d * 1.1, d * 0.62, d * 0.42), d * 0.16, {
        holes: [bore(d * 0.14, d * 0.55, 0)],
        bevel: d * 0.02,
      });
      return solid(
        piece('main', pinBody(d, length)),
        piece('zinc', move(placed(plate, shift(d * 0.55, 0, 0)), 0, 0, length - d * 0.02)),
      );
    },
  }),
  plainPin: template({
    area: 'bearings',
    material: 'steel',
    pose: 'lie',
    defaults: { d: 30, length: 120 },
    build: ({ d, length }) => {
      const groove = (z: number) => move(ring(d * 0.505, d * 0.4, d * 0.05), 0, 0, z);
      return solid(piece('main', pinBody(d, length)), piece('blackOxide', groove(d * 0.16), groove(length - d * 0.22)));
    },
  }),
  clevisPin: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 12, length: 50 },
    build: ({ d, length }) =>
      solid(
        piece('main', cylinder(d / 2, length, d * 0.08), move(cylinder(d * 0.75, d * 0.3, d * 0.05), 0, 0, length)),
        piece('black', acrossX(cylinder(d * 0.12, d * 1.02), -d * 0.51, 0, d * 0.35)),
      ),
  }),
  cotterPin: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'face',
    defaults: { d: 4, length: 40 },
    build: ({ d, length }) => {
      const eye = arc(d * 1.1, -60, 240).map(([x, y]): Vec3 => [x, 0, y + length + d]);
      const half = (side: number, end: number): Vec3[] => [
        [side * d * 0.24, 0, length * 0.92],
        [side * d * 0.24, 0, end],
      ];
      const path = [...half(1, d * 0.2).reverse(), ...eye, ...half(-1, -d * 0.6)];
      return solid(piece('main', pipe(path, d * 0.24)));
    },
  }),
  hairPin: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'face',
    defaults: { d: 4, length: 70 },
    build: ({ d, length }) => {
      const wave: Vec3[] = bent(
        [
          [0, 0, 0],
          [0, 0, length * 0.84],
          [d * 2.2, 0, length],
          [d * 3.4, 0, length * 0.84],
          [d * 1.4, 0, length * 0.5],
          [d * 2.6, 0, length * 0.26],
          [d * 1.7, 0, length * 0.12],
          [d * 2.9, 0, -d],
        ],
        d * 2,
      );
      return solid(piece('main', pipe(wave, d / 2)));
    },
  }),
  rollPin: template({
    area: 'bearings',
    material: 'blackOxide',
    pose: 'lie',
    defaults: { d: 8, length: 40 },
    build: ({ d, length }) => {
      const outline: Point2[] = [...arc(d / 2, 8, 352), ...arc(d * 0.33, 352, 8)];
      return solid(piece('main', extrude(outline, length, { bevel: d * 0.05 })));
    },
  }),
  circlip: template({
    area: 'bearings',
    material: 'blackOxide',
    pose: 'face',
    defaults: { d: 40 },
    build: ({ d }) => {
      const outer = arc(d * 0.59, 104, 436).map(([x, y]): Point2 => [x, y * 1.0 - d * 0.02]);
      const inner = arc(d * 0.48, 436, 104);
      const ear = (side: number) =>
        extrude(circle(d * 0.085, side * d * 0.15, d * 0.6), d * 0.045, {
          holes: [bore(d * 0.038, side * d * 0.15, d * 0.6)],
        });
      return solid(piece('main', extrude([...outer, ...inner], d * 0.045), ear(1), ear(-1)));
    },
  }),
  bushing: template({
    area: 'bearings',
    material: 'bronze',
    pose: 'stand',
    defaults: { inner: 40, wall: 5, length: 40, flange: 0 },
    build: ({ inner, wall, length, flange }) => {
      const body = ring(inner / 2 + wall, inner / 2, length, wall * 0.25);
      const collar = flange > 0 ? [ring(inner / 2 + wall + flange, inner / 2 + wall * 0.5, wall, wall * 0.15)] : [];
      return solid(piece('main', body, ...collar));
    },
  }),
  thrustWasher: template({
    area: 'bearings',
    material: 'bronze',
    pose: 'stand',
    defaults: { outer: 70, inner: 42, thickness: 4 },
    build: ({ outer, inner, thickness }) =>
      solid(piece('main', ring(outer / 2, inner / 2, thickness, thickness * 0.12))),
  }),
  spacerTube: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'stand',
    defaults: { outer: 30, inner: 20, length: 45 },
    build: ({ outer, inner, length }) => solid(piece('main', ring(outer / 2, inner / 2, length, outer * 0.03))),
  }),
  ballBearing: template({
    area: 'bearings',
    material: 'steel',
    pose: 'face',
    defaults: { outer: 80, inner: 40, width: 18 },
    build: ({ outer, inner, width }) => {
      const gap = (outer - inner) / 2;
      const middle = (outer + inner) / 4;
      const count = Math.max(7, Math.floor((middle * 2 * Math.PI) / (gap * 0.78)));
      const ball = move(sphere(gap * 0.3), middle, 0, width / 2);
      return solid(
        piece(
          'main',
          ring(outer / 2, outer / 2 - gap * 0.3, width, gap * 0.07),
          ring(inner / 2 + gap * 0.3, inner / 2, width, gap * 0.07),
        ),
        piece('chrome', around(ball, count)),
        piece('brass', move(ring(middle + gap * 0.1, middle - gap * 0.1, width * 0.62), 0, 0, width * 0.19)),
      );
    },
  }),
  taperBearing: template({
    area: 'bearings',
    material: 'steel',
    pose: 'stand',
    defaults: { outer: 90, inner: 45, width: 28 },
    build: ({ outer, inner, width }) => {
      const gap = (outer - inner) / 2;
      const cup: Point2[] = [
        [outer / 2 - gap * 0.2, 0],
        [outer / 2, 0],
        [outer / 2, width * 0.8],
        [outer / 2 - gap * 0.42, width * 0.8],
      ];
      const coneProfile: Point2[] = [
        [inner / 2, width * 0.08],
        [inner / 2 + gap * 0.46, width * 0.08],
        [inner / 2 + gap * 0.2, width],
        [inner / 2, width],
      ];
      const roller = placed(
        cylinder(gap * 0.15, width * 0.72, gap * 0.02),
        turn('y', -16),
        shift(inner / 2 + gap * 0.53, 0, width * 0.2),
      );
      return solid(piece('main', lathe(cup, true), lathe(coneProfile, true)), piece('chrome', around(roller, 19)));
    },
  }),
  needleBearing: template({
    area: 'bearings',
    material: 'steel',
    pose: 'stand',
    defaults: { outer: 46, inner: 36, length: 30 },
    build: ({ outer, inner, length }) => {
      const r = (outer - inner) / 4;
      const needle = move(cylinder(r * 0.9, length * 0.8, r * 0.2), inner / 2 + r * 0.9, 0, length * 0.1);
      const count = Math.floor((Math.PI * (inner + 2 * r)) / (2.15 * r));
      return solid(
        piece('main', ring(outer / 2, outer / 2 - r * 0.8, length, r * 0.3)),
        piece('chrome', around(needle, count)),
      );
    },
  }),
};
