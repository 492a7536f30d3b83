// Fuel and air filters, mufflers and pipes.
import { box } from '../primitives/extrude.ts';
import { acrossX, around, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { bent, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { canister } from './engine-shapes.ts';

export const filtersAndExhaust = {
  fuelPump: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'lie',
    defaults: { d: 50 },
    build: ({ d }) =>
      solid(
        piece('main', cylinder(d * 0.5, d * 1.6, 3)),
        piece(
          'plasticBlack',
          move(cylinder(d * 0.46, d * 0.3, 3), 0, 0, d * 1.58),
          move(cylinder(d * 0.46, d * 0.3, 3), 0, 0, -d * 0.28),
        ),
        piece(
          'brass',
          move(cylinder(d * 0.12, d * 0.5, 1), 0, 0, d * 1.85),
          move(cylinder(d * 0.12, d * 0.5, 1), 0, 0, -d * 0.75),
        ),
        piece('zinc', move(ring(d * 0.54, d * 0.5, d * 0.3), 0, 0, d * 0.65)),
      ),
  }),
  spinOnFilter: template({
    area: 'engine',
    material: 'white',
    pose: 'stand',
    defaults: { d: 96, height: 140 },
    build: ({ d, height: h }) =>
      solid(
        piece('main', canister(d, h), around(move(box(d * 0.03, d * 0.06, h * 0.2), d * 0.48, 0, h * 0.02), 16)),
        piece('blue', move(ring(d * 0.505, d * 0.49, h * 0.26), 0, 0, h * 0.4)),
        piece('rubber', move(ring(d * 0.4, d * 0.32, h * 0.03), 0, 0, h)),
        piece('zinc', move(ring(d * 0.14, d * 0.1, h * 0.02), 0, 0, h)),
      ),
  }),
  waterSeparator: template({
    area: 'engine',
    material: 'white',
    pose: 'stand',
    defaults: { d: 90 },
    build: ({ d }) =>
      solid(
        piece(
          'glass',
          lathe([
            [0, 0],
            [d * 0.2, 0],
            [d * 0.44, d * 0.2],
            [d * 0.46, d * 0.6],
            [0, d * 0.6],
          ]),
        ),
        piece('main', move(cylinder(d * 0.5, d * 1, 4), 0, 0, d * 0.58)),
        piece(
          'aluminium',
          move(cylinder(d * 0.54, d * 0.34, 3), 0, 0, d * 1.56),
          move(box(d * 0.9, d * 0.2, d * 0.7, { bevel: 3 }), 0, d * 0.46, d * 1.5),
        ),
        piece('brass', placed(threadedBar(d * 0.12, 0, d * 0.24), turn('y', 90), shift(d * 0.5, 0, d * 1.72))),
        piece('plasticBlack', move(cylinder(d * 0.16, d * 0.14, 2), 0, 0, -d * 0.12)),
      ),
  }),
  filterElement: template({
    area: 'engine',
    material: 'paper',
    pose: 'stand',
    defaults: { d: 130, height: 280 },
    build: ({ d, height: h }) =>
      solid(
        piece(
          'main',
          { ...around(move(box(d * 0.16, d * 0.018, h * 0.9), d * 0.38, 0, h * 0.05), 44), spacing: d * 0.06 },
          move(ring(d * 0.4, d * 0.3, h * 0.9), 0, 0, h * 0.05),
        ),
        piece(
          'rubber',
          ring(d * 0.5, d * 0.28, h * 0.06, 2),
          move(ring(d * 0.5, d * 0.28, h * 0.06, 2), 0, 0, h * 0.94),
        ),
      ),
  }),
  airCleaner: template({
    area: 'engine',
    material: 'plasticBlack',
    pose: 'lie',
    defaults: { d: 180, length: 380 },
    build: ({ d, length: l }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, l * 0.8, 6),
          move(cylinder(d * 0.52, l * 0.2, 8), 0, 0, l * 0.8),
          move(cylinder(d * 0.24, l * 0.2, 2), 0, 0, -l * 0.19),
          placed(cylinder(d * 0.24, d * 0.4, 2), turn('y', -90), shift(-d * 0.36, 0, l * 0.62)),
          placed(cylinder(d * 0.1, d * 0.3), turn('y', 90), shift(d * 0.4, 0, l * 0.9)),
        ),
        piece(
          'zinc',
          ...[0, 120, 240].map((a) =>
            placed(box(d * 0.05, d * 0.12, l * 0.14, { bevel: 2 }), shift(d * 0.53, 0, l * 0.72), turn('z', a + 40)),
          ),
        ),
      ),
  }),
  preCleaner: template({
    area: 'engine',
    material: 'glass',
    pose: 'stand',
    defaults: { d: 150 },
    build: ({ d }) =>
      solid(
        piece('main', move(cylinder(d * 0.46, d * 0.5, d * 0.08), 0, 0, d * 0.14)),
        piece(
          'plasticBlack',
          cylinder(d * 0.5, d * 0.16, 3),
          move(cylinder(d * 0.5, d * 0.08, 3), 0, 0, d * 0.62),
          move(cylinder(d * 0.24, d * 0.3), 0, 0, -d * 0.28),
          around(move(box(d * 0.16, d * 0.03, d * 0.14), d * 0.42, 0, 0), 14),
        ),
      ),
  }),
  muffler: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'lie',
    defaults: { d: 140, length: 460 },
    build: ({ d, length: l }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.4, 0],
            [d * 0.5, d * 0.08],
            [d * 0.5, l - d * 0.08],
            [d * 0.4, l],
            [0, l],
          ]),
          move(ring(d * 0.51, d * 0.46, 8), 0, 0, l * 0.3),
          move(ring(d * 0.51, d * 0.46, 8), 0, 0, l * 0.7),
        ),
        piece(
          'castIron',
          placed(ring(d * 0.2, d * 0.17, d * 0.6, 1), turn('y', -90), shift(-d * 0.4, 0, l * 0.24)),
          move(ring(d * 0.18, d * 0.15, d * 0.7, 1), 0, 0, l - 2),
        ),
      ),
  }),
  exhaustPipe: template({
    area: 'engine',
    material: 'castIron',
    pose: 'stand',
    defaults: { d: 50, length: 300, height: 420 },
    build: ({ d, length: l, height: h }) =>
      solid(
        piece(
          'main',
          pipe(
            bent(
              [
                [0, 0, 0],
                [l, 0, 0],
                [l, 0, h * 0.86],
                [l + d, 0, h],
              ],
              d * 2,
            ),
            d / 2,
          ),
        ),
        piece(
          'steel',
          acrossX(ring(d * 0.95, d * 0.5, d * 0.2, 1), -d * 0.1, 0, 0),
          acrossX(around(move(hexagon(d * 0.2, d * 0.1), d * 0.72, 0, d * 0.2), 3), -d * 0.1, 0, 0),
        ),
        piece('black', placed(move(cylinder(d * 0.4, 1), 0, 0, d * 0.02), turn('y', 36), shift(l + d, 0, h))),
      ),
  }),
};
