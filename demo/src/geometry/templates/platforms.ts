// Decks, baskets, rails and gates.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, rect, roundRect } from '../primitives/outlines.ts';
import { acrossX, acrossY, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import { pipe } from '../primitives/sweep.ts';
import { detail } from '../roundness.ts';
import type { Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { deckPieces, grating, railFrame } from './platform-shapes.ts';

export const platforms = {
  deck: template({
    area: 'structure',
    material: 'lightGrey',
    pose: 'stand',
    defaults: { length: 1700, width: 750 },
    build: ({ length, width }) => solid(deckPieces(length, width)),
  }),
  basket: template({
    area: 'structure',
    material: 'lightGrey',
    pose: 'stand',
    defaults: { length: 1800, width: 760, height: 1100 },
    build: ({ length: l, width: w, height: h }) => {
      const side = (y: number) => move(railFrame(l, h, 42, 4), 0, y, 0);
      const end = (x: number) => placed(railFrame(w, h, 42, 3), turn('z', 90), shift(x, 0, 0));
      const toe = [1, -1].map((s) => move(box(l, 4, 110), 0, s * w * 0.5, 0));
      const sill = [1, -1].flatMap((s) => [
        move(box(l, 40, 40, { bevel: 3 }), 0, (s * w) / 2, -20),
        move(box(40, w, 40, { bevel: 3 }), (s * l) / 2, 0, -20),
      ]);
      return solid(
        piece('main', side(w / 2), side(-w / 2), end(l / 2), end(-l / 2), ...sill, ...toe),
        piece('darkGrey', grating(l * 0.98, w * 0.96, 90)),
      );
    },
  }),
  guardrail: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1600, height: 1000, tube: 40, posts: 4 },
    build: ({ length, height, tube, posts }) => solid(piece('main', railFrame(length, height, tube, posts))),
  }),
  railTube: template({
    area: 'structure',
    material: 'orange',
    pose: 'lie',
    defaults: { length: 1200, d: 34 },
    build: ({ length, d }) =>
      solid(
        piece('main', cylinder(d / 2, length, 1)),
        piece('zinc', move(ring(d * 0.62, d * 0.45, d), 0, 0, 0), move(ring(d * 0.62, d * 0.45, d), 0, 0, length - d)),
      ),
  }),
  gate: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { width: 560, height: 960 },
    build: ({ width: w, height: h }) =>
      solid(
        piece(
          'main',
          railFrame(w, h, 34, 2),
          move(acrossX(cylinder(14, w)), -w / 2, 0, h * 0.12),
          move(box(w * 0.9, 4, h * 0.14), 0, 0, h * 0.0),
        ),
        piece('zinc', ...[0.2, 0.75].map((k) => move(box(40, 16, 70, { bevel: 3 }), -w / 2 - 16, 0, h * k))),
        piece('black', move(box(26, 40, 90, { bevel: 4 }), w / 2, 0, h * 0.6)),
      ),
  }),
  toeBoard: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1200, height: 150 },
    build: ({ length: l, height: h }) =>
      solid(
        piece(
          'main',
          placed(
            extrude(rect(l, h), 4, { holes: [-0.42, -0.14, 0.14, 0.42].map((k) => bore(6, l * k, 0)) }),
            turn('x', 90),
            shift(0, 2, h / 2),
          ),
          move(box(l, 26, 4), 0, 12, h - 4),
        ),
      ),
  }),
  meshFloor: template({
    area: 'structure',
    material: 'zinc',
    pose: 'stand',
    defaults: { length: 1500, width: 700, step: 70 },
    build: ({ length, width, step }) => solid(piece('main', grating(length, width, step))),
  }),
  treadPlate: template({
    area: 'structure',
    material: 'aluminium',
    pose: 'stand',
    defaults: { length: 900, width: 700 },
    build: ({ length: l, width: w }) => {
      const n = 11;
      const bars = Array.from({ length: n * 8 }, (_, i) =>
        placed(
          box(34, 7, 2.5, detail().round < 40 ? {} : { bevel: 0.8 }),
          turn('z', i % 2 ? 45 : -45),
          shift(-l / 2 + (l * ((i % n) + 0.5)) / n, -w / 2 + (w * (Math.floor(i / n) + 0.5)) / 8, 4),
        ),
      );
      return solid(piece('main', extrude(roundRect(l, w, 12), 4)), {
        material: 'main',
        mesh: { ...joined(bars), spacing: 40 },
      });
    },
  }),
  railSocket: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { d: 46, height: 120 },
    build: ({ d, height: h }) =>
      solid(
        piece(
          'main',
          ring(d * 0.62, d / 2, h, 1),
          extrude(roundRect(d * 2, d * 1.5, 6), 8, { holes: [bore(5, d * 0.82, 0), bore(5, -d * 0.82, 0)] }),
        ),
        piece('zinc', acrossY(cylinder(5, d * 1.7), 0, -d * 0.85, h * 0.6)),
      ),
  }),
  latch: template({
    area: 'structure',
    material: 'zinc',
    pose: 'stand',
    defaults: { length: 110 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(l, l * 0.5, 6), 5, { holes: [bore(4, -l * 0.4, 0), bore(4, l * 0.4, 0)] }),
          move(box(l * 0.5, l * 0.3, l * 0.2, { bevel: 3 }), 0, 0, 4),
          placed(cylinder(l * 0.07, l * 0.9, 2), turn('y', 90), shift(-l * 0.1, 0, l * 0.13)),
        ),
        piece('red', move(cylinder(l * 0.12, l * 0.3, 3), -l * 0.06, 0, l * 0.2)),
      ),
  }),
  lanyardRing: template({
    area: 'structure',
    material: 'yellow',
    pose: 'stand',
    defaults: { d: 14 },
    build: ({ d }) => {
      const path: Vec3[] = [
        [-d * 2, 0, 0],
        ...arc(d * 2, 180, 0, { cy: d * 2 }).map(([x, z]): Vec3 => [x, 0, z]),
        [d * 2, 0, 0],
      ];
      return solid(
        piece(
          'main',
          pipe(path, d / 2),
          extrude(roundRect(d * 6.4, d * 2.6, d * 0.4), d * 0.5, {
            holes: [bore(d * 0.36, d * 2.7, 0), bore(d * 0.36, -d * 2.7, 0)],
            bevel: 1,
          }),
        ),
      );
    },
  }),
};
