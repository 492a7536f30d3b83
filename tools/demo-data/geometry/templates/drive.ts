// Wheels, axles, gearboxes and brakes; rotation axis along z, outer side upwards.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, gear, slot } from '../primitives/outlines.ts';
import { acrossX, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, sphere, torus } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh, Piece, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

/** Tyre carcass of rounded section, centred on z = 0. */
function carcass(R: number, r: number, w: number): Mesh {
  const side = (R - r) * 0.3;
  return lathe(
    [
      [r, -w * 0.42],
      [r + side * 0.6, -w * 0.5],
      [R - side, -w * 0.5],
      [R - side * 0.3, -w * 0.46],
      [R, -w * 0.36],
      [R * 1.003, 0],
      [R, w * 0.36],
      [R - side * 0.3, w * 0.46],
      [R - side, w * 0.5],
      [r + side * 0.6, w * 0.5],
      [r, w * 0.42],
    ],
    true,
  );
}

/** Slanted bars from shoulder to the middle, as on rough terrain tyres. */
function lugs(R: number, w: number, count: number): Mesh {
  const h = R * 0.07;
  const bar = (flip: number): Mesh => {
    const outline: Point2[] = [
      [-w * 0.5, -R * 0.12],
      [-w * 0.36, -R * 0.14],
      [w * 0.06, R * 0.06],
      [w * 0.06, R * 0.15],
      [-w * 0.5, R * 0.0],
    ];
    const flat = extrude(
      outline.map(([x, y]): Point2 => [x * flip, y]),
      h * 1.6,
      { bevel: h * 0.2 },
    );
    return placed(flat, turn('y', 90), shift(R * 0.975 - h * 0.6, 0, 0));
  };
  return joined([around(bar(1), count), around(bar(-1), count, 180 / count)]);
}

function rimPieces(r: number, w: number, studs: number): Piece[] {
  const profile: Point2[] = [
    [r * 0.9, -w * 0.42],
    [r * 1.05, -w * 0.46],
    [r * 1.05, -w * 0.42],
    [r * 0.93, -w * 0.36],
    [r * 0.86, -w * 0.1],
    [r * 0.86, w * 0.1],
    [r * 0.93, w * 0.36],
    [r * 1.05, w * 0.42],
    [r * 1.05, w * 0.46],
    [r * 0.9, w * 0.42],
    [r * 0.8, w * 0.08],
    [r * 0.8, -w * 0.1],
  ];
  const holes = [
    circle(r * 0.3),
    ...arc(r * 0.48, 0, 360, { segments: studs, open: true }).map(([x, y]) => bore(r * 0.045, x, y)),
  ];
  const dish = move(extrude(circle(r * 0.62), r * 0.06, { holes, bevel: r * 0.01 }), 0, 0, w * 0.1);
  const slope = lathe(
    [
      [r * 0.58, w * 0.1],
      [r * 0.62, w * 0.1],
      [r * 0.84, -w * 0.04],
      [r * 0.84, w * 0.06],
      [r * 0.63, w * 0.1 + r * 0.06],
      [r * 0.58, w * 0.1 + r * 0.06],
    ],
    true,
  );
  return [piece('main', lathe(profile, true), dish, slope)];
}

const nutsOn = (radius: number, size: number, count: number, z: number): Mesh =>
  around(move(joined([hexagon(size, size * 0.7), cylinder(size * 0.32, size * 0.95)]), radius, 0, z), count, 18);

function gearPieces(teeth: number, tip: number, width: number, boreR: number): Piece[] {
  const module = tip / teeth;
  const outline = gear({ teeth, rootRadius: tip - module * 2.3, tipRadius: tip });
  return [piece('main', extrude(outline, width, { holes: [circle(boreR)], bevel: width * 0.03 }))];
}

export const drive = {
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
    defaults: { R: 190, r: 125, width: 125, studs: 5 },
    build: ({ R, r, width, studs }) =>
      solid(rimPieces(r, width, studs), piece('rubberGrey', carcass(R, r * 1.02, width))),
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
  spindle: template({
    area: 'drive',
    material: 'castIron',
    pose: 'stand',
    defaults: { d: 50 },
    build: ({ d }) => {
      const stub = placed(
        lathe([
          [0, 0],
          [d * 0.9, 0],
          [d * 0.9, d * 0.3],
          [d * 0.6, d * 0.4],
          [d * 0.55, d * 1.4],
          [d * 0.42, d * 1.5],
          [d * 0.4, d * 2.3],
          [d * 0.3, d * 2.4],
          [d * 0.3, d * 2.9],
          [0, d * 2.9],
        ]),
        turn('y', 90),
        shift(d * 0.5, 0, d * 1.3),
      );
      const arm = placed(
        extrude(slot(d * 2.6, d * 0.55, d * 0.4), d * 0.5, { holes: [bore(d * 0.22, d * 1.3, 0)], bevel: d * 0.04 }),
        shift(-d * 1.3, 0, d * 0.2),
        turn('z', 30),
      );
      return solid(
        piece(
          'main',
          ring(d * 0.75, d * 0.45, d * 2.6, d * 0.05),
          move(box(d * 1, d * 1.5, d * 1.7, { bevel: d * 0.1 }), d * 0.35, 0, d * 0.45),
          stub,
          arm,
        ),
        piece('steel', placed(threadedBar(d * 0.3, 0, d * 0.5), turn('y', 90), shift(d * 2.9, 0, d * 1.3))),
      );
    },
  }),
  tieRod: template({
    area: 'drive',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 30, length: 520 },
    build: ({ d, length }) => {
      const end = joined([
        cylinder(d * 0.55, d * 1.2),
        placed(ring(d * 0.9, d * 0.5, d * 0.9, d * 0.06), turn('x', 90), shift(0, d * 0.45, -d * 0.6)),
        move(hexagon(d * 1.1, d * 0.4), 0, 0, d * 1.1),
      ]);
      return solid(
        piece('main', move(cylinder(d * 0.5, length - d * 3), 0, 0, d * 1.5)),
        piece('blackOxide', end, placed(end, turn('x', 180), shift(0, 0, length))),
        piece(
          'chrome',
          placed(cylinder(d * 0.5, d), turn('x', 90), shift(0, d / 2, -d * 0.6)),
          placed(cylinder(d * 0.5, d), turn('x', 90), shift(0, d / 2, length + d * 0.6)),
        ),
      );
    },
  }),
  linkArm: template({
    area: 'drive',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 180, d: 30, thickness: 18 },
    build: ({ length, d, thickness }) => {
      const at = length / 2;
      const boss = (x: number) => move(ring(d * 0.8, d * 0.5, thickness * 1.5, d * 0.03), x, 0, -thickness * 0.25);
      return solid(
        piece(
          'main',
          extrude(slot(length, d * 0.75, d * 0.75), thickness, {
            holes: [bore(d * 0.5, at, 0), bore(d * 0.5, -at, 0)],
            bevel: thickness * 0.06,
          }),
          boss(at),
          boss(-at),
        ),
        piece(
          'bronze',
          move(ring(d * 0.52, d * 0.44, thickness * 1.54), at, 0, -thickness * 0.27),
          move(ring(d * 0.52, d * 0.44, thickness * 1.54), -at, 0, -thickness * 0.27),
        ),
      );
    },
  }),
  brakeDisc: template({
    area: 'drive',
    material: 'steel',
    pose: 'face',
    defaults: { r: 120 },
    build: ({ r }) => {
      const holes = [
        circle(r * 0.32),
        ...arc(r * 0.44, 0, 360, { segments: 6, open: true }).map(([x, y]) => bore(r * 0.05, x, y)),
        ...arc(r * 0.8, 10, 370, { segments: 18, open: true }).map(([x, y]) => bore(r * 0.03, x, y)),
      ];
      return solid(
        piece('main', extrude(circle(r), r * 0.08, { holes, bevel: r * 0.012 })),
        piece(
          'blackOxide',
          move(extrude(circle(r * 0.56), r * 0.16, { holes: holes.slice(0, 7), bevel: r * 0.01 }), 0, 0, -r * 0.04),
        ),
      );
    },
  }),
  brakePad: template({
    area: 'drive',
    material: 'castIron',
    pose: 'tilt',
    defaults: { length: 90 },
    build: ({ length: l }) => {
      const shape: Point2[] = [...arc(l, 62, 118, { cy: -l * 0.55 }), ...arc(l * 0.55, 118, 62, { cy: -l * 0.55 })];
      return solid(
        piece('main', move(extrude(shape, l * 0.12, { bevel: l * 0.02 }), 0, 0, l * 0.05)),
        piece(
          'black',
          extrude(
            shape.map(([x, y]): Point2 => [x * 1.1, y * 1.04]),
            l * 0.06,
          ),
        ),
      );
    },
  }),
  brakeShoe: template({
    area: 'drive',
    material: 'black',
    pose: 'face',
    defaults: { r: 120, width: 45 },
    build: ({ r, width }) => {
      const sector = (outer: number, inner: number): Point2[] => [...arc(outer, 25, 155), ...arc(inner, 155, 25)];
      return solid(
        piece(
          'main',
          extrude(sector(r * 0.95, r * 0.91), width),
          move(
            extrude(sector(r * 0.92, r * 0.7), width * 0.12, { holes: [bore(r * 0.05, 0, r * 0.8)] }),
            0,
            0,
            width * 0.44,
          ),
        ),
        piece('castIron', move(extrude(sector(r, r * 0.95), width * 0.94), 0, 0, width * 0.03)),
      );
    },
  }),
  brakeDrum: template({
    area: 'drive',
    material: 'castIron',
    pose: 'face',
    defaults: { r: 150, width: 80 },
    build: ({ r, width }) => {
      const holes = [
        circle(r * 0.3),
        ...arc(r * 0.5, 0, 360, { segments: 6, open: true }).map(([x, y]) => bore(r * 0.06, x, y)),
      ];
      return solid(
        piece(
          'main',
          ring(r, r * 0.88, width, r * 0.02),
          move(extrude(circle(r * 0.95), width * 0.16, { holes, bevel: r * 0.01 }), 0, 0, width * 0.86),
          move(ring(r * 1.06, r * 0.9, width * 0.12, r * 0.01), 0, 0, 0),
          move(ring(r * 0.38, r * 0.3, width * 0.3), 0, 0, width * 0.8),
        ),
      );
    },
  }),
  brakeCaliper: template({
    area: 'drive',
    material: 'zincYellow',
    pose: 'stand',
    defaults: { length: 140 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          box(l, l * 0.5, l * 0.36, { bevel: l * 0.05 }),
          move(box(l, l * 0.5, l * 0.24, { bevel: l * 0.05 }), 0, 0, l * 0.5),
          move(box(l * 0.7, l * 0.22, l * 0.5, { bevel: l * 0.03 }), 0, l * 0.2, l * 0.12),
        ),
        piece(
          'steel',
          move(cylinder(l * 0.15, l * 0.1, l * 0.01), -l * 0.24, -l * 0.04, l * 0.7),
          move(cylinder(l * 0.15, l * 0.1, l * 0.01), l * 0.24, -l * 0.04, l * 0.7),
        ),
        piece('zinc', move(hexagon(l * 0.1, l * 0.08), l * 0.4, 0, l * 0.72)),
      ),
  }),
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
