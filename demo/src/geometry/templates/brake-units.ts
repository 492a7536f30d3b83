// Motor brakes, brake cylinders and couplings.
import { box, extrude } from '../primitives/extrude.ts';
import { arc } from '../primitives/outlines.ts';
import { around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { hexagon } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const brakeUnits = {
  motorBrake: template({
    area: 'drive',
    material: 'black',
    pose: 'stand',
    defaults: { r: 80 },
    build: ({ r }) =>
      solid(
        piece('main', cylinder(r, r * 0.5, r * 0.05)),
        piece(
          'steel',
          move(cylinder(r * 0.98, r * 0.14, r * 0.02), 0, 0, r * 0.52),
          move(ring(r * 0.24, r * 0.16, r * 0.3), 0, 0, r * 0.62),
        ),
        piece('castIron', move(cylinder(r * 0.88, r * 0.12), 0, 0, r * 0.64)),
        piece('zinc', around(move(hexagon(r * 0.15, r * 0.1), r * 0.8, 0, r * 0.74), 3, 30)),
        piece('red', placed(cylinder(r * 0.04, r * 0.5), turn('y', 90), shift(r * 0.9, 0, r * 0.3))),
      ),
  }),
  brakeCylinder: template({
    area: 'drive',
    material: 'castIron',
    pose: 'lie',
    defaults: { d: 30, length: 120 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.7, length * 0.7, d * 0.06),
          move(box(d * 1.2, d * 2, length * 0.14, { bevel: d * 0.08 }), 0, 0, length * 0.2),
        ),
        piece(
          'rubber',
          move(
            lathe([
              [0, 0],
              [d * 0.6, 0],
              [d * 0.66, d * 0.14],
              [d * 0.52, d * 0.26],
              [d * 0.56, d * 0.4],
              [d * 0.3, d * 0.55],
              [0, d * 0.55],
            ]),
            0,
            0,
            length * 0.69,
          ),
        ),
        piece('steel', move(cylinder(d * 0.18, length * 0.26), 0, 0, length * 0.76)),
        piece(
          'plasticGrey',
          placed(box(d * 0.9, d * 0.9, d * 0.8, { bevel: d * 0.1 }), turn('y', -90), shift(-d * 0.62, 0, length * 0.4)),
          placed(cylinder(d * 0.3, d * 0.2, d * 0.03), turn('y', -90), shift(-d * 1.4, 0, length * 0.4)),
        ),
      ),
  }),
  coupling: template({
    area: 'drive',
    material: 'aluminium',
    pose: 'lie',
    defaults: { d: 80 },
    build: ({ d }) => {
      const jaw = extrude([...arc(d * 0.5, -24, 24), ...arc(d * 0.24, 24, -24)], d * 0.3);
      const half = joined([ring(d * 0.5, d * 0.16, d * 0.4, d * 0.03), around(move(jaw, 0, 0, d * 0.38), 3)]);
      return solid(
        piece('main', half, placed(half, turn('x', 180), turn('z', 0), shift(0, 0, d * 1.1))),
        piece(
          'red',
          around(move(extrude([...arc(d * 0.48, 38, 82), ...arc(d * 0.2, 82, 38)], d * 0.26), 0, 0, d * 0.42), 3),
          around(move(extrude([...arc(d * 0.48, 98, 142), ...arc(d * 0.2, 142, 98)], d * 0.26), 0, 0, d * 0.42), 3),
        ),
      );
    },
  }),
  bearingCup: template({
    area: 'drive',
    material: 'steel',
    pose: 'stand',
    defaults: { outer: 90, width: 24 },
    build: ({ outer, width }) =>
      solid(
        piece(
          'main',
          lathe(
            [
              [outer * 0.36, 0],
              [outer * 0.5, 0],
              [outer * 0.5, width],
              [outer * 0.44, width],
            ],
            true,
          ),
        ),
      ),
  }),
  disconnectCap: template({
    area: 'drive',
    material: 'red',
    pose: 'stand',
    defaults: { r: 40 },
    build: ({ r }) =>
      solid(
        piece(
          'main',
          cylinder(r, r * 0.24, r * 0.05),
          move(
            lathe([
              [0, 0],
              [r * 0.5, 0],
              [r * 0.44, r * 0.5],
              [r * 0.3, r * 0.6],
              [0, r * 0.6],
            ]),
            0,
            0,
            r * 0.2,
          ),
        ),
        piece(
          'zinc',
          move(hexagon(r * 0.24, r * 0.12), r * 0.72, 0, r * 0.24),
          move(hexagon(r * 0.24, r * 0.12), -r * 0.72, 0, r * 0.24),
        ),
      ),
  }),
};
