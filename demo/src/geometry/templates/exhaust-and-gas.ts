// Manifolds, gas bottles, coolers and strainers.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, ribbon, slot } from '../primitives/outlines.ts';
import { acrossX, acrossY, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, torus } from '../primitives/revolve.ts';
import { curve, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const exhaustAndGas = {
  exhaustManifold: template({
    area: 'engine',
    material: 'castIron',
    pose: 'stand',
    defaults: { length: 360, ports: 4 },
    build: ({ length: l, ports }) => {
      const at = Array.from({ length: ports }, (_, i) => (i / (ports - 1) - 0.5) * l * 0.84);
      const flange = placed(extrude(slot(l * 0.1, l * 0.07), l * 0.03, { holes: [bore(l * 0.045)] }), turn('x', 90));
      return solid(
        piece(
          'main',
          acrossX(cylinder(l * 0.07, l, 6), -l / 2, 0, l * 0.1),
          ...at.map((x) => move(flange, x, -l * 0.22, 0)),
          ...at.map((x) =>
            pipe(
              curve([
                [x, -l * 0.2, 0],
                [x, -l * 0.1, l * 0.02],
                [x, 0, l * 0.1],
              ]),
              l * 0.05,
            ),
          ),
          move(cylinder(l * 0.09, l * 0.2, 3), l * 0.1, 0, l * 0.1),
          move(box(l * 0.26, l * 0.2, l * 0.04, { bevel: 3 }), l * 0.1, 0, l * 0.28),
        ),
      );
    },
  }),
  gasBottle: template({
    area: 'engine',
    material: 'lightGrey',
    pose: 'stand',
    defaults: { d: 310, height: 700 },
    build: ({ d, height: h }) =>
      solid(
        piece(
          'main',
          move(
            lathe([
              [0, 0],
              [d * 0.36, 0],
              [d * 0.5, d * 0.14],
              [d * 0.5, h * 0.76],
              [d * 0.36, h * 0.86],
              [0, h * 0.9],
            ]),
            0,
            0,
            h * 0.05,
          ),
          ring(d * 0.36, d * 0.34, h * 0.08, 1),
          move(ring(d * 0.34, d * 0.31, h * 0.14, 1), 0, 0, h * 0.86),
        ),
        piece(
          'brass',
          move(cylinder(d * 0.05, h * 0.1), 0, 0, h * 0.88),
          placed(cylinder(d * 0.04, d * 0.2), turn('y', 90), shift(0, 0, h * 0.95)),
        ),
        piece('red', move(cylinder(d * 0.09, h * 0.02, 1), 0, 0, h * 0.985)),
      ),
  }),
  regulator: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'face',
    defaults: { d: 130 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.2, 3),
          move(cylinder(d * 0.46, d * 0.2, 6), 0, 0, d * 0.22),
          move(box(d * 0.3, d * 0.3, d * 0.2, { bevel: 3 }), 0, d * 0.46, 0),
        ),
        piece('black', move(cylinder(d * 0.5, d * 0.03), 0, 0, d * 0.2)),
        piece('zinc', around(move(hexagon(d * 0.07, d * 0.05), d * 0.44, 0, d * 0.23), 10)),
        piece(
          'brass',
          acrossY(threadedBar(d * 0.1, 0, d * 0.3), 0, d * 0.58, d * 0.1),
          acrossX(cylinder(d * 0.09, d * 0.3, 1), d * 0.44, 0, d * 0.14),
        ),
      ),
  }),
  oilCooler: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'stand',
    defaults: { width: 340, height: 300, depth: 70 },
    build: ({ width: w, height: h, depth: d }) => {
      const rows = Array.from({ length: 18 }, (_, i) =>
        move(box(w * 0.84, d * 0.8, h * 0.02), 0, 0, h * 0.04 + (i * h * 0.9) / 17),
      );
      const tank = (s: number) => move(box(w * 0.09, d, h, { bevel: 4 }), s * w * 0.455, 0, 0);
      return solid(
        piece(
          'main',
          { ...joined(rows), spacing: h * 0.05 },
          tank(1),
          tank(-1),
          move(box(w * 0.84, d * 0.5, h * 0.92), 0, 0, h * 0.04),
        ),
        piece(
          'zinc',
          ...[1, -1].map((s) =>
            placed(
              joined([hexagon(d * 0.6, d * 0.2), threadedBar(d * 0.22, d * 0.15, d * 0.6)]),
              turn('x', 90),
              shift(s * w * 0.455, -d * 0.5, h * (s > 0 ? 0.84 : 0.16)),
            ),
          ),
        ),
        piece(
          'black',
          ...[1, -1].map((s) =>
            move(extrude(slot(d * 0.4, d * 0.2), 5, { holes: [bore(5)] }), s * w * 0.52, 0, h * 0.5),
          ),
        ),
      );
    },
  }),
  strainer: template({
    area: 'engine',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 80, height: 130 },
    build: ({ d, height: h }) =>
      solid(
        piece('main', {
          ...joined(
            Array.from({ length: fewer(16) }, (_, i) =>
              move(torus(d * 0.46, d * 0.05), 0, 0, h * 0.1 + (i * h * 0.7) / (fewer(16) - 1)),
            ),
          ),
          spacing: h * 0.05,
        }),
        piece(
          'plasticBlack',
          cylinder(d * 0.5, h * 0.1, 2),
          move(cylinder(d * 0.42, h * 0.8), 0, 0, h * 0.05),
          move(hexagon(d * 0.8, h * 0.16), 0, 0, h * 0.82),
          move(threadedBar(d * 0.28, 0, h * 0.14), 0, 0, h * 0.98),
        ),
      ),
  }),
  heatShield: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'stand',
    defaults: { length: 320, d: 180 },
    build: ({ length: l, d }) =>
      solid(
        piece(
          'main',
          placed(extrude(ribbon([...arc(d * 0.5, 10, 170), [-d * 0.6, 0]], 3), l), turn('x', 90), shift(0, l / 2, 0)),
        ),
      ),
  }),
};
