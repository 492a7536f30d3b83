// What turns and is held: pins, bushes, bearings, seals and rings; axis along z.
import { extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, rect, ribbon, slot } from '../primitives/outlines.ts';
import { acrossX, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, sphere, torus } from '../primitives/revolve.ts';
import { bent, helix, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import type { Mesh, Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

/** Pin body with a grease groove in its middle and broken edges. */
function pinBody(d: number, length: number): Mesh {
  const r = d / 2;
  const c = r * 0.12;
  const g = Math.min(d * 0.06, length * 0.03);
  const middle = length / 2;
  return lathe([
    [0, 0],
    [r - c, 0],
    [r, c],
    [r, middle - g * 2],
    [r - g, middle - g],
    [r - g, middle + g],
    [r, middle + g * 2],
    [r, length - c],
    [r - c, length],
    [0, length],
  ]);
}

export const pivots = {
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
  ballJoint: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 16 },
    build: ({ d }) => {
      const head = move(ring(d * 1.1, d * 0.72, d * 0.9, d * 0.08), 0, 0, -d * 0.45);
      const neck = placed(
        joined([
          cylinder(d * 0.62, d * 1.2),
          move(hexagon(d * 1.3, d * 0.7), 0, 0, d * 0.9),
          threadedBar(d * 0.5, d * 1.4, d * 3.6),
        ]),
        turn('y', 90),
        shift(d * 0.9, 0, 0),
      );
      const liner = move(ring(d * 0.74, d * 0.66, d * 0.8), 0, 0, -d * 0.4);
      return solid(
        piece('main', head, neck),
        piece('brass', liner),
        piece(
          'chrome',
          lathe(
            [
              [d * 0.42, -d * 0.58],
              [d * 0.7, -d * 0.3],
              [d * 0.76, 0],
              [d * 0.7, d * 0.3],
              [d * 0.42, d * 0.58],
            ],
            true,
          ),
        ),
      );
    },
  }),
  wearPad: template({
    area: 'bearings',
    material: 'nylon',
    pose: 'stand',
    defaults: { length: 120, width: 60, thickness: 18, holes: 2 },
    build: ({ length, width, thickness, holes }) => {
      const at = Array.from({ length: holes }, (_, i) => (holes === 1 ? 0 : (i / (holes - 1) - 0.5) * length * 0.6));
      const inserts = at.map((x) => move(ring(width * 0.14, width * 0.08, thickness * 0.06), x, 0, thickness * 0.98));
      return solid(
        piece(
          'main',
          extrude(rect(length, width), thickness, {
            holes: at.map((x) => bore(width * 0.12, x, 0)),
            bevel: thickness * 0.12,
          }),
        ),
        piece('brass', ...inserts),
      );
    },
  }),
  retainerPlate: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'stand',
    defaults: { length: 60, width: 25, thickness: 6 },
    build: ({ length, width, thickness }) =>
      solid(
        piece(
          'main',
          extrude(slot(length - width, width / 2), thickness, {
            holes: [bore(width * 0.2, -(length - width) / 2, 0), bore(width * 0.2, (length - width) / 2, 0)],
            bevel: thickness * 0.08,
          }),
        ),
      ),
  }),
  returnSpring: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 20, wire: 3, length: 100 },
    build: ({ d, wire, length }) => {
      const turns = fewer(Math.max(6, Math.floor((length * 0.6) / (wire * 1.08))));
      const coil = helix((d - wire) / 2, (length * 0.6) / turns, turns);
      const top = coil.at(-1)?.[2] ?? 0;
      const hook = (z: number, way: number) =>
        arc(d * 0.42, 200, 500).map(([x, y]): Vec3 => [x, 0, z + way * (d * 0.45 + y)]);
      return solid(piece('main', pipe(coil, wire / 2), pipe(hook(top, 1), wire / 2), pipe(hook(0, -1), wire / 2)));
    },
  }),
  strap: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 30, width: 20 },
    build: ({ d, width }) => {
      const line: Point2[] = [[-d * 1.1, 0], [-d * 0.56, 0], ...arc(d * 0.53, 180, 0), [d * 0.56, 0], [d * 1.1, 0]];
      const band = placed(extrude(ribbon(line, d * 0.07), width), turn('x', 90), shift(0, width / 2, 0));
      return solid(
        piece('main', band),
        piece('rubber', placed(ring(d * 0.5, d * 0.4, width * 1.1), turn('x', 90), shift(0, width * 0.55, 0))),
      );
    },
  }),
};
