// Manuals, cans, cartridges and boxed kits.
import { box, extrude } from '../primitives/extrude.ts';
import { lettering } from '../primitives/lettering.ts';
import { roundRect } from '../primitives/outlines.ts';
import { acrossX, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring, torus } from '../primitives/revolve.ts';
import { sweep } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { bottle, carton, lines, sprayCan } from './bodywork-shapes.ts';

export const supplies = {
  tapeRoll: template({
    area: 'bodywork',
    material: 'red',
    pose: 'tilt',
    defaults: { d: 110 },
    build: ({ d }) =>
      solid(
        piece('main', ring(d * 0.5, d * 0.36, d * 0.4, 1)),
        piece('paper', ring(d * 0.36, d * 0.33, d * 0.4), move(ring(d * 0.503, d * 0.48, d * 0.1), 0, 0, d * 0.15)),
      ),
  }),
  book: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { width: 148, height: 210, thickness: 12 },
    build: ({ width: w, height: h, thickness: t }) =>
      solid(
        piece('main', move(extrude(roundRect(w, h, 3), 1), 0, 0, t), extrude(roundRect(w, h, 3), 1)),
        piece(
          'paper',
          move(box(w * 0.97, h * 0.97, t - 1), 0, 0, 1),
          move(lines(w * 0.5, h * 0.12, 3), -w * 0.14, -h * 0.3, t + 1),
          move(placed(lettering('NORRVIK', w * 0.12, 0.5), turn('z', 0)), 0, h * 0.34, t + 1),
        ),
        piece('darkGrey', move(box(w * 0.7, h * 0.3, 0.5), 0, 0.04 * h, t + 1)),
      ),
  }),
  canister: template({
    area: 'bodywork',
    material: 'blue',
    pose: 'stand',
    defaults: { width: 240, height: 300 },
    build: ({ width: w, height: h }) => {
      const body = extrude(roundRect(w, w * 0.62, w * 0.12), h * 0.84, { bevel: w * 0.05 });
      return solid(
        piece(
          'main',
          body,
          sweep(
            [
              [-w * 0.3, 0, h * 0.8],
              [-w * 0.3, 0, h * 0.96],
              [w * 0.12, 0, h * 0.96],
              [w * 0.12, 0, h * 0.8],
            ],
            roundRect(w * 0.1, w * 0.12, w * 0.04),
          ),
        ),
        piece('red', move(cylinder(w * 0.11, h * 0.1, 3), w * 0.34, 0, h * 0.83)),
        piece('paper', move(box(w * 0.74, 2, h * 0.4), 0, -w * 0.31, h * 0.22)),
        piece('orange', move(box(w * 0.74, 3, h * 0.1), 0, -w * 0.31, h * 0.5)),
      );
    },
  }),
  bottle: template({
    area: 'bodywork',
    material: 'red',
    pose: 'stand',
    defaults: { d: 50, height: 140 },
    build: ({ d, height }) => solid(bottle(d, height, 'main', 'plasticBlack')),
  }),
  sprayCan: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { d: 65, height: 200 },
    build: ({ d, height }) => solid(sprayCan(d, height, 'main')),
  }),
  cartridge: template({
    area: 'bodywork',
    material: 'white',
    pose: 'lie',
    defaults: { d: 54, length: 230 },
    build: ({ d, length: l }) =>
      solid(
        piece('main', cylinder(d * 0.5, l, 1)),
        piece('orange', move(ring(d * 0.505, d * 0.49, l * 0.4), 0, 0, l * 0.3)),
        piece('red', move(cylinder(d * 0.52, l * 0.08, 2), 0, 0, l * 0.95)),
        piece('plasticGrey', cylinder(d * 0.52, l * 0.05, 1)),
      ),
  }),
  filterBox: template({
    area: 'bodywork',
    material: 'bronze',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) =>
      carton(s, [
        piece(
          'white',
          move(cylinder(s * 0.16, s * 0.62, 4), -s * 0.34, 0.1 * s, 4),
          move(cylinder(s * 0.12, s * 0.56, 4), s * 0.02, s * 0.16, 4),
        ),
        piece('blue', move(ring(s * 0.162, s * 0.15, s * 0.1), -s * 0.34, 0.1 * s, s * 0.5)),
        piece('paper', move(cylinder(s * 0.15, s * 0.66), s * 0.38, s * 0.08, 4)),
        piece('rubber', move(ring(s * 0.17, s * 0.08, s * 0.04, 2), s * 0.38, s * 0.08, s * 0.66)),
      ]),
  }),
  partsBox: template({
    area: 'bodywork',
    material: 'bronze',
    pose: 'stand',
    defaults: { size: 280 },
    build: ({ size: s }) =>
      carton(s, [
        piece(
          'steel',
          acrossX(cylinder(s * 0.06, s * 0.8, 2), -s * 0.4, s * 0.2, s * 0.48),
          acrossX(cylinder(s * 0.05, s * 0.7, 2), -s * 0.36, s * 0.02, s * 0.5),
        ),
        piece('bronze', move(ring(s * 0.12, s * 0.09, s * 0.18, 1), -s * 0.32, -s * 0.2, s * 0.4)),
        piece(
          'zinc',
          move(hexagon(s * 0.14, s * 0.1), s * 0.06, -s * 0.24, s * 0.46),
          move(hexagon(s * 0.14, s * 0.1), s * 0.26, -s * 0.2, s * 0.47),
        ),
        piece('rubber', placed(torus(s * 0.18, s * 0.03), turn('x', 50), shift(s * 0.34, s * 0.12, s * 0.5))),
      ]),
  }),
  beltBox: template({
    area: 'bodywork',
    material: 'bronze',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) =>
      carton(s, [
        piece(
          'rubber',
          placed(torus(s * 0.28, s * 0.05), turn('x', 60), shift(-s * 0.2, s * 0.1, s * 0.42)),
          placed(torus(s * 0.22, s * 0.04), turn('x', 66), shift(s * 0.26, s * 0.05, s * 0.42)),
        ),
        piece('white', move(cylinder(s * 0.1, s * 0.56, 4), s * 0.46, s * 0.24, 4)),
      ]),
  }),
  layout: template({
    area: 'bodywork',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12 },
    build: ({ d }) => {
      const bolt = placed(
        joined([hexagon(d * 1.55, d * 0.6), threadedBar(d * 0.5, -d * 3.4, 0)]),
        turn('x', 90),
        shift(0, 0, d * 0.8),
      );
      const nut = hexagon(d * 1.55, d * 0.8, { bore: d * 0.5, chamferBottom: true });
      return solid(
        piece(
          'main',
          ...[0, 1, 2, 3].map((i) => move(bolt, (i - 1.5) * d * 2.4, d * 2.2, 0)),
          ...[0, 1, 2, 3].map((i) => move(nut, (i - 1.5) * d * 2.4, -d * 3.4, 0)),
          ...[0, 1, 2, 3].map((i) => move(ring(d * 1.0, d * 0.54, d * 0.18), (i - 1.5) * d * 2.4, -d * 5.9, 0)),
        ),
        piece(
          'zincYellow',
          ...[0, 1].map((i) => move(ring(d * 1.2, d * 0.6, d * 0.2), d * 7, -d * (3 + i * 3), 0)),
          placed(cylinder(d * 0.5, d * 5, 1), turn('x', -90), shift(d * 7, 0, d * 0.5)),
        ),
      );
    },
  }),
  labelSet: template({
    area: 'bodywork',
    material: 'paper',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) => {
      const at = (mesh: Mesh, x: number, y: number) => move(mesh, x * s, y * s, 0);
      return solid(
        piece('main', extrude(roundRect(s, s * 0.7, 4), 1), at(extrude(roundRect(s * 0.4, s * 0.5, 4), 1), 0.6, -0.3)),
        piece('orange', move(extrude(roundRect(s * 0.8, s * 0.16, 3), 1), 0, s * 0.22, 0.6)),
        piece('white', move(lettering('NORRVIK', s * 0.09, 0.6), 0, s * 0.22, 1.5)),
        piece(
          'yellow',
          ...[-0.32, -0.04, 0.24].map((x) => move(extrude(roundRect(s * 0.22, s * 0.16, 3), 1), x * s, 0, 0.6)),
          move(extrude(roundRect(s * 0.32, s * 0.14, 3), 1), 0.6 * s, -0.15 * s, 0.6),
        ),
        piece(
          'black',
          ...[-0.32, -0.04, 0.24].map((x) => move(lines(s * 0.16, s * 0.1, 3), x * s, 0, 1.5)),
          move(lines(s * 0.7, s * 0.16, 3), 0, -s * 0.2, 0.8),
          move(lines(s * 0.3, s * 0.2, 4), 0.6 * s, -0.4 * s, 0.8),
        ),
      );
    },
  }),
};
