// Hand pumps, rotary actuators, manifolds and accumulators.
import { box } from '../primitives/extrude.ts';
import { acrossX, acrossY, around, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring, sphere } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { port } from './hydraulics-shapes.ts';

export const actuators = {
  handPump: template({
    area: 'hydraulics',
    material: 'aluminium',
    pose: 'stand',
    defaults: { length: 180 },
    build: ({ length: l }) => {
      const lever = placed(cylinder(l * 0.05, l * 1.1), turn('y', 50), shift(-l * 0.3, 0, l * 0.42));
      return solid(
        piece(
          'main',
          box(l, l * 0.34, l * 0.3, { bevel: l * 0.02 }),
          move(box(l * 0.26, l * 0.2, l * 0.24, { bevel: l * 0.02 }), -l * 0.3, 0, l * 0.28),
        ),
        piece(
          'steel',
          acrossX(cylinder(l * 0.07, l * 0.5, l * 0.01), -l * 0.2, 0, l * 0.4),
          acrossY(cylinder(l * 0.04, l * 0.28), -l * 0.3, -l * 0.14, l * 0.42),
        ),
        piece('red', lever),
        piece('rubber', placed(cylinder(l * 0.07, l * 0.3, l * 0.02), turn('y', 50), shift(l * 0.36, 0, l * 0.97))),
        piece('zinc', placed(port(l * 0.12), turn('x', 90), shift(l * 0.3, -l * 0.17, l * 0.15))),
      );
    },
  }),
  rotaryActuator: template({
    area: 'hydraulics',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { d: 140, length: 320 },
    build: ({ d, length }) => {
      const bolts = around(move(hexagon(d * 0.1, d * 0.06), d * 0.4, 0, length), 10);
      const foot = (z: number) => move(box(d * 1.3, d * 0.3, length * 0.16, { bevel: d * 0.02 }), 0, -d * 0.46, z);
      return solid(
        piece('main', cylinder(d * 0.5, length, d * 0.03), foot(length * 0.12), foot(length * 0.72)),
        piece(
          'blackOxide',
          move(cylinder(d * 0.56, length * 0.08, d * 0.02), 0, 0, length * 0.2),
          move(cylinder(d * 0.56, length * 0.08, d * 0.02), 0, 0, length * 0.7),
        ),
        piece(
          'steel',
          move(cylinder(d * 0.34, length * 0.12, d * 0.02), 0, 0, length),
          move(cylinder(d * 0.34, length * 0.12, d * 0.02), 0, 0, -length * 0.12),
        ),
        piece(
          'zinc',
          bolts,
          placed(port(d * 0.14), turn('x', -90), shift(0, d * 0.47, length * 0.4)),
          placed(port(d * 0.14), turn('x', -90), shift(0, d * 0.47, length * 0.58)),
        ),
      );
    },
  }),
  rotaryManifold: template({
    area: 'hydraulics',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 110, height: 260, ports: 5 },
    build: ({ d, height, ports }) => {
      const at = Array.from({ length: ports }, (_, i) => height * (0.2 + (0.62 * i) / Math.max(1, ports - 1)));
      const outlets = at.map((z, i) =>
        placed(port(d * 0.16), turn('y', 90), shift(d * 0.48, 0, 0), turn('z', -60 + 24 * (i % 2)), shift(0, 0, z)),
      );
      return solid(
        piece(
          'main',
          move(cylinder(d * 0.5, height * 0.84, d * 0.03), 0, 0, height * 0.08),
          cylinder(d * 0.66, height * 0.08, d * 0.02),
        ),
        piece('blackOxide', move(cylinder(d * 0.36, height * 0.1, d * 0.02), 0, 0, height * 0.9)),
        piece('zinc', ...outlets, around(move(hexagon(d * 0.11, d * 0.06), d * 0.57, 0, height * 0.08), 6)),
      );
    },
  }),
  accumulator: template({
    area: 'hydraulics',
    material: 'black',
    pose: 'stand',
    defaults: { d: 110 },
    build: ({ d }) =>
      solid(
        piece('main', move(sphere(d * 0.5), 0, 0, d * 0.62), move(ring(d * 0.515, d * 0.46, d * 0.05), 0, 0, d * 0.6)),
        piece(
          'zinc',
          hexagon(d * 0.3, d * 0.14),
          threadedBar(d * 0.1, -d * 0.14, 0),
          move(cylinder(d * 0.08, d * 0.08, d * 0.02), 0, 0, d * 1.1),
        ),
      ),
  }),
};
