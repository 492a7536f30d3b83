// Hydraulic lines: hoses, pipes, adapters, tanks and filters.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, roundRect } from '../primitives/outlines.ts';
import { joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { bent, curve, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh, Piece, Vec3 } from '../types.ts';
import { along, shift, subtract, turn } from '../vector.ts';
import { template } from './template.ts';

/** Crimped hose end with its swivel nut, hose below z = 0. */
function hoseEnd(d: number): Piece[] {
  const ferrule: Mesh = lathe([
    [0, -d * 2.1],
    [d * 0.72, -d * 2.1],
    [d * 0.76, -d * 1.9],
    [d * 0.66, -d * 1.7],
    [d * 0.76, -d * 1.4],
    [d * 0.66, -d * 1.15],
    [d * 0.76, -d * 0.85],
    [d * 0.66, -d * 0.6],
    [d * 0.7, -d * 0.4],
    [d * 0.42, -d * 0.2],
    [d * 0.36, d * 0.5],
    [0, d * 0.5],
  ]);
  return [
    piece('zinc', ferrule, move(hexagon(d * 1.5, d * 0.95, { bore: d * 0.4, chamferBottom: true }), 0, 0, d * 0.4)),
  ];
}

function hosePieces(path: readonly Vec3[], d: number): Piece[] {
  const first = path[0] ?? [0, 0, 0];
  const second = path[1] ?? first;
  const last = path.at(-1) ?? first;
  const before = path.at(-2) ?? last;
  const end = (at: Vec3, away: Vec3) =>
    hoseEnd(d).map(({ material, mesh }) => piece(material, placed(mesh, along(away, at))));
  return [
    piece('main', pipe(path, d * 0.55)),
    ...end(first, subtract(first, second)),
    ...end(last, subtract(last, before)),
  ];
}

const adapterEnd = (d: number, span: number): Mesh =>
  joined([threadedBar(d * 0.5, 0, span), move(cylinder(d * 0.36, d * 0.1), 0, 0, span - d * 0.04)]);

export const lines = {
  hose: template({
    area: 'hydraulics',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 16, length: 600 },
    build: ({ d, length }) => {
      const r = length / 7;
      const loop = arc(r, 200, 520).map(([x, y], i, all): Vec3 => [x, y, d * 0.6 + (d * 1.15 * i) / all.length]);
      const tail = loop.at(-1) ?? [0, 0, 0];
      return solid(
        hosePieces(
          curve(
            [
              [-r * 2.1, r * 0.5, d * 0.6],
              ...loop.filter((_, i) => i % 4 === 0),
              [tail[0] - r, tail[1] + r * 0.6, d * 0.7],
            ],
            6,
          ),
          d,
        ),
      );
    },
  }),
  bentHose: template({
    area: 'hydraulics',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 16, dx: 260, dy: 40, dz: 180 },
    build: ({ d, dx, dy, dz }) => {
      const path = curve(
        [
          [0, 0, 0],
          [0, 0, dz * 0.3],
          [dx * 0.14, dy * 0.2, dz * 0.72],
          [dx * 0.5, dy * 0.6, dz],
          [dx * 0.86, dy * 0.9, dz * 0.72],
          [dx, dy, dz * 0.3],
          [dx, dy, 0],
        ],
        6,
      );
      return solid(hosePieces(path, d));
    },
  }),
  hoseRun: template({
    area: 'hydraulics',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 16, dx: 500, dy: 0, dz: 120, sag: 60 },
    build: ({ d, dx, dy, dz, sag }) => {
      const path = curve(
        [
          [0, 0, 0],
          [dx * 0.08, 0, -sag * 0.35],
          [dx * 0.35, dy * 0.3, dz * 0.3 - sag],
          [dx * 0.65, dy * 0.7, dz * 0.7 - sag],
          [dx * 0.92, dy, dz - sag * 0.35],
          [dx, dy, dz],
        ],
        6,
      );
      return solid(hosePieces(path, d));
    },
  }),
  steelPipe: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12, dx: 300, dz: 160 },
    build: ({ d, dx, dz }) => {
      const path = bent(
        [
          [0, 0, 0],
          [0, 0, dz],
          [dx * 0.55, 0, dz],
          [dx, dx * 0.22, dz * 0.4],
          [dx, dx * 0.22, 0],
        ],
        d * 3.2,
      );
      const nut = (at: Vec3) => move(hexagon(d * 1.9, d * 1.3, { chamferBottom: true }), at[0], at[1], d * 0.5);
      return solid(piece('main', pipe(path, d / 2)), piece('zincYellow', nut([0, 0, 0]), nut([dx, dx * 0.22, 0])));
    },
  }),
  straightAdapter: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          move(hexagon(d * 1.45, d * 0.6, { chamferBottom: true }), 0, 0, -d * 0.3),
          move(adapterEnd(d, d), 0, 0, d * 0.2),
          placed(adapterEnd(d * 0.9, d), turn('x', 180), shift(0, 0, -d * 0.2)),
        ),
        piece('rubber', move(ring(d * 0.56, d * 0.4, d * 0.12, d * 0.04), 0, 0, -d * 0.42)),
      ),
  }),
  elbowAdapter: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 20 },
    build: ({ d }) => {
      const knee = pipe(
        bent(
          [
            [0, 0, 0],
            [0, 0, d * 1.3],
            [d * 1.3, 0, d * 1.3],
          ],
          d,
        ),
        d * 0.56,
      );
      const side = placed(adapterEnd(d, d * 0.9), turn('y', 90), shift(d * 1.1, 0, d * 1.3));
      return solid(
        piece(
          'main',
          knee,
          side,
          move(hexagon(d * 1.5, d * 0.6, { chamferBottom: true }), 0, 0, -d * 0.3),
          placed(adapterEnd(d, d), turn('x', 180), shift(0, 0, -d * 0.2)),
        ),
        piece('rubber', move(ring(d * 0.56, d * 0.4, d * 0.1), 0, 0, -d * 0.42)),
      );
    },
  }),
  teeAdapter: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 20 },
    build: ({ d }) => {
      const arm = joined([cylinder(d * 0.58, d * 1.05), move(adapterEnd(d, d * 0.9), 0, 0, d)]);
      return solid(
        piece(
          'main',
          placed(arm, turn('y', 90)),
          placed(arm, turn('y', -90)),
          placed(arm, turn('x', 180)),
          box(d * 1.2, d * 1.2, d * 0.6, { bevel: d * 0.1 }),
          placed(box(d * 1.2, d * 1.2, d * 0.6, { bevel: d * 0.1 }), turn('x', 180)),
        ),
      );
    },
  }),
  plug: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          hexagon(d * 1.3, d * 0.45),
          move(cylinder(d * 0.72, d * 0.1), 0, 0, -d * 0.08),
          threadedBar(d * 0.5, -d * 0.9, 0),
        ),
        piece('copper', move(ring(d * 0.7, d * 0.52, d * 0.08), 0, 0, -d * 0.16)),
      ),
  }),
  hydraulicTank: template({
    area: 'hydraulics',
    material: 'black',
    pose: 'stand',
    defaults: { length: 520, width: 300, height: 380 },
    build: ({ length: l, width: w, height: h }) => {
      const flange = joined([
        cylinder(h * 0.17, h * 0.03),
        move(cylinder(h * 0.12, h * 0.09, h * 0.01), 0, 0, h * 0.02),
      ]);
      const rib = (x: number) => move(box(l * 0.02, w * 1.02, h * 0.9), x, 0, h * 0.03);
      return solid(
        piece(
          'main',
          extrude(roundRect(l, w, w * 0.09), h, { bevel: h * 0.012 }),
          rib(-l * 0.25),
          rib(l * 0.25),
          move(flange, -l * 0.25, 0, h),
        ),
        piece('plasticBlack', move(cylinder(h * 0.09, h * 0.1, h * 0.015), l * 0.28, 0, h)),
        piece(
          'zinc',
          move(ring(h * 0.11, h * 0.05, h * 0.03), l * 0.28, 0, h),
          placed(
            joined([box(w * 0.12, h * 0.34, w * 0.03, { bevel: w * 0.01 })]),
            turn('x', 90),
            shift(-l * 0.02, -w * 0.5, h * 0.5),
          ),
        ),
        piece(
          'glass',
          placed(
            box(w * 0.06, h * 0.26, w * 0.05, { bevel: w * 0.01 }),
            turn('x', 90),
            shift(-l * 0.02, -w * 0.5, h * 0.5),
          ),
        ),
      );
    },
  }),
  returnFilter: template({
    area: 'hydraulics',
    material: 'aluminium',
    pose: 'stand',
    defaults: { d: 110, length: 210 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          move(cylinder(d * 0.62, d * 0.34, d * 0.03), 0, 0, length),
          placed(
            joined([cylinder(d * 0.26, d * 0.3), move(hexagon(d * 0.5, d * 0.12), 0, 0, d * 0.24)]),
            turn('y', 90),
            shift(d * 0.5, 0, length + d * 0.17),
          ),
        ),
        piece('white', cylinder(d * 0.5, length, d * 0.09)),
        piece('black', move(ring(d * 0.505, d * 0.4, length * 0.3), 0, 0, length * 0.36)),
        piece('zinc', move(hexagon(d * 0.3, d * 0.12), 0, 0, length + d * 0.34)),
      ),
  }),
  breatherCap: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 80 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          move(
            lathe([
              [0, 0],
              [d * 0.5, 0],
              [d * 0.5, d * 0.3],
              [d * 0.42, d * 0.44],
              [d * 0.2, d * 0.5],
              [0, d * 0.5],
            ]),
            0,
            0,
            d * 0.08,
          ),
          cylinder(d * 0.56, d * 0.09, d * 0.02),
        ),
        piece('steel', move(cylinder(d * 0.3, d * 0.5), 0, 0, -d * 0.5)),
      ),
  }),
  sightGlass: template({
    area: 'hydraulics',
    material: 'aluminium',
    pose: 'face',
    defaults: { length: 127 },
    build: ({ length: l }) => {
      const frame = extrude(roundRect(l * 0.26, l, l * 0.06), l * 0.16, {
        holes: [roundRect(l * 0.12, l * 0.62, l * 0.04)],
        bevel: l * 0.015,
      });
      const bolt = move(hexagon(l * 0.12, l * 0.06), 0, 0, l * 0.16);
      return solid(
        piece('main', frame),
        piece('glass', move(box(l * 0.13, l * 0.63, l * 0.08), 0, 0, 0)),
        piece('red', move(box(l * 0.02, l * 0.5, l * 0.01), 0, 0, l * 0.08)),
        piece('zinc', move(bolt, 0, l * 0.41, 0), move(bolt, 0, -l * 0.41, 0)),
      );
    },
  }),
  quickCoupler: template({
    area: 'hydraulics',
    material: 'zincYellow',
    pose: 'lie',
    defaults: { d: 24 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          hexagon(d * 1.4, d * 0.7, { chamferBottom: true }),
          move(cylinder(d * 0.62, d * 1.1, d * 0.05), 0, 0, d * 0.6),
          move(ring(d * 0.78, d * 0.5, d * 0.8, d * 0.08), 0, 0, d * 1.1),
        ),
        piece(
          'red',
          move(
            lathe([
              [0, 0],
              [d * 0.66, 0],
              [d * 0.66, d * 0.3],
              [d * 0.3, d * 0.5],
              [0, d * 0.5],
            ]),
            0,
            0,
            d * 1.9,
          ),
        ),
      ),
  }),
  clampBlock: template({
    area: 'hydraulics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 16 },
    build: ({ d }) => {
      const half = placed(
        extrude(roundRect(d * 3.4, d * 1.7, d * 0.2), d * 1.6, { holes: [bore(d * 0.5)] }),
        turn('x', 90),
        shift(0, d * 0.8, d * 1.1),
      );
      const bolt = (x: number) => move(hexagon(d * 0.62, d * 0.3), x, 0, d * 2.1);
      return solid(
        piece('main', half),
        piece(
          'zinc',
          move(box(d * 3.5, d * 1.6, d * 0.16), 0, 0, d * 1.95),
          bolt(-d * 1.2),
          bolt(d * 1.2),
          move(box(d * 3.6, d * 1.8, d * 0.22), 0, 0, d * 0.05),
        ),
      );
    },
  }),
};
