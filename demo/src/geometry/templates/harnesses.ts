// Load cells, senders and wiring harnesses.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, rect, roundRect } from '../primitives/outlines.ts';
import { acrossX, acrossY, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import { curve, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Vec3 } from '../types.ts';
import { along, shift, subtract, turn } from '../vector.ts';
import { template } from './template.ts';
import { cableWithEnds, coiled, plugPieces } from './electrics-shapes.ts';

export const harnesses = {
  loadCell: template({
    area: 'electrics',
    material: 'steel',
    pose: 'stand',
    defaults: { length: 130 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          placed(
            extrude(rect(l, l * 0.28), l * 0.26, { holes: [roundRect(l * 0.3, l * 0.13, l * 0.06)], bevel: 1 }),
            turn('x', 90),
            shift(0, l * 0.13, l * 0.14),
          ),
        ),
        piece('zinc', ...[-0.4, -0.28, 0.28, 0.4].map((k) => move(hexagon(l * 0.09, l * 0.05), l * k, 0, l * 0.28))),
        piece(
          'plasticBlack',
          pipe(
            curve([
              [l * 0.5, 0, l * 0.14],
              [l * 0.7, 0, l * 0.14],
              [l * 0.86, -l * 0.1, l * 0.04],
              [l * 1.1, -l * 0.2, l * 0.03],
            ]),
            l * 0.025,
          ),
        ),
      ),
  }),
  cableReelSensor: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { d: 140 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.36, 4),
          move(cylinder(d * 0.3, d * 0.1, 2), 0, 0, d * 0.36),
          move(box(d * 0.3, d * 0.3, d * 0.3, { bevel: 3 }), d * 0.4, d * 0.3, 0),
        ),
        piece(
          'steel',
          acrossX(cylinder(d * 0.012, d * 0.7), d * 0.3, d * 0.38, d * 0.16),
          acrossX(ring(d * 0.05, d * 0.02, d * 0.04), d * 1, d * 0.38, d * 0.16),
        ),
        piece('paper', move(cylinder(d * 0.2, 0.6), 0, 0, d * 0.46)),
      ),
  }),
  fuelSender: template({
    area: 'electrics',
    material: 'zinc',
    pose: 'stand',
    defaults: { length: 260 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          move(
            extrude(circle(l * 0.13), l * 0.02, {
              holes: arc(l * 0.105, 0, 360, { segments: 5, open: true }).map(([x, y]) => bore(l * 0.012, x, y)),
            }),
            0,
            0,
            l,
          ),
          move(cylinder(l * 0.012, l), l * 0.03, 0, 0),
          pipe(
            [
              [l * 0.03, 0, l * 0.3],
              [l * 0.2, 0, l * 0.22],
              [l * 0.42, 0, l * 0.2],
            ],
            l * 0.007,
          ),
        ),
        piece(
          'plasticBlack',
          move(cylinder(l * 0.06, l * 0.08, 2), 0, 0, l * 1.02),
          acrossY(cylinder(l * 0.05, l * 0.1, 3), l * 0.45, -l * 0.05, l * 0.2),
        ),
        piece('copper', move(threadedBar(l * 0.01, 0, l * 0.05), 0, 0, l * 1.1)),
      ),
  }),
  harness: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 700, d: 14 },
    build: ({ length: l, d }) => {
      const trunk = curve(
        [
          [-l * 0.5, 0, d],
          [-l * 0.25, l * 0.14, d],
          [0, -l * 0.04, d],
          [l * 0.25, -l * 0.16, d],
          [l * 0.5, l * 0.02, d],
        ],
        8,
      );
      const branch = (points: Vec3[], k: number) =>
        cableWithEnds(
          curve(points, 6),
          d * k,
          plugPieces(d * 1.7, 3).map(({ material, mesh }) =>
            piece(material === 'main' ? 'plasticGrey' : material, move(mesh, 0, 0, -d * 0.4)),
          ),
        );
      const tapes = [0.1, 0.3, 0.5, 0.7, 0.9].map((k) => {
        const i = Math.floor(k * (trunk.length - 2));
        return placed(
          cylinder(d * 0.58, d * 1.2),
          along(subtract(trunk[i + 1] as Vec3, trunk[i] as Vec3), trunk[i] ?? [0, 0, 0]),
        );
      });
      return solid(
        cableWithEnds(
          trunk,
          d,
          plugPieces(d * 2.4, 6).map(({ material, mesh }) =>
            piece(material === 'main' ? 'plasticGrey' : material, move(mesh, 0, 0, -d * 0.6)),
          ),
        ),
        branch(
          [
            [-l * 0.2, l * 0.11, d],
            [-l * 0.14, l * 0.26, d * 0.7],
            [-l * 0.02, l * 0.3, d * 0.7],
          ],
          0.6,
        ),
        branch(
          [
            [0, -l * 0.04, d],
            [-l * 0.08, -l * 0.2, d * 0.7],
            [-l * 0.2, -l * 0.24, d * 0.7],
          ],
          0.6,
        ),
        branch(
          [
            [l * 0.25, -l * 0.16, d],
            [l * 0.3, -l * 0.3, d * 0.7],
            [l * 0.42, -l * 0.3, d * 0.7],
          ],
          0.6,
        ),
        piece('darkGrey', ...tapes),
      );
    },
  }),
  coiledCable: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { r: 130, d: 14 },
    build: ({ r, d }) =>
      solid(
        cableWithEnds(
          coiled(r, d),
          d,
          plugPieces(d * 2, 6).map(({ material, mesh }) => piece(material === 'main' ? 'plasticGrey' : material, mesh)),
        ),
      ),
  }),
};
