// Pumps, hoses, expansion and fuel tanks.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, circle, roundRect } from '../primitives/outlines.ts';
import { acrossX, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, torus } from '../primitives/revolve.ts';
import { bent, pipe } from '../primitives/sweep.ts';
import { hexagon } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { pulley } from './engine-shapes.ts';

export const coolingAndFuel = {
  fanShroud: template({
    area: 'engine',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { width: 480, depth: 90 },
    build: ({ width: w, depth: d }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(w, w * 0.94, 12), d * 0.3, { holes: [circle(w * 0.41)], bevel: 3 }),
          ring(w * 0.43, w * 0.41, d, 2),
        ),
        piece(
          'main',
          move(box(w * 1.08, w * 0.06, 5), 0, w * 0.3, 0),
          move(box(w * 1.08, w * 0.06, 5), 0, -w * 0.3, 0),
        ),
      ),
  }),
  waterPump: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'face',
    defaults: { d: 110 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          extrude([...arc(d * 0.5, 30, 300), [d * 0.62, -d * 0.5], [d * 0.7, d * 0.1]], d * 0.26, { bevel: 3 }),
          move(cylinder(d * 0.24, d * 0.4, 3), 0, 0, d * 0.24),
          placed(cylinder(d * 0.16, d * 0.5, 2), turn('y', 90), shift(d * 0.36, -d * 0.2, d * 0.14)),
        ),
        piece('black', move(pulley(d * 0.8, d * 0.2), 0, 0, d * 0.6)),
        piece('zinc', around(move(hexagon(d * 0.1, d * 0.06), d * 0.4, 0, d * 0.26), 6)),
      ),
  }),
  thermostat: template({
    area: 'engine',
    material: 'brass',
    pose: 'stand',
    defaults: { d: 56 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.06, 0.5),
          move(
            lathe([
              [0, 0],
              [d * 0.3, 0],
              [d * 0.2, d * 0.3],
              [0, d * 0.34],
            ]),
            0,
            0,
            d * 0.05,
          ),
          move(cylinder(d * 0.12, d * 0.5, 1), 0, 0, -d * 0.5),
        ),
        piece(
          'steel',
          pipe(
            bent(
              [
                [-d * 0.36, 0, d * 0.05],
                [-d * 0.2, 0, d * 0.5],
                [d * 0.2, 0, d * 0.5],
                [d * 0.36, 0, d * 0.05],
              ],
              d * 0.1,
            ),
            d * 0.03,
          ),
        ),
        piece('rubber', move(torus(d * 0.5, d * 0.07), 0, 0, d * 0.03)),
      ),
  }),
  shapedHose: template({
    area: 'engine',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 40, length: 300, rise: 160 },
    build: ({ d, length: l, rise }) =>
      solid(
        piece(
          'main',
          pipe(
            bent(
              [
                [0, 0, 0],
                [l * 0.3, 0, 0],
                [l * 0.5, 0, rise],
                [l, l * 0.2, rise],
              ],
              d * 1.8,
            ),
            d / 2,
          ),
        ),
        piece('zinc', acrossX(ring(d * 0.53, d * 0.5, d * 0.24), d * 0.2, 0, 0)),
        piece('black', acrossX(ring(d * 0.42, d * 0.36, 1), -1, 0, 0)),
      ),
  }),
  radiatorCap: template({
    area: 'engine',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 60 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.48, 0],
            [d * 0.5, d * 0.06],
            [d * 0.5, d * 0.16],
            [d * 0.3, d * 0.24],
            [0, d * 0.24],
          ]),
          move(box(d * 1.16, d * 0.26, d * 0.1, { bevel: 2 }), 0, 0, d * 0.06),
        ),
        piece('brass', move(cylinder(d * 0.22, d * 0.3, 1), 0, 0, -d * 0.3)),
        piece('rubber', move(ring(d * 0.34, d * 0.2, d * 0.06), 0, 0, -d * 0.06)),
      ),
  }),
  expansionTank: template({
    area: 'engine',
    material: 'nylon',
    pose: 'stand',
    defaults: { length: 220, width: 120, height: 200 },
    build: ({ length: l, width: w, height: h }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(l, w, w * 0.2), h, { bevel: 6 }),
          move(box(l * 1.01, w * 1.01, 4), 0, 0, h * 0.5),
        ),
        piece('plasticBlack', move(cylinder(w * 0.24, h * 0.12, 3), -l * 0.24, 0, h)),
        piece('rubber', placed(cylinder(w * 0.07, w * 0.3), turn('x', 90), shift(l * 0.3, -w * 0.5, h * 0.14))),
      ),
  }),
  fuelTank: template({
    area: 'engine',
    material: 'black',
    pose: 'stand',
    defaults: { length: 620, width: 320, height: 300 },
    build: ({ length: l, width: w, height: h }) =>
      solid(
        piece('main', extrude(roundRect(l, w, w * 0.16), h, { bevel: 8 })),
        piece(
          'plasticBlack',
          move(cylinder(w * 0.17, h * 0.16, 5), -l * 0.32, 0, h),
          move(cylinder(w * 0.13, h * 0.1), -l * 0.32, 0, h * 0.96),
        ),
        piece(
          'zinc',
          move(
            joined([
              cylinder(w * 0.14, h * 0.02),
              move(around(move(hexagon(w * 0.03, w * 0.02), w * 0.11, 0, 0), 5), 0, 0, h * 0.02),
            ]),
            l * 0.2,
            0,
            h,
          ),
          ...[-0.25, 0.25].map((k) => move(box(l * 0.06, w * 1.02, h * 1.01), l * k, 0, -h * 0.005)),
        ),
      ),
  }),
  fuelCap: template({
    area: 'engine',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 80 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.3, d * 0.05),
          around(move(box(d * 0.06, d * 0.07, d * 0.24), d * 0.49, 0, d * 0.02), 20),
          move(cylinder(d * 0.36, d * 0.2), 0, 0, -d * 0.2),
        ),
        piece('zinc', move(cylinder(d * 0.1, d * 0.03), 0, 0, d * 0.3)),
      ),
  }),
};
