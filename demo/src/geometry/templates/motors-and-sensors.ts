// Electric motors and sensors.
import { box, extrude } from '../primitives/extrude.ts';
import { bore, slot } from '../primitives/outlines.ts';
import { around, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import { curve, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { corners, plugPieces, probe, shell } from './electrics-shapes.ts';

export const motorsAndSensors = {
  disconnectSwitch: template({
    area: 'electrics',
    material: 'red',
    pose: 'stand',
    defaults: { size: 80 },
    build: ({ size: s }) =>
      solid(
        piece('plasticBlack', shell(s, s, s * 0.5, 8)),
        piece(
          'main',
          move(cylinder(s * 0.2, s * 0.3, 2), 0, 0, s * 0.48),
          move(box(s * 0.9, s * 0.2, s * 0.2, { bevel: 4 }), 0, 0, s * 0.7),
        ),
        piece(
          'copper',
          ...[1, -1].map((k) =>
            placed(threadedBar(s * 0.1, 0, s * 0.3), turn('y', 90 * k), shift(k * s * 0.5, 0, s * 0.2)),
          ),
        ),
      ),
  }),
  electricMotor: template({
    area: 'electrics',
    material: 'black',
    pose: 'lie',
    defaults: { d: 170, length: 300 },
    build: ({ d, length: l }) => {
      const fins = around(move(box(d * 0.06, d * 0.02, l * 0.6), d * 0.52, 0, l * 0.2), 28);
      return solid(
        piece('main', move(cylinder(d * 0.5, l * 0.8, 2), 0, 0, l * 0.1), fins),
        piece('aluminium', cylinder(d * 0.54, l * 0.12, 3), move(cylinder(d * 0.52, l * 0.12, 4), 0, 0, l * 0.86)),
        piece('steel', move(cylinder(d * 0.1, l * 0.3, 2), 0, 0, -l * 0.28)),
        piece(
          'plasticBlack',
          placed(shell(d * 0.4, l * 0.26, d * 0.16, 5), turn('x', 90), shift(0, -d * 0.48, l * 0.6)),
        ),
        piece(
          'copper',
          ...[-0.12, 0, 0.12].map((k) =>
            placed(threadedBar(d * 0.03, 0, d * 0.12), turn('x', 90), shift(d * k, -d * 0.64, l * 0.6)),
          ),
        ),
        piece('zinc', around(move(hexagon(d * 0.07, d * 0.05), d * 0.46, 0, l * 0.98), 6)),
      );
    },
  }),
  carbonBrush: template({
    area: 'electrics',
    material: 'blackOxide',
    pose: 'stand',
    defaults: { size: 24 },
    build: ({ size: s }) =>
      solid(
        piece('main', box(s, s * 0.5, s * 1.2, { bevel: 1 })),
        piece(
          'copper',
          pipe(
            curve([
              [0, 0, s * 1.1],
              [0, 0, s * 1.6],
              [s * 0.6, 0, s * 2],
              [s * 1.4, 0, s * 1.6],
              [s * 1.9, 0, s * 1.7],
            ]),
            s * 0.1,
          ),
          move(
            placed(extrude(slot(s * 0.4, s * 0.26), s * 0.06, { holes: [bore(s * 0.13, s * 0.14, 0)] }), turn('x', 90)),
            s * 2.1,
            0,
            s * 1.7,
          ),
        ),
      ),
  }),
  tiltSensor: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 70 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          shell(s, s * 0.8, s * 0.5, 6),
          corners(extrude(slot(s * 0.16, s * 0.1), s * 0.1, { holes: [bore(s * 0.05)] }), s * 0.56, s * 0.24),
        ),
        piece('paper', move(box(s * 0.6, s * 0.4, 0.5), 0, 0, s * 0.5)),
        plugPieces(s * 0.3, 4).map(({ material, mesh }) =>
          piece(
            material === 'main' ? 'plasticGrey' : material,
            placed(mesh, turn('x', 90), shift(0, -s * 0.4, s * 0.24)),
          ),
        ),
      ),
  }),
  angleSensor: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 60 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          extrude(slot(s * 0.9, s * 0.3), s * 0.34, { bevel: 2 }),
          move(cylinder(s * 0.28, s * 0.2, 2), 0, 0, s * 0.3),
        ),
        piece(
          'zinc',
          move(cylinder(s * 0.08, s * 0.4, 1), 0, 0, s * 0.45),
          move(box(s * 0.8, s * 0.14, s * 0.05, { bevel: 1 }), s * 0.26, 0, s * 0.74),
        ),
        plugPieces(s * 0.26, 3).map(({ material, mesh }) =>
          piece(
            material === 'main' ? 'plasticGrey' : material,
            placed(mesh, turn('x', 90), shift(0, -s * 0.28, s * 0.18)),
          ),
        ),
      ),
  }),
  limitSwitch: template({
    area: 'electrics',
    material: 'plasticGrey',
    pose: 'stand',
    defaults: { size: 50 },
    build: ({ size: s }) =>
      solid(
        piece('main', shell(s * 0.8, s * 0.6, s * 1.5, 5)),
        piece(
          'zinc',
          move(box(s * 0.7, s * 0.5, s * 0.4, { bevel: 2 }), 0, 0, s * 1.5),
          placed(cylinder(s * 0.12, s * 0.5), turn('x', 90), shift(0, -s * 0.1, s * 1.72)),
          placed(
            extrude(slot(s * 0.9, s * 0.1), s * 0.08),
            turn('x', 90),
            turn('y', -55),
            shift(s * 0.26, -s * 0.52, s * 2.08),
          ),
          move(threadedBar(s * 0.2, -s * 0.3, 0), 0, 0, 0),
        ),
        piece(
          'plasticBlack',
          placed(cylinder(s * 0.18, s * 0.16, 1), turn('x', 90), shift(s * 0.52, -s * 0.46, s * 2.46)),
          pipe(
            curve([
              [0, 0, -s * 0.3],
              [0, 0, -s * 0.7],
              [s * 0.5, 0, -s * 1],
              [s * 1.3, 0, -s * 1.02],
            ]),
            s * 0.1,
          ),
        ),
      ),
  }),
  probe: template({
    area: 'electrics',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 18, length: 70 },
    build: ({ d, length }) => solid(probe(d, length)),
  }),
  pressureSender: template({
    area: 'electrics',
    material: 'steel',
    pose: 'tilt',
    defaults: { d: 24 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.3, -d * 0.6, 0),
          hexagon(d * 1.1, d * 0.5, { chamferBottom: true }),
          move(cylinder(d * 0.5, d * 1.4, 1), 0, 0, d * 0.45),
        ),
        piece(
          'plasticBlack',
          move(cylinder(d * 0.46, d * 0.5, 2), 0, 0, d * 1.8),
          move(box(d * 0.5, d * 0.4, d * 0.5, { bevel: 2 }), 0, 0, d * 2.2),
        ),
      ),
  }),
};
