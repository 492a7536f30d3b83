// Axles, shafts and joints.
import { box, extrude } from '../primitives/extrude.ts';
import { gear } from '../primitives/outlines.ts';
import { acrossX, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, sphere } from '../primitives/revolve.ts';
import { hexagon } from '../primitives/threads.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { nutsOn } from './drive-shapes.ts';

export const axles = {
  axleBeam: template({
    area: 'drive',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { length: 1400, height: 160, width: 180 },
    build: ({ length, height, width }) => {
      const end = (z: number) => move(box(height * 1.3, width * 0.9, height * 0.5, { bevel: height * 0.04 }), 0, 0, z);
      const knuckle = (z: number) =>
        placed(ring(width * 0.3, width * 0.16, height * 1.7, width * 0.02), turn('y', 90), shift(-height * 0.85, 0, z));
      const pivot = placed(
        ring(width * 0.42, width * 0.2, width * 1.25, width * 0.02),
        turn('x', 90),
        shift(0, width * 0.62, length / 2),
      );
      return solid(
        piece(
          'main',
          move(box(height, width, length * 0.9, { bevel: height * 0.06 }), 0, 0, length * 0.05),
          end(length * 0.02),
          end(length * 0.98 - height * 0.5),
          knuckle(0),
          knuckle(length),
          pivot,
        ),
        piece(
          'bronze',
          placed(ring(width * 0.22, width * 0.17, width * 1.28), turn('x', 90), shift(0, width * 0.64, length / 2)),
        ),
      );
    },
  }),
  steerAxle: template({
    area: 'drive',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { length: 900, height: 180, width: 200 },
    build: ({ length, height, width }) => {
      const web: Point2[] = [
        [-length * 0.46, -width * 0.3],
        [length * 0.46, -width * 0.3],
        [length * 0.5, 0],
        [length * 0.46, width * 0.3],
        [length * 0.2, width * 0.5],
        [-length * 0.2, width * 0.5],
        [-length * 0.46, width * 0.3],
        [-length * 0.5, 0],
      ];
      const plate = (x: number) =>
        placed(extrude(web, height * 0.1, { bevel: height * 0.01 }), turn('y', -90), shift(x, 0, length / 2));
      const post = (z: number) => move(box(height * 0.9, width * 0.5, height * 0.16), 0, 0, z);
      const kingpin = (z: number) => acrossX(cylinder(width * 0.15, height * 1.5, width * 0.02), -height * 0.8, 0, z);
      return solid(
        piece(
          'main',
          plate(-height * 0.4),
          plate(height * 0.5),
          post(length * 0.16),
          post(length * 0.8),
          move(box(height * 0.8, width * 0.1, length * 0.5), 0, width * 0.4, length * 0.25),
        ),
        piece('castIron', kingpin(length * 0.05), kingpin(length * 0.95)),
      );
    },
  }),
  driveAxle: template({
    area: 'drive',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { length: 1000, r: 150 },
    build: ({ length, r }) => {
      const half: Point2[] = [
        [0, 0],
        [r * 0.8, 0],
        [r * 0.8, r * 0.2],
        [r * 0.5, r * 0.3],
        [r * 0.46, length * 0.24],
        [r * 0.62, length * 0.3],
        [r * 0.98, length * 0.38],
        [r * 1.06, length * 0.5],
      ];
      const profile: Point2[] = [
        ...half,
        ...half
          .slice(0, -1)
          .reverse()
          .map(([a, z]): Point2 => [a, length - z]),
      ];
      const nose = placed(
        joined([
          lathe([
            [0, 0],
            [r * 0.9, 0],
            [r * 0.7, r * 0.5],
            [r * 0.42, r * 1.1],
            [0, r * 1.1],
          ]),
          move(cylinder(r * 0.5, r * 0.14), 0, 0, r * 1.05),
        ]),
        turn('x', 90),
        shift(0, -r * 0.5, length / 2),
      );
      const hub = (z: number) => move(cylinder(r * 0.55, r * 0.3, r * 0.03), 0, 0, z);
      return solid(
        piece('main', lathe(profile), nose),
        piece('castIron', hub(-r * 0.28), hub(length)),
        piece(
          'zinc',
          nutsOn(r * 0.4, r * 0.14, 6, length + r * 0.28),
          placed(
            around(move(hexagon(r * 0.12, r * 0.08), r * 0.8, 0, 0), 10),
            turn('x', 90),
            shift(0, -r * 0.52, length / 2),
          ),
        ),
      );
    },
  }),
  driveShaft: template({
    area: 'drive',
    material: 'black',
    pose: 'lie',
    defaults: { d: 60, length: 500 },
    build: ({ d, length }) => {
      const joint = (z: number, way: number) =>
        joined([
          move(box(d * 0.5, d * 1.1, d * 1.5, { bevel: d * 0.08 }), 0, 0, z - d * 0.75),
          acrossX(cylinder(d * 0.26, d * 1.4, d * 0.04), -d * 0.7, 0, z),
          move(cylinder(d * 0.8, d * 0.2, d * 0.03), 0, 0, z + way * d * 0.8 - d * 0.1),
        ]);
      return solid(
        piece(
          'main',
          move(cylinder(d * 0.42, length - d * 2.4), 0, 0, d * 1.2),
          joint(d * 0.5, -1),
          joint(length - d * 0.5, 1),
        ),
        piece('steel', move(cylinder(d * 0.5, length * 0.2, d * 0.03), 0, 0, length * 0.3)),
      );
    },
  }),
  splineShaft: template({
    area: 'drive',
    material: 'steel',
    pose: 'lie',
    defaults: { d: 40, length: 500 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.44, length, d * 0.03),
          extrude(gear({ teeth: 20, rootRadius: d * 0.44, tipRadius: d * 0.5 }), length * 0.16),
          move(cylinder(d * 1.5, d * 0.3, d * 0.04), 0, 0, length),
        ),
        piece('zinc', nutsOn(d * 1.2, d * 0.34, 8, length + d * 0.3)),
      ),
  }),
  universalJoint: template({
    area: 'drive',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 30 },
    build: ({ d }) => {
      const arm = joined([
        cylinder(d * 0.42, d * 1.5, d * 0.04),
        move(cylinder(d * 0.6, d * 0.8, d * 0.05), 0, 0, d * 0.8),
      ]);
      return solid(
        piece('main', ...[0, 90, 180, 270].map((a) => placed(arm, turn('y', 90), turn('z', a))), sphere(d * 0.6)),
        piece('zinc', move(hexagon(d * 0.3, d * 0.2), 0, 0, d * 0.5)),
      );
    },
  }),
};
