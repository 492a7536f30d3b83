// Cables, terminals, glands and connectors.
import { box, extrude } from '../primitives/extrude.ts';
import { bore, circle, polygon, slot } from '../primitives/outlines.ts';
import { acrossX, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, torus } from '../primitives/revolve.ts';
import { curve, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import type { Vec3 } from '../types.ts';
import { along, shift, subtract, turn } from '../vector.ts';
import { template } from './template.ts';
import { cableWithEnds, plugPieces } from './electrics-shapes.ts';

export const connectors = {
  batteryCable: template({
    area: 'electrics',
    material: 'red',
    pose: 'stand',
    defaults: { length: 320, d: 14 },
    build: ({ length: l, d }) => {
      const lug = [
        piece(
          'copper',
          cylinder(d * 0.56, d * 1.6),
          move(
            placed(
              extrude(slot(d * 1, d * 0.8), d * 0.3, { holes: [bore(d * 0.4, d * 0.4, 0)] }),
              turn('y', -90),
              shift(d * 0.1, 0, d * 2),
            ),
            0,
            0,
            0,
          ),
        ),
        piece('plasticBlack', move(cylinder(d * 0.64, d * 1.4), 0, 0, -d * 0.9)),
      ];
      return solid(
        cableWithEnds(
          curve(
            [
              [-l / 2, 0, d * 0.6],
              [-l * 0.2, l * 0.16, d * 0.6],
              [l * 0.2, -l * 0.16, d * 0.6],
              [l / 2, 0, d * 0.6],
            ],
            8,
          ),
          d,
          lug,
        ),
      );
    },
  }),
  ringTerminal: template({
    area: 'electrics',
    material: 'copper',
    pose: 'stand',
    defaults: { d: 10 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          extrude(circle(d), d * 0.24, { holes: [bore(d * 0.54)] }),
          move(box(d * 1.2, d * 0.9, d * 0.24), d * 1.2, 0, 0),
        ),
        piece('red', acrossX(ring(d * 0.56, d * 0.34, d * 2, d * 0.06), d * 1.7, 0, d * 0.36)),
      ),
  }),
  cableGland: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'tilt',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.48, -d * 0.6, 0),
          hexagon(d * 1.25, d * 0.34),
          move(
            lathe(
              [
                [d * 0.3, 0],
                [d * 0.62, 0],
                [d * 0.62, d * 0.5],
                [d * 0.44, d * 0.9],
                [d * 0.3, d * 0.9],
              ],
              true,
            ),
            0,
            0,
            d * 0.34,
          ),
          move(extrude(polygon(6, d * 1.2), d * 0.4), 0, 0, d * 0.4),
        ),
        piece('rubber', move(ring(d * 0.32, d * 0.2, d * 0.3), 0, 0, d * 0.98)),
      ),
  }),
  connector: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'tilt',
    defaults: { size: 24, ways: 6 },
    build: ({ size, ways }) =>
      solid(
        plugPieces(size, ways),
        piece(
          'red',
          ...[-0.2, 0.2].map((k) =>
            pipe(
              [
                [size * k, 0, 0],
                [size * k, size * 0.1, -size * 0.8],
              ],
              size * 0.06,
            ),
          ),
        ),
        piece(
          'blue',
          pipe(
            [
              [0, 0, 0],
              [0, -size * 0.1, -size * 0.8],
            ],
            size * 0.06,
          ),
        ),
      ),
  }),
  slipRing: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 80 },
    build: ({ d }) =>
      solid(
        piece('main', cylinder(d * 0.5, d * 0.9, 3), move(cylinder(d * 0.4, d * 0.2, 2), 0, 0, d * 0.9)),
        piece(
          'steel',
          move(ring(d * 0.56, d * 0.4, d * 0.1, 1), 0, 0, d * 0.1),
          move(cylinder(d * 0.14, d * 0.5), 0, 0, d * 1.05),
        ),
        piece(
          'red',
          pipe(
            curve([
              [d * 0.3, 0, 0],
              [d * 0.3, 0, -d * 0.3],
              [d * 0.7, 0, -d * 0.6],
            ]),
            d * 0.05,
          ),
        ),
        piece(
          'blue',
          pipe(
            curve([
              [0, 0, 0],
              [0, d * 0.1, -d * 0.4],
              [d * 0.5, d * 0.2, -d * 0.66],
            ]),
            d * 0.05,
          ),
        ),
      ),
  }),
  conduit: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 22, length: 300 },
    build: ({ d, length: l }) => {
      const path = curve(
        [
          [-l / 2, 0, d],
          [-l * 0.2, l * 0.2, d],
          [l * 0.2, -l * 0.16, d],
          [l / 2, l * 0.06, d],
        ],
        14,
      );
      const every = Math.round(path.length / fewer(path.length));
      const rings = path
        .slice(1)
        .map((p, i) => placed(torus(d * 0.5, d * 0.16), along(subtract(p, path[i] as Vec3), p)))
        .filter((_, i) => i % every === 0);
      return solid(piece('main', pipe(path, d * 0.47), { ...joined(rings), spacing: d * 0.4 }));
    },
  }),
};
