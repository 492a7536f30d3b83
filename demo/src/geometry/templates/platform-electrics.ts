// Foot switches and sockets of platforms.
import { box, extrude } from '../primitives/extrude.ts';
import { roundRect } from '../primitives/outlines.ts';
import { move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const platformElectrics = {
  footSwitch: template({
    area: 'controls',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 190 },
    build: ({ length: l }) => {
      const shell: Point2[] = [
        [-l / 2, 0],
        [l / 2, 0],
        [l / 2, l * 0.08],
        [l * 0.42, l * 0.34],
        [l * 0.1, l * 0.4],
        [-l / 2, l * 0.34],
      ];
      const wall = (y: number) => placed(extrude(shell, l * 0.04, { bevel: 1 }), turn('x', 90), shift(0, y, 0));
      const roof: Point2[] = [
        [-l / 2, l * 0.34],
        [l * 0.1, l * 0.4],
        [l * 0.42, l * 0.34],
        [l * 0.44, l * 0.3],
        [l * 0.1, l * 0.36],
        [-l / 2, l * 0.3],
      ];
      return solid(
        piece(
          'yellow',
          wall(l * 0.32),
          wall(-l * 0.28),
          placed(extrude(roof, l * 0.64), turn('x', 90), shift(0, l * 0.32, 0)),
        ),
        piece(
          'main',
          box(l, l * 0.6, l * 0.06),
          placed(box(l * 0.62, l * 0.46, l * 0.05, { bevel: 2 }), turn('y', 12), shift(l * -0.02, 0, l * 0.14)),
        ),
        piece(
          'rubber',
          ...[0, 1, 2, 3].map((i) =>
            placed(
              box(l * 0.04, l * 0.42, l * 0.02),
              turn('y', 12),
              shift(-l * 0.2 + i * l * 0.12, 0, l * 0.22 - i * l * 0.025),
            ),
          ),
        ),
      );
    },
  }),
  acSocket: template({
    area: 'electrics',
    material: 'plasticGrey',
    pose: 'face',
    defaults: { size: 90 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(s, s * 1.2, s * 0.1), s * 0.4, { bevel: 3 }),
          move(extrude(roundRect(s * 0.86, s * 0.8, s * 0.1), s * 0.12, { bevel: 2 }), 0, -s * 0.12, s * 0.38),
        ),
        piece(
          'plasticBlack',
          move(cylinder(s * 0.3, s * 0.1, 2), 0, -s * 0.12, s * 0.46),
          move(box(s * 0.5, s * 0.1, s * 0.1), 0, s * 0.44, s * 0.38),
        ),
        piece(
          'brass',
          move(box(s * 0.05, s * 0.16, s * 0.02), s * 0.1, -s * 0.12, s * 0.56),
          move(box(s * 0.05, s * 0.16, s * 0.02), -s * 0.1, -s * 0.12, s * 0.56),
        ),
      ),
  }),
};
