// Gearboxes, slew rings and gears.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, gear } from '../primitives/outlines.ts';
import { around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, torus } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { gearPieces, nutsOn } from './drive-shapes.ts';

export const gearboxes = {
  driveHub: template({
    area: 'drive',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { r: 130, length: 260 },
    build: ({ r, length }) => {
      const rib = move(box(r * 0.12, r * 0.05, length * 0.22), r * 0.66, 0, length * 0.02);
      return solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [r * 0.62, 0],
            [r * 0.66, length * 0.26],
            [r, length * 0.28],
            [r, length * 0.36],
            [r * 0.86, length * 0.38],
            [r * 0.86, length * 0.72],
            [r * 0.76, length * 0.76],
            [0, length * 0.76],
          ]),
          around(rib, 8),
        ),
        piece(
          'castIron',
          move(cylinder(r * 0.72, length * 0.08, r * 0.03), 0, 0, length * 0.74),
          move(cylinder(r * 0.3, length * 0.06, r * 0.02), 0, 0, length * 0.82),
          move(cylinder(r * 0.82, length * 0.09, r * 0.02), 0, 0, -length * 0.06),
        ),
        piece(
          'zinc',
          nutsOn(r * 0.93, r * 0.13, 9, length * 0.36),
          around(move(hexagon(r * 0.11, r * 0.06), r * 0.6, 0, length * 0.82), 10),
          move(hexagon(r * 0.16, r * 0.06), 0, 0, length * 0.88),
        ),
      );
    },
  }),
  gearHousing: template({
    area: 'drive',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { r: 120, length: 150 },
    build: ({ r, length }) => {
      const holes = arc(r * 1.12, 0, 360, { segments: 12, open: true }).map(([x, y]) => bore(r * 0.05, x, y));
      const flange = extrude(circle(r * 1.24), length * 0.14, { holes: [circle(r * 0.7), ...holes], bevel: r * 0.01 });
      const rib = move(box(r * 0.2, r * 0.06, length * 0.6), r * 0.9, 0, length * 0.1);
      return solid(
        piece(
          'main',
          flange,
          ring(r * 0.9, r * 0.72, length, r * 0.02),
          around(rib, 12),
          move(flange, 0, 0, length * 0.86),
        ),
      );
    },
  }),
  slewRing: template({
    area: 'drive',
    material: 'steel',
    pose: 'stand',
    defaults: { R: 320, teeth: 84, height: 55, bolts: 24 },
    build: ({ R, teeth, height, bolts }) => {
      const ringHoles = (radius: number, n: number) =>
        arc(radius, 0, 360, { segments: n, open: true }).map(([x, y]) => bore(R * 0.018, x, y));
      const outer = gear({ teeth, rootRadius: R * 0.955, tipRadius: R });
      return solid(
        piece('main', extrude(outer, height * 0.8, { holes: [circle(R * 0.845), ...ringHoles(R * 0.9, bolts)] })),
        piece(
          'blackOxide',
          move(
            extrude(circle(R * 0.835), height * 0.85, {
              holes: [circle(R * 0.7), ...ringHoles(R * 0.765, bolts)],
              bevel: R * 0.006,
            }),
            0,
            0,
            height * 0.15,
          ),
        ),
        piece('rubber', move(torus(R * 0.84, R * 0.012), 0, 0, height * 0.82)),
      );
    },
  }),
  slewGearbox: template({
    area: 'drive',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { r: 95, length: 300 },
    build: ({ r, length }) => {
      const pinion = gearPieces(13, r * 0.5, length * 0.22, r * 0.1).map(({ mesh }) =>
        piece('steel', move(mesh, 0, 0, -length * 0.26)),
      );
      return solid(
        piece(
          'main',
          cylinder(r * 1.1, length * 0.1, r * 0.03),
          move(cylinder(r * 0.8, length * 0.42, r * 0.04), 0, 0, length * 0.09),
          move(cylinder(r * 0.92, length * 0.16, r * 0.03), 0, 0, length * 0.5),
        ),
        piece(
          'black',
          move(cylinder(r * 0.6, length * 0.3, r * 0.05), 0, 0, length * 0.65),
          move(box(r * 0.7, r * 1.3, length * 0.14, { bevel: r * 0.03 }), r * 0.3, 0, length * 0.7),
        ),
        piece('steel', move(cylinder(r * 0.3, length * 0.1), 0, 0, -length * 0.1)),
        pinion,
        piece(
          'zinc',
          nutsOn(r * 0.98, r * 0.15, 10, length * 0.1),
          around(move(hexagon(r * 0.13, r * 0.07), r * 0.8, 0, length * 0.66), 8),
        ),
      );
    },
  }),
  wormGear: template({
    area: 'drive',
    material: 'bronze',
    pose: 'stand',
    defaults: { r: 80, teeth: 36 },
    build: ({ r, teeth }) => {
      const coil = Array.from({ length: 9 }, (_, i) =>
        move(ring(r * 0.3, r * 0.2, r * 0.045, r * 0.02), 0, 0, r * (0.14 + i * 0.1)),
      );
      const worm = joined([
        move(cylinder(r * 0.12, r * 2, r * 0.02), 0, 0, -r * 0.45),
        move(cylinder(r * 0.21, r * 1.02), 0, 0, r * 0.1),
        ...coil,
      ]);
      return solid(
        gearPieces(teeth, r, r * 0.34, r * 0.3),
        piece('steel', placed(worm, turn('x', 90), shift(r * 1.24, r * 0.55, r * 0.17))),
      );
    },
  }),
  spurGear: template({
    area: 'drive',
    material: 'steel',
    pose: 'stand',
    defaults: { teeth: 22, r: 50, width: 35, bore: 15 },
    build: ({ teeth, r, width, bore: b }) => solid(gearPieces(teeth, r, width, b)),
  }),
  pinionShaft: template({
    area: 'drive',
    material: 'steel',
    pose: 'lie',
    defaults: { teeth: 14, r: 32, length: 180 },
    build: ({ teeth, r, length }) =>
      solid(
        gearPieces(teeth, r, length * 0.34, r * 0.2),
        piece(
          'main',
          move(cylinder(r * 0.62, length * 0.72, r * 0.05), 0, 0, -length * 0.14),
          move(threadedBar(r * 0.4, 0, length * 0.2), 0, 0, length * 0.56),
          move(cylinder(r * 0.8, length * 0.12), 0, 0, length * 0.36),
        ),
      ),
  }),
  ringGear: template({
    area: 'drive',
    material: 'steel',
    pose: 'stand',
    defaults: { teeth: 60, r: 130, width: 50 },
    build: ({ teeth, r, width }) => {
      const inner = gear({ teeth, rootRadius: r * 0.76, tipRadius: r * 0.82 });
      const holes = arc(r * 0.92, 0, 360, { segments: 12, open: true }).map(([x, y]) => bore(r * 0.03, x, y));
      return solid(piece('main', extrude(circle(r), width, { holes: [inner, ...holes], bevel: r * 0.01 })));
    },
  }),
};
