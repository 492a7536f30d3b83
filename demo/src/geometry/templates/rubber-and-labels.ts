// Buffers, boots, gaskets, decals and plates.
import { box, extrude } from '../primitives/extrude.ts';
import { lettering } from '../primitives/lettering.ts';
import { circle, rect, roundRect } from '../primitives/outlines.ts';
import { joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { curve, sweep } from '../primitives/sweep.ts';
import { threadedBar } from '../primitives/threads.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { cornerBores, lines, triangleSign } from './bodywork-shapes.ts';

export const rubberAndLabels = {
  buffer: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 50, height: 40 },
    build: ({ d, height: h }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.5, 0],
            [d * 0.46, h * 0.7],
            [d * 0.36, h * 0.95],
            [0, h],
          ]),
        ),
        piece(
          'zinc',
          move(cylinder(d * 0.5, h * 0.08), 0, 0, -h * 0.04),
          move(threadedBar(d * 0.12, -h * 0.7, 0), 0, 0, 0),
        ),
      ),
  }),
  rubberMount: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 40 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          lathe(
            [
              [d * 0.16, 0],
              [d * 0.5, 0],
              [d * 0.5, d * 0.3],
              [d * 0.34, d * 0.34],
              [d * 0.34, d * 0.44],
              [d * 0.5, d * 0.48],
              [d * 0.5, d * 0.78],
              [d * 0.16, d * 0.78],
            ],
            true,
          ),
        ),
        piece('zinc', move(ring(d * 0.17, d * 0.13, d * 0.84), 0, 0, -d * 0.03)),
      ),
  }),
  dustBoot: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 50, height: 70 },
    build: ({ d, height: h }) => {
      const folds = Array.from(
        { length: 11 },
        (_, i): Point2 => [d * (i % 2 ? 0.36 : 0.5) * (1 - i * 0.025), (h * i) / 10],
      );
      return solid(
        piece('main', lathe([...folds, ...folds.map(([r, z]): Point2 => [r - d * 0.05, z]).reverse()], true)),
        piece('zinc', move(ring(d * 0.53, d * 0.49, d * 0.06), 0, 0, d * 0.02)),
      );
    },
  }),
  gasket: template({
    area: 'bodywork',
    material: 'foam',
    pose: 'stand',
    defaults: { size: 120 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(s, s * 0.74, s * 0.12), s * 0.014, {
            holes: [roundRect(s * 0.7, s * 0.46, s * 0.1), ...cornerBores(s * 0.96, s * 0.74, s * 0.035)],
          }),
        ),
      ),
  }),
  bondedSeal: template({
    area: 'bodywork',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece('main', ring(d * 0.75, d * 0.58, d * 0.1, 0.3)),
        piece(
          'rubber',
          move(
            lathe(
              [
                [d * 0.5, d * 0.05],
                [d * 0.53, -d * 0.02],
                [d * 0.58, d * 0.02],
                [d * 0.58, d * 0.08],
                [d * 0.53, d * 0.12],
              ],
              true,
            ),
            0,
            0,
            0,
          ),
        ),
      ),
  }),
  modelDecal: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'face',
    defaults: { length: 420, height: 90 },
    build: ({ length: l, height: h }) =>
      solid(
        piece('main', extrude(roundRect(l, h, h * 0.1), 1)),
        piece('paper', move(lettering('NORRVIK', h * 0.5, 0.8), 0, 0, 0.8)),
      ),
  }),
  warningLabel: template({
    area: 'bodywork',
    material: 'yellow',
    pose: 'face',
    defaults: { width: 100, height: 140 },
    build: ({ width: w, height: h }) =>
      solid(
        piece('paper', extrude(roundRect(w, h, w * 0.06), 0.8)),
        piece('main', move(extrude(roundRect(w * 0.96, h * 0.3, w * 0.05), 0.5), 0, h * 0.33, 0.6)),
        triangleSign(w * 0.24).map(({ material, mesh }) => piece(material, move(mesh, -w * 0.3, h * 0.31, 0.9))),
        piece(
          'black',
          move(lettering('WARNING', h * 0.07, 0.4), w * 0.14, h * 0.33, 1),
          move(lines(w * 0.8, h * 0.34, 7), 0, -h * 0.28, 0.7),
          move(ring(w * 0.2, w * 0.17, 0.5), -w * 0.2, h * 0.04, 0.7),
          placed(box(w * 0.36, w * 0.03, 0.5), turn('z', 45), shift(-w * 0.2, h * 0.04, 0.7)),
        ),
        piece('red', move(ring(w * 0.17, w * 0.14, 0.6), w * 0.22, h * 0.04, 0.7)),
      ),
  }),
  nameplate: template({
    area: 'bodywork',
    material: 'aluminium',
    pose: 'face',
    defaults: { width: 120, height: 80 },
    build: ({ width: w, height: h }) =>
      solid(
        piece('main', extrude(roundRect(w, h, 4), 1.2, { holes: cornerBores(w, h, 1.8) })),
        piece(
          'black',
          move(lettering('NORRVIK', h * 0.13, 0.4), -w * 0.1, h * 0.3, 1.1),
          ...[0.08, -0.08, -0.24].map((k) =>
            joined([
              move(box(w * 0.3, h * 0.03, 0.4), -w * 0.26, h * k, 1.1),
              move(extrude(rect(w * 0.44, h * 0.1), 0.4, { holes: [rect(w * 0.42, h * 0.08)] }), w * 0.18, h * k, 1.1),
            ]),
          ),
        ),
      ),
  }),
  chartPlate: template({
    area: 'bodywork',
    material: 'paper',
    pose: 'face',
    defaults: { width: 160, height: 110 },
    build: ({ width: w, height: h }) =>
      solid(
        piece('main', extrude(roundRect(w, h, 5), 1)),
        piece(
          'black',
          ...Array.from({ length: 5 }, (_, i) => move(box(w * 0.8, 0.8, 0.4), 0, h * (0.2 - i * 0.14), 0.9)),
          ...Array.from({ length: 5 }, (_, i) => move(box(0.8, h * 0.56, 0.4), w * (-0.4 + i * 0.2), -h * 0.08, 0.9)),
          move(lettering('CAPACITY', h * 0.1, 0.4), 0, h * 0.36, 0.9),
        ),
        piece(
          'orange',
          sweep(
            curve([
              [-w * 0.38, h * 0.16, 1.2],
              [-w * 0.1, h * 0.1, 1.2],
              [w * 0.2, -h * 0.12, 1.2],
              [w * 0.38, -h * 0.32, 1.2],
            ]),
            circle(0.9, 0, 0, 8),
          ),
        ),
      ),
  }),
};
