// Rims, tyres, wheels and hubs; axis along z, outer side upwards.
import { box, extrude } from '../primitives/extrude.ts';
import { around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, torus } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { carcass, lugs, rimPieces } from './drive-shapes.ts';

export const wheels = {
  rim: template({
    area: 'drive',
    material: 'lightGrey',
    pose: 'face',
    defaults: { r: 200, width: 220, studs: 8 },
    build: ({ r, width, studs }) => solid(rimPieces(r, width, studs)),
  }),
  lugTyre: template({
    area: 'drive',
    material: 'rubber',
    pose: 'face',
    defaults: { R: 420, r: 210, width: 300, lugs: 18 },
    build: ({ R, r, width, lugs: n }) => solid(piece('main', carcass(R * 0.95, r, width), lugs(R, width, n))),
  }),
  solidTyre: template({
    area: 'drive',
    material: 'rubberGrey',
    pose: 'face',
    defaults: { R: 190, r: 125, width: 125 },
    build: ({ R, r, width }) => {
      const groove = (z: number) => move(ring(R * 1.004, R * 0.97, width * 0.04), 0, 0, z);
      return solid(piece('main', carcass(R, r, width)), piece('black', groove(-width * 0.16), groove(width * 0.12)));
    },
  }),
  roughWheel: template({
    area: 'drive',
    material: 'lightGrey',
    pose: 'face',
    defaults: { R: 420, r: 210, width: 300, studs: 8 },
    build: ({ R, r, width, studs }) =>
      solid(rimPieces(r, width, studs), piece('rubber', carcass(R * 0.95, r, width), lugs(R, width, 18))),
  }),
  smoothWheel: template({
    area: 'drive',
    material: 'white',
    pose: 'face',
    // With tread 1 it is a lug tyre on a smaller rim, for soft ground.
    defaults: { R: 190, r: 125, width: 125, studs: 5, tread: 0 },
    build: ({ R, r, width, studs, tread }) =>
      tread === 0
        ? solid(rimPieces(r, width, studs), piece('rubberGrey', carcass(R, r * 1.02, width)))
        : solid(
            rimPieces(r * 0.8, width, studs),
            piece('rubber', carcass(R * 0.95, r * 0.8, width), lugs(R, width, 18)),
          ),
  }),
  truckWheel: template({
    area: 'drive',
    material: 'orange',
    pose: 'face',
    defaults: { R: 320, r: 180, width: 230, studs: 6 },
    build: ({ R, r, width, studs }) => {
      const groove = (z: number) => move(ring(R * 1.004, R * 0.965, width * 0.05), 0, 0, z);
      const block = move(box(R * 0.06, R * 0.09, width * 0.26), R * 0.985, 0, -width * 0.46);
      return solid(
        rimPieces(r, width, studs),
        piece('rubber', carcass(R, r * 1.01, width)),
        piece(
          'black',
          groove(-width * 0.17),
          groove(width * 0.12),
          around(block, 20),
          around(move(block, 0, 0, width * 0.66), 20, 9),
        ),
      );
    },
  }),
  castor: template({
    area: 'drive',
    material: 'zinc',
    pose: 'stand',
    defaults: { R: 60, width: 40 },
    build: ({ R, width }) => {
      const side: Point2[] = [
        [-R * 0.55, R * 0.85],
        [R * 0.1, R * 0.85],
        [R * 0.45, R * 2.12],
        [-R * 0.85, R * 2.12],
      ];
      const fork = (y: number) => placed(extrude(side, R * 0.08, { bevel: R * 0.01 }), turn('x', 90), shift(0, y, 0));
      const wheel = joined([
        carcass(R, R * 0.5, width),
        move(cylinder(R * 0.5, width * 0.86, R * 0.04), 0, 0, -width * 0.43),
      ]);
      const lie = (mesh: Mesh) => placed(mesh, turn('x', 90), shift(-R * 0.22, 0, R));
      const axle = lie(
        joined([
          move(hexagon(R * 0.36, R * 0.16), 0, 0, width * 0.72),
          move(cylinder(R * 0.1, width * 1.6), 0, 0, -width * 0.8),
        ]),
      );
      return solid(
        piece(
          'main',
          fork(width * 0.7),
          fork(-width * 0.62),
          move(box(R * 1.5, width * 1.8, R * 0.1, { bevel: R * 0.02 }), -R * 0.2, 0, R * 2.1),
          move(cylinder(R * 0.24, R * 0.4, R * 0.03), -R * 0.2, 0, R * 2.15),
          axle,
        ),
        piece('rubber', lie(wheel)),
      );
    },
  }),
  wheelHub: template({
    area: 'drive',
    material: 'castIron',
    pose: 'stand',
    defaults: { r: 90, studs: 5 },
    build: ({ r, studs }) => {
      const stud = move(threadedBar(r * 0.07, 0, r * 0.45), r * 0.78, 0, r * 0.1);
      return solid(
        piece(
          'main',
          lathe(
            [
              [r * 0.3, -r * 0.6],
              [r * 0.5, -r * 0.6],
              [r * 0.56, -r * 0.1],
              [r, -r * 0.02],
              [r, r * 0.16],
              [r * 0.5, r * 0.2],
              [r * 0.44, r * 0.62],
              [r * 0.3, r * 0.62],
            ],
            true,
          ),
        ),
        piece('zinc', around(stud, studs)),
      );
    },
  }),
  hubCap: template({
    area: 'drive',
    material: 'zinc',
    pose: 'stand',
    defaults: { r: 45 },
    build: ({ r }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [r * 0.92, 0],
            [r * 0.92, r * 0.3],
            [r, r * 0.34],
            [r, r * 0.42],
            [r * 0.9, r * 0.5],
            [r * 0.82, r * 0.9],
            [r * 0.6, r * 1.05],
            [0, r * 1.08],
          ]),
        ),
      ),
  }),
  tyreValve: template({
    area: 'drive',
    material: 'brass',
    pose: 'tilt',
    defaults: { d: 12 },
    build: ({ d }) =>
      solid(
        piece('main', threadedBar(d * 0.3, 0, d * 2.2)),
        piece(
          'rubber',
          lathe([
            [0, -d * 0.6],
            [d * 0.8, -d * 0.6],
            [d * 0.7, -d * 0.3],
            [d * 0.5, 0],
            [d * 0.42, d * 1.2],
            [0, d * 1.2],
          ]),
        ),
        piece('plasticBlack', move(cylinder(d * 0.38, d * 0.6, d * 0.06), 0, 0, d * 2)),
      ),
  }),
  innerTube: template({
    area: 'drive',
    material: 'rubber',
    pose: 'stand',
    defaults: { R: 260 },
    build: ({ R }) =>
      solid(
        piece('main', move(torus(R * 0.74, R * 0.5), 0, 0, R * 0.25)),
        piece('brass', move(cylinder(R * 0.02, R * 0.12), R * 0.52, 0, R * 0.42)),
      ),
  }),
};
