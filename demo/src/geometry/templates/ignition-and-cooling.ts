// Plugs, injectors, generators, radiators and fans.
import { box, extrude } from '../primitives/extrude.ts';
import { bore, roundRect } from '../primitives/outlines.ts';
import { around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { fanPieces } from './engine-shapes.ts';

export const ignitionAndCooling = {
  glowPlug: template({
    area: 'engine',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 12 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          move(cylinder(d * 0.2, d * 2.4, 1), 0, 0, -d * 3.4),
          move(cylinder(d * 0.36, d * 0.8, 1), 0, 0, -d * 1.2),
          threadedBar(d * 0.46, -d * 0.6, d * 0.6),
          move(hexagon(d * 1.1, d * 0.6), 0, 0, d * 0.6),
          move(cylinder(d * 0.26, d * 0.6), 0, 0, d * 1.2),
          move(threadedBar(d * 0.2, 0, d * 0.7), 0, 0, d * 1.7),
        ),
      ),
  }),
  sparkPlug: template({
    area: 'engine',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 14 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.5, -d * 1.3, 0),
          hexagon(d * 1.2, d * 0.7),
          move(cylinder(d * 0.54, d * 0.3), 0, 0, d * 0.7),
          move(cylinder(d * 0.16, d * 0.5), 0, 0, d * 3.4),
        ),
        piece(
          'white',
          move(
            lathe([
              [0, 0],
              [d * 0.4, 0],
              [d * 0.32, d * 0.8],
              [d * 0.36, d * 0.9],
              [d * 0.32, d],
              [d * 0.36, d * 1.1],
              [d * 0.32, d * 1.2],
              [d * 0.3, d * 2.5],
              [0, d * 2.5],
            ]),
            0,
            0,
            d,
          ),
        ),
        piece(
          'steel',
          move(cylinder(d * 0.1, d * 0.5), 0, 0, -d * 1.7),
          pipe(
            [
              [d * 0.42, 0, -d * 1.3],
              [d * 0.42, 0, -d * 1.8],
              [0, 0, -d * 1.9],
            ],
            d * 0.08,
          ),
        ),
      ),
  }),
  injector: template({
    area: 'engine',
    material: 'steel',
    pose: 'tilt',
    defaults: { d: 22 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, -d * 2],
            [d * 0.16, -d * 2],
            [d * 0.2, -d * 1.2],
            [d * 0.34, -d * 1.1],
            [d * 0.34, 0],
            [d * 0.5, 0],
            [d * 0.5, d * 1.6],
            [d * 0.4, d * 1.7],
            [0, d * 1.7],
          ]),
          move(hexagon(d * 1.1, d * 0.6), 0, 0, d * 0.4),
          placed(threadedBar(d * 0.2, 0, d * 0.7), turn('y', 90), shift(d * 0.3, 0, d * 1.3)),
        ),
        piece('plasticBlack', move(box(d * 0.7, d * 0.6, d * 0.8, { bevel: 2 }), 0, 0, d * 1.65)),
        piece('copper', move(ring(d * 0.36, d * 0.2, d * 0.1), 0, 0, -d * 1.2)),
      ),
  }),
  actuator: template({
    area: 'engine',
    material: 'black',
    pose: 'lie',
    defaults: { d: 50, length: 130 },
    build: ({ d, length: l }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, l, 2),
          move(extrude(roundRect(d * 1.7, d, 6), 6, { holes: [bore(4, d * 0.68, 0), bore(4, -d * 0.68, 0)] }), 0, 0, l),
        ),
        piece('steel', move(cylinder(d * 0.1, l * 0.36, 1), 0, 0, l)),
        piece(
          'rubber',
          move(
            lathe([
              [0, 0],
              [d * 0.4, 0],
              [d * 0.36, d * 0.1],
              [d * 0.42, d * 0.2],
              [d * 0.34, d * 0.3],
              [d * 0.4, d * 0.4],
              [d * 0.14, d * 0.5],
              [0, d * 0.5],
            ]),
            0,
            0,
            l,
          ),
        ),
      ),
  }),
  generator: template({
    area: 'engine',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { d: 200 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 1.1, 4),
          move(box(d * 0.5, d * 0.3, d * 0.5, { bevel: 4 }), 0, -d * 0.5, d * 0.3),
        ),
        piece('aluminium', move(cylinder(d * 0.53, d * 0.14, 4), 0, 0, d * 1.05), cylinder(d * 0.53, d * 0.1, 4)),
        piece('black', around(move(box(d * 0.1, d * 0.02, d * 0.03), d * 0.3, 0, d * 1.18), 16)),
        piece('steel', move(cylinder(d * 0.09, d * 0.3, 2), 0, 0, -d * 0.28)),
      ),
  }),
  radiator: template({
    area: 'engine',
    material: 'black',
    pose: 'stand',
    defaults: { width: 480, height: 460, depth: 60 },
    build: ({ width: w, height: h, depth: d }) => {
      const fins = Array.from({ length: 34 }, (_, i) =>
        move(box(w * 0.9, d * 0.5, 2), 0, 0, h * 0.13 + (i * h * 0.74) / 33),
      );
      const tubes = Array.from({ length: 16 }, (_, i) =>
        move(box(4, d * 0.56, h * 0.76), -w * 0.44 + (i * w * 0.88) / 15, 0, h * 0.12),
      );
      const neck = (z: number, x: number) =>
        placed(cylinder(d * 0.32, d * 0.9, 2), turn('x', -90), shift(x, d * 0.3, z));
      return solid(
        piece('aluminium', { ...joined(fins), spacing: h * 0.022 }, ...tubes),
        piece(
          'main',
          move(box(w, d, h * 0.12, { bevel: 4 }), 0, 0, h * 0.88),
          box(w, d, h * 0.12, { bevel: 4 }),
          move(box(w * 0.035, d * 0.9, h), w * 0.485, 0, 0),
          move(box(w * 0.035, d * 0.9, h), -w * 0.485, 0, 0),
          neck(h * 0.94, w * 0.34),
          neck(h * 0.06, -w * 0.34),
        ),
        piece(
          'zinc',
          move(cylinder(d * 0.3, d * 0.2), -w * 0.3, 0, h),
          move(cylinder(d * 0.42, d * 0.16, 2), -w * 0.3, 0, h + d * 0.18),
        ),
      );
    },
  }),
  fan: template({
    area: 'engine',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { d: 380, blades: 7 },
    build: ({ d, blades }) => solid(fanPieces(d, blades)),
  }),
};
