// Beacons, horns, alarms and lamps.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, ribbon, roundRect } from '../primitives/outlines.ts';
import { acrossX, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, sphere, torus } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { lampBowl, shell } from './electrics-shapes.ts';

export const lightsAndAlarms = {
  beacon: template({
    area: 'electrics',
    material: 'lensAmber',
    pose: 'stand',
    defaults: { d: 110 },
    build: ({ d }) =>
      solid(
        piece('plasticBlack', cylinder(d * 0.52, d * 0.22, d * 0.04), cylinder(d * 0.6, d * 0.06, 1)),
        piece(
          'main',
          move(
            lathe([
              [0, 0],
              [d * 0.46, 0],
              [d * 0.45, d * 0.4],
              [d * 0.4, d * 0.6],
              [d * 0.26, d * 0.72],
              [0, d * 0.76],
            ]),
            0,
            0,
            d * 0.2,
          ),
          move(around(move(box(d * 0.04, d * 0.03, d * 0.4), d * 0.45, 0, 0), 20), 0, 0, d * 0.22),
        ),
      ),
  }),
  horn: template({
    area: 'electrics',
    material: 'black',
    pose: 'face',
    defaults: { d: 100 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.34, 0],
            [d * 0.5, d * 0.1],
            [d * 0.5, d * 0.2],
            [d * 0.4, d * 0.3],
            [0, d * 0.32],
          ]),
          move(box(d * 0.2, d * 0.7, d * 0.04), 0, d * 0.4, d * 0.0),
        ),
        piece('red', move(ring(d * 0.34, d * 0.1, d * 0.06, 1), 0, 0, d * 0.3)),
        piece(
          'zinc',
          move(hexagon(d * 0.12, d * 0.06), 0, 0, d * 0.32),
          move(hexagon(d * 0.14, d * 0.08), 0, d * 0.66, d * 0.04),
        ),
      ),
  }),
  alarm: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 90 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          shell(s * 1.5, s * 0.5, s * 0.14, 6),
          move(placed(joined([cylinder(s * 0.46, s * 0.42, 3)]), turn('x', 90), shift(0, s * 0.2, s * 0.5)), 0, 0, 0),
          move(box(s * 0.7, s * 0.4, s * 0.5), 0, 0, s * 0.05),
        ),
        piece(
          'darkGrey',
          placed(
            around(move(box(s * 0.2, s * 0.05, s * 0.02), s * 0.24, 0, 0), 8),
            turn('x', 90),
            shift(0, -s * 0.22, s * 0.5),
          ),
        ),
        piece('zinc', ...[1, -1].map((k) => move(hexagon(s * 0.14, s * 0.06), k * s * 0.6, 0, s * 0.14))),
      ),
  }),
  buzzer: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 42 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.5, 2),
          move(cylinder(d * 0.4, d * 0.1, 1), 0, 0, d * 0.48),
          move(threadedBar(d * 0.36, -d * 0.5, 0), 0, 0, 0),
        ),
        piece('rubber', move(cylinder(d * 0.1, d * 0.02), 0, 0, d * 0.58)),
        piece(
          'brass',
          move(box(d * 0.06, d * 0.2, d * 0.3), d * 0.14, 0, -d * 0.78),
          move(box(d * 0.06, d * 0.2, d * 0.3), -d * 0.14, 0, -d * 0.78),
        ),
      ),
  }),
  workLight: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 110 },
    build: ({ size: s }) => {
      const fins = Array.from({ length: 8 }, (_, i) =>
        move(box(s * 0.9, s * 0.2, s * 0.03), 0, s * 0.24, s * (0.36 + i * 0.09)),
      );
      const leds = Array.from({ length: 9 }, (_, i) =>
        placed(
          cylinder(s * 0.11, s * 0.02),
          turn('x', 90),
          shift(((i % 3) - 1) * s * 0.27, -s * 0.16, s * 0.7 + (Math.floor(i / 3) - 1) * s * 0.24),
        ),
      );
      const yoke: Point2[] = [
        [-s * 0.56, s * 0.6],
        [-s * 0.56, 0],
        [s * 0.56, 0],
        [s * 0.56, s * 0.6],
      ];
      return solid(
        piece('main', placed(shell(s, s * 0.86, s * 0.3, 10), turn('x', 90), shift(0, s * 0.16, s * 0.7)), ...fins),
        piece('glass', placed(shell(s * 0.88, s * 0.74, s * 0.02, 8), turn('x', 90), shift(0, -s * 0.13, s * 0.7))),
        piece('paper', ...leds),
        piece(
          'zinc',
          placed(extrude(ribbon(yoke, s * 0.05), s * 0.2), turn('x', 90), shift(0, s * 0.1, 0)),
          acrossX(hexagon(s * 0.16, s * 0.08), s * 0.58, 0, s * 0.56),
          move(threadedBar(s * 0.06, -s * 0.3, 0), 0, 0, 0),
        ),
      );
    },
  }),
  headlight: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 140 },
    build: ({ d }) =>
      solid(
        lampBowl(d),
        piece(
          'zinc',
          move(box(d * 0.1, d * 0.2, d * 0.24), 0, d * 0.16, -d * 0.66),
          move(threadedBar(d * 0.05, 0, d * 0.2), 0, d * 0.16, -d * 0.86),
        ),
        piece('chrome', placed(torus(d * 0.47, d * 0.04), turn('x', 90), shift(0, -d * 0.1, 0))),
      ),
  }),
  tailLight: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { length: 160 },
    build: ({ length: l }) =>
      solid(
        piece('main', extrude(roundRect(l, l * 0.5, l * 0.08), l * 0.18, { bevel: 2 })),
        piece(
          'lensRed',
          move(extrude(roundRect(l * 0.46, l * 0.42, l * 0.05), l * 0.12, { bevel: 4 }), -l * 0.23, 0, l * 0.14),
        ),
        piece(
          'lensAmber',
          move(extrude(roundRect(l * 0.24, l * 0.42, l * 0.05), l * 0.12, { bevel: 4 }), l * 0.14, 0, l * 0.14),
        ),
        piece(
          'paper',
          move(extrude(roundRect(l * 0.16, l * 0.42, l * 0.05), l * 0.12, { bevel: 4 }), l * 0.37, 0, l * 0.14),
        ),
      ),
  }),
  spotLight: template({
    area: 'electrics',
    material: 'blue',
    pose: 'face',
    defaults: { d: 90 },
    build: ({ d }) =>
      solid(
        piece(
          'plasticBlack',
          cylinder(d * 0.5, d * 0.8, 3),
          around(move(box(d * 0.1, d * 0.03, d * 0.5), d * 0.52, 0, d * 0.1), 16),
        ),
        piece(
          'main',
          move(
            lathe([
              [0, 0],
              [d * 0.4, 0],
              [d * 0.36, d * 0.12],
              [d * 0.2, d * 0.2],
              [0, d * 0.22],
            ]),
            0,
            0,
            d * 0.78,
          ),
        ),
        piece('zinc', move(box(d * 0.24, d * 0.4, d * 0.06), 0, d * 0.6, d * 0.3)),
      ),
  }),
  bulb: template({
    area: 'electrics',
    material: 'glass',
    pose: 'stand',
    defaults: { d: 22 },
    build: ({ d }) =>
      solid(
        piece('main', move(sphere(d * 0.5), 0, 0, d * 1.3)),
        piece('brass', cylinder(d * 0.34, d * 0.9, 1), acrossX(cylinder(d * 0.05, d * 0.84), -d * 0.42, 0, d * 0.3)),
        piece('zinc', move(sphere(d * 0.1), 0, 0, 0)),
      ),
  }),
  cableTie: template({
    area: 'electrics',
    material: 'nylon',
    pose: 'face',
    defaults: { length: 200 },
    build: ({ length: l }) => {
      const r = l * 0.16;
      const line = [...arc(r, -100, 240, { cy: r }), [-l * 0.1, -l * 0.12] as Point2];
      return solid(
        piece(
          'plasticBlack',
          extrude(ribbon(line, l * 0.012), l * 0.03),
          move(box(l * 0.05, l * 0.05, l * 0.045, { bevel: 1 }), -l * 0.04, l * 0.0, -l * 0.006),
        ),
      );
    },
  }),
};
