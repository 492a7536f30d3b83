// Hydraulic tanks, filters, caps and couplers.
import { box, extrude } from '../primitives/extrude.ts';
import { bore, roundRect } from '../primitives/outlines.ts';
import { joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { hexagon } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const tanksAndFilters = {
  hydraulicTank: template({
    area: 'hydraulics',
    material: 'black',
    pose: 'stand',
    defaults: { length: 520, width: 300, height: 380 },
    build: ({ length: l, width: w, height: h }) => {
      const flange = joined([
        cylinder(h * 0.17, h * 0.03),
        move(cylinder(h * 0.12, h * 0.09, h * 0.01), 0, 0, h * 0.02),
      ]);
      const rib = (x: number) => move(box(l * 0.02, w * 1.02, h * 0.9), x, 0, h * 0.03);
      return solid(
        piece(
          'main',
          extrude(roundRect(l, w, w * 0.09), h, { bevel: h * 0.012 }),
          rib(-l * 0.25),
          rib(l * 0.25),
          move(flange, -l * 0.25, 0, h),
        ),
        piece('plasticBlack', move(cylinder(h * 0.09, h * 0.1, h * 0.015), l * 0.28, 0, h)),
        piece(
          'zinc',
          move(ring(h * 0.11, h * 0.05, h * 0.03), l * 0.28, 0, h),
          placed(
            joined([box(w * 0.12, h * 0.34, w * 0.03, { bevel: w * 0.01 })]),
            turn('x', 90),
            shift(-l * 0.02, -w * 0.5, h * 0.5),
          ),
        ),
        piece(
          'glass',
          placed(
            box(w * 0.06, h * 0.26, w * 0.05, { bevel: w * 0.01 }),
            turn('x', 90),
            shift(-l * 0.02, -w * 0.5, h * 0.5),
          ),
        ),
      );
    },
  }),
  returnFilter: template({
    area: 'hydraulics',
    material: 'aluminium',
    pose: 'stand',
    defaults: { d: 110, length: 210 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          move(cylinder(d * 0.62, d * 0.34, d * 0.03), 0, 0, length),
          placed(
            joined([cylinder(d * 0.26, d * 0.3), move(hexagon(d * 0.5, d * 0.12), 0, 0, d * 0.24)]),
            turn('y', 90),
            shift(d * 0.5, 0, length + d * 0.17),
          ),
        ),
        piece('white', cylinder(d * 0.5, length, d * 0.09)),
        piece('black', move(ring(d * 0.505, d * 0.4, length * 0.3), 0, 0, length * 0.36)),
        piece('zinc', move(hexagon(d * 0.3, d * 0.12), 0, 0, length + d * 0.34)),
      ),
  }),
  breatherCap: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 80 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          move(
            lathe([
              [0, 0],
              [d * 0.5, 0],
              [d * 0.5, d * 0.3],
              [d * 0.42, d * 0.44],
              [d * 0.2, d * 0.5],
              [0, d * 0.5],
            ]),
            0,
            0,
            d * 0.08,
          ),
          cylinder(d * 0.56, d * 0.09, d * 0.02),
        ),
        piece('steel', move(cylinder(d * 0.3, d * 0.5), 0, 0, -d * 0.5)),
      ),
  }),
  sightGlass: template({
    area: 'hydraulics',
    material: 'aluminium',
    pose: 'face',
    defaults: { length: 127 },
    build: ({ length: l }) => {
      const frame = extrude(roundRect(l * 0.26, l, l * 0.06), l * 0.16, {
        holes: [roundRect(l * 0.12, l * 0.62, l * 0.04)],
        bevel: l * 0.015,
      });
      const bolt = move(hexagon(l * 0.12, l * 0.06), 0, 0, l * 0.16);
      return solid(
        piece('main', frame),
        piece('glass', move(box(l * 0.13, l * 0.63, l * 0.08), 0, 0, 0)),
        piece('red', move(box(l * 0.02, l * 0.5, l * 0.01), 0, 0, l * 0.08)),
        piece('zinc', move(bolt, 0, l * 0.41, 0), move(bolt, 0, -l * 0.41, 0)),
      );
    },
  }),
  quickCoupler: template({
    area: 'hydraulics',
    material: 'zincYellow',
    pose: 'lie',
    defaults: { d: 24 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          hexagon(d * 1.4, d * 0.7, { chamferBottom: true }),
          move(cylinder(d * 0.62, d * 1.1, d * 0.05), 0, 0, d * 0.6),
          move(ring(d * 0.78, d * 0.5, d * 0.8, d * 0.08), 0, 0, d * 1.1),
        ),
        piece(
          'red',
          move(
            lathe([
              [0, 0],
              [d * 0.66, 0],
              [d * 0.66, d * 0.3],
              [d * 0.3, d * 0.5],
              [0, d * 0.5],
            ]),
            0,
            0,
            d * 1.9,
          ),
        ),
      ),
  }),
  clampBlock: template({
    area: 'hydraulics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 16 },
    build: ({ d }) => {
      const half = placed(
        extrude(roundRect(d * 3.4, d * 1.7, d * 0.2), d * 1.6, { holes: [bore(d * 0.5)] }),
        turn('x', 90),
        shift(0, d * 0.8, d * 1.1),
      );
      const bolt = (x: number) => move(hexagon(d * 0.62, d * 0.3), x, 0, d * 2.1);
      return solid(
        piece('main', half),
        piece(
          'zinc',
          move(box(d * 3.5, d * 1.6, d * 0.16), 0, 0, d * 1.95),
          bolt(-d * 1.2),
          bolt(d * 1.2),
          move(box(d * 3.6, d * 1.8, d * 0.22), 0, 0, d * 0.05),
        ),
      );
    },
  }),
};
