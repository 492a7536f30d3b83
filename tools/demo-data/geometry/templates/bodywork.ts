// Covers, hoods, labels, books, kits and what comes in cans.
import { box, extrude } from '../primitives/extrude.ts';
import { lettering } from '../primitives/lettering.ts';
import { arc, bore, circle, rect, ribbon, roundRect } from '../primitives/outlines.ts';
import { acrossX, acrossY, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, torus } from '../primitives/revolve.ts';
import { curve, helix, pipe, sweep } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import type { MaterialName, Mesh, Piece, Point2, Solid, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

const flat = (outline: readonly Point2[], h: number, holes: Point2[][] = []): Mesh =>
  extrude(outline, h, { holes, bevel: h * 0.1 });
const cornerBores = (l: number, w: number, r: number): Point2[][] =>
  [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([a = 1, b = 1]) => bore(r, a * l * 0.44, b * w * 0.42));

/** Curved shell of a hood, open below and to the back. */
function hoodPieces(l: number, w: number, h: number): Piece[] {
  const profile: Point2[] = [
    [-l / 2, 0],
    [-l / 2, h * 0.62],
    ...arc(h * 0.38, 180, 90, { cx: -l / 2 + h * 0.38, cy: h * 0.62 }),
    [l * 0.42, h],
    [l / 2, h * 0.92],
    [l / 2, 0],
  ];
  const shell = placed(extrude(profile, w, { bevel: Math.min(16, w * 0.05) }), turn('x', 90), shift(0, w / 2, 0));
  const grille = [1, -1].flatMap((s) =>
    Array.from({ length: 6 }, (_, i) =>
      move(box(l * 0.03, 6, h * 0.34), -l * 0.2 + i * l * 0.07, (s * w) / 2, h * 0.36),
    ),
  );
  return [
    piece('main', shell),
    piece(
      'black',
      { ...joined(grille), spacing: l * 0.03 },
      move(box(l * 0.12, 10, h * 0.06, { bevel: 2 }), l * 0.3, -w / 2, h * 0.3),
    ),
  ];
}

function triangleSign(s: number): Piece[] {
  const tri = (k: number): Point2[] => [
    [-k * 0.58, -k * 0.33],
    [k * 0.58, -k * 0.33],
    [0, k * 0.67],
  ];
  return [
    piece('black', extrude(tri(s), 0.6)),
    piece('yellow', extrude(tri(s * 0.84), 0.9)),
    piece(
      'black',
      move(box(s * 0.07, s * 0.3, 0.5), 0, s * 0.08, 0.8),
      move(cylinder(s * 0.05, 0.5), 0, -s * 0.16, 0.8),
    ),
  ];
}

const lines = (w: number, h: number, count: number): Mesh =>
  joined(
    Array.from({ length: count }, (_, i) =>
      move(
        box(w * (i % 3 === 2 ? 0.7 : 1), h * 0.05, 0.4),
        i % 3 === 2 ? -w * 0.15 : 0,
        h * (0.4 - (0.8 * i) / Math.max(1, count - 1)),
        0,
      ),
    ),
  );

/** Open carton with parts showing. */
function carton(s: number, inside: readonly Piece[]): Solid {
  const wall = (a: number, b: number, x: number, y: number) => move(box(a, b, s * 0.5), x, y, 0);
  const flap = (x: number, turnBy: number) =>
    placed(box(s * 0.4, s * 0.9, 4), turn('y', turnBy), shift(x, 0, s * 0.52));
  return {
    pieces: [
      piece(
        'bronze',
        box(s * 1.2, s * 0.9, 4),
        wall(4, s * 0.9, s * 0.6, 0),
        wall(4, s * 0.9, -s * 0.6, 0),
        wall(s * 1.2, 4, 0, s * 0.45),
        wall(s * 1.2, 4, 0, -s * 0.45),
        flap(-s * 0.76, 28),
        flap(s * 0.76, -28),
      ),
      piece(
        'orange',
        placed(extrude(rect(s * 0.5, s * 0.2), 1), turn('x', 90), shift(-s * 0.26, -s * 0.452, s * 0.26)),
      ),
      piece(
        'paper',
        placed(lettering('NORRVIK', s * 0.07, 1), turn('x', 90), shift(-s * 0.26, -s * 0.454, s * 0.26)),
        placed(lines(s * 0.36, s * 0.2, 4), turn('x', 90), shift(s * 0.3, -s * 0.452, s * 0.26)),
      ),
      ...inside,
    ],
  };
}

const bottle = (d: number, h: number, body: MaterialName, cap: MaterialName): Piece[] => [
  piece(
    body,
    lathe([
      [0, 0],
      [d * 0.44, 0],
      [d * 0.5, d * 0.06],
      [d * 0.5, h * 0.66],
      [d * 0.2, h * 0.84],
      [d * 0.2, h * 0.9],
      [0, h * 0.9],
    ]),
  ),
  piece(cap, move(cylinder(d * 0.22, h * 0.12, 1.5), 0, 0, h * 0.88)),
  piece('paper', move(ring(d * 0.505, d * 0.49, h * 0.4), 0, 0, h * 0.14)),
];

const sprayCan = (d: number, h: number, body: MaterialName): Piece[] => [
  piece(
    body,
    lathe([
      [0, 0],
      [d * 0.5, 0],
      [d * 0.5, h * 0.76],
      [d * 0.42, h * 0.82],
      [d * 0.3, h * 0.85],
      [0, h * 0.85],
    ]),
  ),
  piece('zinc', move(torus(d * 0.48, d * 0.05), 0, 0, h * 0.77), move(torus(d * 0.48, d * 0.05), 0, 0, d * 0.03)),
  piece('white', move(cylinder(d * 0.46, h * 0.16, 3), 0, 0, h * 0.84)),
  piece('paper', move(ring(d * 0.505, d * 0.49, h * 0.3), 0, 0, h * 0.2)),
];

export const bodywork = {
  hood: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1100, width: 480, height: 520 },
    build: ({ length, width, height }) => solid(hoodPieces(length, width, height)),
  }),
  door: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 800, height: 480 },
    build: ({ length: l, height: h }) => {
      const louvre = {
        ...joined(
          Array.from({ length: 7 }, (_, i) =>
            move(box(l * 0.4, 8, h * 0.03, { bevel: 2 }), l * 0.18, -16, h * (0.3 + i * 0.07)),
          ),
        ),
        spacing: h * 0.07,
      };
      return solid(
        piece(
          'main',
          placed(flat(roundRect(l, h, 24), 24), turn('x', 90), shift(0, 12, h / 2)),
          placed(flat(roundRect(l * 0.9, h * 0.84, 16), 8), turn('x', 90), shift(0, -10, h / 2)),
        ),
        piece(
          'black',
          louvre,
          placed(flat(roundRect(l * 0.1, h * 0.14, 6), 6), turn('x', 90), shift(-l * 0.34, -18, h * 0.5)),
        ),
      );
    },
  }),
  panel: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 700, height: 420, bend: 60 },
    build: ({ length: l, height: h, bend }) =>
      solid(
        piece(
          'main',
          placed(flat(roundRect(l, h, 16), 4, cornerBores(l, h, 6)), turn('x', 90), shift(0, 2, h / 2)),
          move(box(l, bend, 4), 0, bend / 2, h - 4),
          move(box(4, bend, h), l / 2 - 2, bend / 2, 0),
          move(box(4, bend, h), -l / 2 + 2, bend / 2, 0),
        ),
      ),
  }),
  cover: template({
    area: 'bodywork',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 320, width: 220, height: 70 },
    build: ({ length: l, width: w, height: h }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(l, w, 24), h, { bevel: 8 }),
          flat(roundRect(l * 1.08, w * 1.1, 20), 5, cornerBores(l * 1.08, w * 1.1, 4)),
          move(box(l * 0.7, 6, 4), 0, w * 0.2, h - 2),
          move(box(l * 0.7, 6, 4), 0, -w * 0.2, h - 2),
        ),
      ),
  }),
  meshGuard: template({
    area: 'bodywork',
    material: 'black',
    pose: 'stand',
    defaults: { length: 420, height: 300 },
    build: ({ length: l, height: h }) => {
      const up = Array.from({ length: 12 }, (_, i) =>
        move(cylinder(3, h * 0.94), -l * 0.45 + (i * l * 0.9) / 11, 0, h * 0.03),
      );
      const over = Array.from({ length: 8 }, (_, i) =>
        acrossX(cylinder(3, l * 0.94), -l * 0.47, 0, h * 0.06 + (i * h * 0.88) / 7),
      );
      return solid(
        piece(
          'main',
          placed(flat(roundRect(l, h, 12), 12, [roundRect(l * 0.92, h * 0.9, 8)]), turn('x', 90), shift(0, 6, h / 2)),
          { ...joined([...up, ...over]), spacing: l * 0.08 },
        ),
      );
    },
  }),
  hinge: template({
    area: 'bodywork',
    material: 'black',
    pose: 'face',
    defaults: { size: 70 },
    build: ({ size: s }) => {
      const leaf = (k: number) =>
        flat(roundRect(s * 0.6, s, s * 0.08, k * s * 0.36, 0), s * 0.06, [
          bore(s * 0.05, k * s * 0.46, s * 0.3),
          bore(s * 0.05, k * s * 0.46, -s * 0.3),
        ]);
      return solid(
        piece(
          'main',
          leaf(1),
          leaf(-1),
          ...[-0.5, -0.16, 0.18].map((k) =>
            placed(cylinder(s * 0.08, s * 0.32, 1), turn('x', -90), shift(0, k * s, s * 0.06)),
          ),
        ),
        piece('steel', placed(cylinder(s * 0.04, s * 1.06), turn('x', -90), shift(0, -s * 0.53, s * 0.06))),
      );
    },
  }),
  coverLatch: template({
    area: 'bodywork',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { size: 110 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          flat(roundRect(s, s * 0.7, s * 0.1), s * 0.12, [roundRect(s * 0.8, s * 0.46, s * 0.06)]),
          extrude(roundRect(s * 0.84, s * 0.5, s * 0.06), s * 0.03),
          placed(box(s * 0.5, s * 0.34, s * 0.05, { bevel: 2 }), turn('y', -10), shift(-s * 0.06, 0, s * 0.06)),
        ),
        piece(
          'zinc',
          move(cylinder(s * 0.1, s * 0.05, 1), s * 0.28, 0, s * 0.04),
          move(box(s * 0.2, s * 0.1, s * 0.3), s * 0.2, 0, -s * 0.28),
        ),
      ),
  }),
  gasSpring: template({
    area: 'bodywork',
    material: 'black',
    pose: 'lie',
    defaults: { length: 400, d: 20 },
    build: ({ length: l, d }) =>
      solid(
        piece('main', move(cylinder(d * 0.5, l * 0.52, 1), 0, 0, d * 1.2)),
        piece('chrome', move(cylinder(d * 0.25, l * 0.46 - d * 1.2), 0, 0, l * 0.5)),
        piece(
          'zinc',
          ...[0, l].map((z) =>
            joined([
              move(cylinder(d * 0.42, d * 1.3, 1), 0, 0, z === 0 ? 0 : l - d * 1.3),
              placed(
                joined([cylinder(d * 0.5, d * 0.9, 1), move(threadedBar(d * 0.22, 0, d), 0, 0, d * 0.9)]),
                turn('x', 90),
                shift(0, d * 0.45, z),
              ),
            ]),
          ),
        ),
      ),
  }),
  weatherStrip: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) => {
      const coil = helix(s * 0.4, s * 0.055, 2.6).map(([x, y, z]): Vec3 => [x, y, z + s * 0.04]);
      return solid(
        piece('main', sweep(coil, [...arc(s * 0.022, 0, 300), [-s * 0.01, -s * 0.05], [s * 0.02, -s * 0.05]])),
      );
    },
  }),
  mudguard: template({
    area: 'bodywork',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { r: 460, width: 320 },
    build: ({ r, width }) =>
      solid(
        piece(
          'main',
          placed(
            extrude(ribbon([[r * 1.02, -r * 0.1], ...arc(r, 0, 150), [-r * 1.0, r * 0.42]], 10), width, { bevel: 2 }),
            turn('x', 90),
            shift(0, width / 2, r * 0.1),
          ),
        ),
      ),
  }),
  buffer: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 50, height: 40 },
    build: ({ d, height: h }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.5, 0],
            [d * 0.46, h * 0.7],
            [d * 0.36, h * 0.95],
            [0, h],
          ]),
        ),
        piece(
          'zinc',
          move(cylinder(d * 0.5, h * 0.08), 0, 0, -h * 0.04),
          move(threadedBar(d * 0.12, -h * 0.7, 0), 0, 0, 0),
        ),
      ),
  }),
  rubberMount: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 40 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          lathe(
            [
              [d * 0.16, 0],
              [d * 0.5, 0],
              [d * 0.5, d * 0.3],
              [d * 0.34, d * 0.34],
              [d * 0.34, d * 0.44],
              [d * 0.5, d * 0.48],
              [d * 0.5, d * 0.78],
              [d * 0.16, d * 0.78],
            ],
            true,
          ),
        ),
        piece('zinc', move(ring(d * 0.17, d * 0.13, d * 0.84), 0, 0, -d * 0.03)),
      ),
  }),
  dustBoot: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 50, height: 70 },
    build: ({ d, height: h }) => {
      const folds = Array.from(
        { length: 11 },
        (_, i): Point2 => [d * (i % 2 ? 0.36 : 0.5) * (1 - i * 0.025), (h * i) / 10],
      );
      return solid(
        piece('main', lathe([...folds, ...folds.map(([r, z]): Point2 => [r - d * 0.05, z]).reverse()], true)),
        piece('zinc', move(ring(d * 0.53, d * 0.49, d * 0.06), 0, 0, d * 0.02)),
      );
    },
  }),
  gasket: template({
    area: 'bodywork',
    material: 'foam',
    pose: 'stand',
    defaults: { size: 120 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(s, s * 0.74, s * 0.12), s * 0.014, {
            holes: [roundRect(s * 0.7, s * 0.46, s * 0.1), ...cornerBores(s * 0.96, s * 0.74, s * 0.035)],
          }),
        ),
      ),
  }),
  bondedSeal: template({
    area: 'bodywork',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece('main', ring(d * 0.75, d * 0.58, d * 0.1, 0.3)),
        piece(
          'rubber',
          move(
            lathe(
              [
                [d * 0.5, d * 0.05],
                [d * 0.53, -d * 0.02],
                [d * 0.58, d * 0.02],
                [d * 0.58, d * 0.08],
                [d * 0.53, d * 0.12],
              ],
              true,
            ),
            0,
            0,
            0,
          ),
        ),
      ),
  }),
  modelDecal: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'face',
    defaults: { length: 420, height: 90 },
    build: ({ length: l, height: h }) =>
      solid(
        piece('main', extrude(roundRect(l, h, h * 0.1), 1)),
        piece('paper', move(lettering('NORRVIK', h * 0.5, 0.8), 0, 0, 0.8)),
      ),
  }),
  warningLabel: template({
    area: 'bodywork',
    material: 'yellow',
    pose: 'face',
    defaults: { width: 100, height: 140 },
    build: ({ width: w, height: h }) =>
      solid(
        piece('paper', extrude(roundRect(w, h, w * 0.06), 0.8)),
        piece('main', move(extrude(roundRect(w * 0.96, h * 0.3, w * 0.05), 0.5), 0, h * 0.33, 0.6)),
        triangleSign(w * 0.24).map(({ material, mesh }) => piece(material, move(mesh, -w * 0.3, h * 0.31, 0.9))),
        piece(
          'black',
          move(lettering('WARNING', h * 0.07, 0.4), w * 0.14, h * 0.33, 1),
          move(lines(w * 0.8, h * 0.34, 7), 0, -h * 0.28, 0.7),
          move(ring(w * 0.2, w * 0.17, 0.5), -w * 0.2, h * 0.04, 0.7),
          placed(box(w * 0.36, w * 0.03, 0.5), turn('z', 45), shift(-w * 0.2, h * 0.04, 0.7)),
        ),
        piece('red', move(ring(w * 0.17, w * 0.14, 0.6), w * 0.22, h * 0.04, 0.7)),
      ),
  }),
  nameplate: template({
    area: 'bodywork',
    material: 'aluminium',
    pose: 'face',
    defaults: { width: 120, height: 80 },
    build: ({ width: w, height: h }) =>
      solid(
        piece('main', extrude(roundRect(w, h, 4), 1.2, { holes: cornerBores(w, h, 1.8) })),
        piece(
          'black',
          move(lettering('NORRVIK', h * 0.13, 0.4), -w * 0.1, h * 0.3, 1.1),
          ...[0.08, -0.08, -0.24].map((k) =>
            joined([
              move(box(w * 0.3, h * 0.03, 0.4), -w * 0.26, h * k, 1.1),
              move(extrude(rect(w * 0.44, h * 0.1), 0.4, { holes: [rect(w * 0.42, h * 0.08)] }), w * 0.18, h * k, 1.1),
            ]),
          ),
        ),
      ),
  }),
  chartPlate: template({
    area: 'bodywork',
    material: 'paper',
    pose: 'face',
    defaults: { width: 160, height: 110 },
    build: ({ width: w, height: h }) =>
      solid(
        piece('main', extrude(roundRect(w, h, 5), 1)),
        piece(
          'black',
          ...Array.from({ length: 5 }, (_, i) => move(box(w * 0.8, 0.8, 0.4), 0, h * (0.2 - i * 0.14), 0.9)),
          ...Array.from({ length: 5 }, (_, i) => move(box(0.8, h * 0.56, 0.4), w * (-0.4 + i * 0.2), -h * 0.08, 0.9)),
          move(lettering('CAPACITY', h * 0.1, 0.4), 0, h * 0.36, 0.9),
        ),
        piece(
          'orange',
          sweep(
            curve([
              [-w * 0.38, h * 0.16, 1.2],
              [-w * 0.1, h * 0.1, 1.2],
              [w * 0.2, -h * 0.12, 1.2],
              [w * 0.38, -h * 0.32, 1.2],
            ]),
            circle(0.9, 0, 0, 8),
          ),
        ),
      ),
  }),
  tapeRoll: template({
    area: 'bodywork',
    material: 'red',
    pose: 'tilt',
    defaults: { d: 110 },
    build: ({ d }) =>
      solid(
        piece('main', ring(d * 0.5, d * 0.36, d * 0.4, 1)),
        piece('paper', ring(d * 0.36, d * 0.33, d * 0.4), move(ring(d * 0.503, d * 0.48, d * 0.1), 0, 0, d * 0.15)),
      ),
  }),
  book: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { width: 148, height: 210, thickness: 12 },
    build: ({ width: w, height: h, thickness: t }) =>
      solid(
        piece('main', move(extrude(roundRect(w, h, 3), 1), 0, 0, t), extrude(roundRect(w, h, 3), 1)),
        piece(
          'paper',
          move(box(w * 0.97, h * 0.97, t - 1), 0, 0, 1),
          move(lines(w * 0.5, h * 0.12, 3), -w * 0.14, -h * 0.3, t + 1),
          move(placed(lettering('NORRVIK', w * 0.12, 0.5), turn('z', 0)), 0, h * 0.34, t + 1),
        ),
        piece('darkGrey', move(box(w * 0.7, h * 0.3, 0.5), 0, 0.04 * h, t + 1)),
      ),
  }),
  canister: template({
    area: 'bodywork',
    material: 'blue',
    pose: 'stand',
    defaults: { width: 240, height: 300 },
    build: ({ width: w, height: h }) => {
      const body = extrude(roundRect(w, w * 0.62, w * 0.12), h * 0.84, { bevel: w * 0.05 });
      return solid(
        piece(
          'main',
          body,
          sweep(
            [
              [-w * 0.3, 0, h * 0.8],
              [-w * 0.3, 0, h * 0.96],
              [w * 0.12, 0, h * 0.96],
              [w * 0.12, 0, h * 0.8],
            ],
            roundRect(w * 0.1, w * 0.12, w * 0.04),
          ),
        ),
        piece('red', move(cylinder(w * 0.11, h * 0.1, 3), w * 0.34, 0, h * 0.83)),
        piece('paper', move(box(w * 0.74, 2, h * 0.4), 0, -w * 0.31, h * 0.22)),
        piece('orange', move(box(w * 0.74, 3, h * 0.1), 0, -w * 0.31, h * 0.5)),
      );
    },
  }),
  bottle: template({
    area: 'bodywork',
    material: 'red',
    pose: 'stand',
    defaults: { d: 50, height: 140 },
    build: ({ d, height }) => solid(bottle(d, height, 'main', 'plasticBlack')),
  }),
  sprayCan: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { d: 65, height: 200 },
    build: ({ d, height }) => solid(sprayCan(d, height, 'main')),
  }),
  cartridge: template({
    area: 'bodywork',
    material: 'white',
    pose: 'lie',
    defaults: { d: 54, length: 230 },
    build: ({ d, length: l }) =>
      solid(
        piece('main', cylinder(d * 0.5, l, 1)),
        piece('orange', move(ring(d * 0.505, d * 0.49, l * 0.4), 0, 0, l * 0.3)),
        piece('red', move(cylinder(d * 0.52, l * 0.08, 2), 0, 0, l * 0.95)),
        piece('plasticGrey', cylinder(d * 0.52, l * 0.05, 1)),
      ),
  }),
  filterBox: template({
    area: 'bodywork',
    material: 'bronze',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) =>
      carton(s, [
        piece(
          'white',
          move(cylinder(s * 0.16, s * 0.62, 4), -s * 0.34, 0.1 * s, 4),
          move(cylinder(s * 0.12, s * 0.56, 4), s * 0.02, s * 0.16, 4),
        ),
        piece('blue', move(ring(s * 0.162, s * 0.15, s * 0.1), -s * 0.34, 0.1 * s, s * 0.5)),
        piece('paper', move(cylinder(s * 0.15, s * 0.66), s * 0.38, s * 0.08, 4)),
        piece('rubber', move(ring(s * 0.17, s * 0.08, s * 0.04, 2), s * 0.38, s * 0.08, s * 0.66)),
      ]),
  }),
  partsBox: template({
    area: 'bodywork',
    material: 'bronze',
    pose: 'stand',
    defaults: { size: 280 },
    build: ({ size: s }) =>
      carton(s, [
        piece(
          'steel',
          acrossX(cylinder(s * 0.06, s * 0.8, 2), -s * 0.4, s * 0.2, s * 0.48),
          acrossX(cylinder(s * 0.05, s * 0.7, 2), -s * 0.36, s * 0.02, s * 0.5),
        ),
        piece('bronze', move(ring(s * 0.12, s * 0.09, s * 0.18, 1), -s * 0.32, -s * 0.2, s * 0.4)),
        piece(
          'zinc',
          move(hexagon(s * 0.14, s * 0.1), s * 0.06, -s * 0.24, s * 0.46),
          move(hexagon(s * 0.14, s * 0.1), s * 0.26, -s * 0.2, s * 0.47),
        ),
        piece('rubber', placed(torus(s * 0.18, s * 0.03), turn('x', 50), shift(s * 0.34, s * 0.12, s * 0.5))),
      ]),
  }),
  beltBox: template({
    area: 'bodywork',
    material: 'bronze',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) =>
      carton(s, [
        piece(
          'rubber',
          placed(torus(s * 0.28, s * 0.05), turn('x', 60), shift(-s * 0.2, s * 0.1, s * 0.42)),
          placed(torus(s * 0.22, s * 0.04), turn('x', 66), shift(s * 0.26, s * 0.05, s * 0.42)),
        ),
        piece('white', move(cylinder(s * 0.1, s * 0.56, 4), s * 0.46, s * 0.24, 4)),
      ]),
  }),
  layout: template({
    area: 'bodywork',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 12 },
    build: ({ d }) => {
      const bolt = placed(
        joined([hexagon(d * 1.55, d * 0.6), threadedBar(d * 0.5, -d * 3.4, 0)]),
        turn('x', 90),
        shift(0, 0, d * 0.8),
      );
      const nut = hexagon(d * 1.55, d * 0.8, { bore: d * 0.5, chamferBottom: true });
      return solid(
        piece(
          'main',
          ...[0, 1, 2, 3].map((i) => move(bolt, (i - 1.5) * d * 2.4, d * 2.2, 0)),
          ...[0, 1, 2, 3].map((i) => move(nut, (i - 1.5) * d * 2.4, -d * 3.4, 0)),
          ...[0, 1, 2, 3].map((i) => move(ring(d * 1.0, d * 0.54, d * 0.18), (i - 1.5) * d * 2.4, -d * 5.9, 0)),
        ),
        piece(
          'zincYellow',
          ...[0, 1].map((i) => move(ring(d * 1.2, d * 0.6, d * 0.2), d * 7, -d * (3 + i * 3), 0)),
          placed(cylinder(d * 0.5, d * 5, 1), turn('x', -90), shift(d * 7, 0, d * 0.5)),
        ),
      );
    },
  }),
  labelSet: template({
    area: 'bodywork',
    material: 'paper',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) => {
      const at = (mesh: Mesh, x: number, y: number) => move(mesh, x * s, y * s, 0);
      return solid(
        piece('main', extrude(roundRect(s, s * 0.7, 4), 1), at(extrude(roundRect(s * 0.4, s * 0.5, 4), 1), 0.6, -0.3)),
        piece('orange', move(extrude(roundRect(s * 0.8, s * 0.16, 3), 1), 0, s * 0.22, 0.6)),
        piece('white', move(lettering('NORRVIK', s * 0.09, 0.6), 0, s * 0.22, 1.5)),
        piece(
          'yellow',
          ...[-0.32, -0.04, 0.24].map((x) => move(extrude(roundRect(s * 0.22, s * 0.16, 3), 1), x * s, 0, 0.6)),
          move(extrude(roundRect(s * 0.32, s * 0.14, 3), 1), 0.6 * s, -0.15 * s, 0.6),
        ),
        piece(
          'black',
          ...[-0.32, -0.04, 0.24].map((x) => move(lines(s * 0.16, s * 0.1, 3), x * s, 0, 1.5)),
          move(lines(s * 0.7, s * 0.16, 3), 0, -s * 0.2, 0.8),
          move(lines(s * 0.3, s * 0.2, 4), 0.6 * s, -0.4 * s, 0.8),
        ),
      );
    },
  }),
  gasketStack: template({
    area: 'bodywork',
    material: 'foam',
    pose: 'stand',
    defaults: { size: 260 },
    build: ({ size: s }) => {
      const sheet = (w: number, d: number, holes: Point2[][]) => extrude(roundRect(w, d, s * 0.04), 2, { holes });
      const cylinders = [-0.33, -0.11, 0.11, 0.33].map((k) => circle(s * 0.1, k * s, 0));
      return solid(
        piece('steel', move(sheet(s * 1.05, s * 0.36, cylinders), 0, s * 0.3, 0)),
        piece(
          'main',
          move(sheet(s * 0.9, s * 0.3, [roundRect(s * 0.76, s * 0.2, s * 0.03)]), 0, -s * 0.12, 0),
          move(sheet(s * 0.34, s * 0.3, [circle(s * 0.1)]), -s * 0.4, -s * 0.5, 0),
        ),
        piece(
          'rubber',
          move(torus(s * 0.1, s * 0.02), s * 0.06, -s * 0.5, 3),
          move(torus(s * 0.07, s * 0.016), s * 0.32, -s * 0.48, 3),
        ),
        piece(
          'copper',
          ...[0, 1, 2].map((i) => move(ring(s * 0.04, s * 0.026, 2), s * (0.14 + i * 0.12), -s * 0.68, 0)),
        ),
      );
    },
  }),
  hoseSet: template({
    area: 'bodywork',
    material: 'rubber',
    pose: 'stand',
    defaults: { size: 300 },
    build: ({ size: s }) => {
      const one = (r: number, d: number): Mesh =>
        pipe(
          arc(r, 40, 720).map(([x, y], i): Vec3 => [x, y, d * 0.6 + i * d * 0.035]),
          d / 2,
        );
      const ends = (r: number, d: number): Mesh =>
        joined([
          placed(hexagon(d * 1.5, d * 1.2), turn('x', 90), shift(r, 0, d * 4)),
          placed(hexagon(d * 1.5, d * 1.2), turn('x', 90), turn('z', 40), shift(r * 0.77, r * 0.64, d * 0.6)),
        ]);
      return solid(
        piece('main', one(s * 0.4, s * 0.05), move(one(s * 0.28, s * 0.04), s * 0.75, 0, 0)),
        piece('zinc', ends(s * 0.4, s * 0.05), move(ends(s * 0.28, s * 0.04), s * 0.75, 0, 0)),
      );
    },
  }),
  pinSet: template({
    area: 'bodywork',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 30 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          ...[0, 1, 2].map((i) =>
            placed(cylinder(d * 0.5, d * (5 - i), 2), turn('x', -90), shift(i * d * 1.6, 0, d * 0.5)),
          ),
        ),
        piece(
          'bronze',
          ...[0, 1, 2, 3].map((i) => move(ring(d * 0.62, d * 0.5, d * 0.8, 1), -d * 0.2 + i * d * 1.4, -d * 1.3, 0)),
        ),
        piece('zinc', ...[0, 1, 2].map((i) => move(ring(d * 0.8, d * 0.5, d * 0.1), i * d * 1.8, -d * 3, 0))),
      ),
  }),
  padSet: template({
    area: 'bodywork',
    material: 'nylon',
    pose: 'stand',
    defaults: { size: 100 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          ...[0, 1, 2, 3].map((i) =>
            move(
              extrude(rect(s, s * 0.5), s * 0.16, {
                holes: [bore(s * 0.06, s * 0.25, 0), bore(s * 0.06, -s * 0.25, 0)],
                bevel: 2,
              }),
              (i % 2) * s * 1.2,
              Math.floor(i / 2) * s * 0.7,
              0,
            ),
          ),
        ),
        piece(
          'zinc',
          ...[0, 1, 2, 3, 4, 5].map((i) => move(hexagon(s * 0.14, s * 0.1), -s * 0.3 + i * s * 0.36, -s * 0.5, 0)),
        ),
        piece('steel', ...[0, 1].map((i) => move(extrude(rect(s, s * 0.4), 2), i * s * 1.2, -s * 0.9, 0))),
      ),
  }),
  bearingSet: template({
    area: 'bodywork',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 80 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          ring(d * 0.5, d * 0.42, d * 0.26, 1),
          ring(d * 0.34, d * 0.26, d * 0.26, 1),
          move(ring(d * 0.4, d * 0.34, d * 0.2, 1), d * 1, d * 0.1, 0),
          move(ring(d * 0.28, d * 0.2, d * 0.2, 1), d * 1, d * 0.1, 0),
        ),
        piece('brass', ring(d * 0.4, d * 0.36, d * 0.2)),
        piece('rubber', move(ring(d * 0.42, d * 0.3, d * 0.1, 2), d * 0.1, -d * 1, 0)),
        piece('zinc', move(ring(d * 0.3, d * 0.2, d * 0.03), d * 0.96, -d * 0.8, 0)),
      ),
  }),
  pinLoop: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 10 },
    build: ({ d }) => {
      const loop = arc(d * 1.8, -30, 210).map(([x, z]): Vec3 => [x, 0, z + d * 1.2]);
      return solid(
        piece(
          'main',
          acrossX(cylinder(d * 0.5, d * 5, d * 0.1), -d * 2.5, 0, d * 0.6),
          acrossX(cylinder(d * 0.75, d * 0.8, 1), d * 2, 0, d * 0.6),
          pipe([[d * 2.3, 0, d * 0.6], ...loop, [-d * 1.4, 0, -d * 0.6], [-d * 1.2, 0, -d * 0.9]], d * 0.12),
        ),
      );
    },
  }),
  blindRivet: template({
    area: 'fasteners',
    material: 'aluminium',
    pose: 'tilt',
    defaults: { d: 5 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          move(
            lathe(
              [
                [d * 0.3, 0],
                [d, 0],
                [d * 0.9, d * 0.2],
                [d * 0.3, d * 0.4],
              ],
              true,
            ),
            0,
            0,
            0,
          ),
          move(ring(d * 0.5, d * 0.3, d * 2), 0, 0, -d * 2),
        ),
        piece(
          'zinc',
          move(cylinder(d * 0.26, d * 7, d * 0.05), 0, 0, -d * 2),
          move(cylinder(d * 0.44, d * 0.6, 0.4), 0, 0, -d * 2.6),
        ),
      ),
  }),
  torsionSpring: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 30, wire: 3 },
    build: ({ d, wire }) => {
      const coil = helix((d - wire) / 2, wire * 1.05, 6);
      const end = coil.at(-1) as Vec3;
      return solid(
        piece(
          'main',
          pipe([[d * 0.5 - wire / 2, -d * 1.6, 0], ...coil], wire / 2),
          pipe([end, [end[0], end[1] + d * 1.6, end[2]]], wire / 2),
        ),
      );
    },
  }),
  banjoBolt: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 14 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          hexagon(d * 1.5, d * 0.6),
          move(cylinder(d * 0.5, d * 1.4), 0, 0, -d * 1.4),
          threadedBar(d * 0.5, -d * 3, -d * 1.3),
        ),
        piece('copper', move(ring(d * 0.74, d * 0.52, d * 0.12), 0, 0, -d * 0.14)),
        piece('black', acrossY(cylinder(d * 0.16, d * 1.02), 0, -d * 0.51, -d * 0.8)),
      ),
  }),
  hoseSpiral: template({
    area: 'hydraulics',
    material: 'plasticBlack',
    pose: 'lie',
    defaults: { d: 34, length: 260 },
    build: ({ d, length: l }) => {
      const rib = pipe(helix(d * 0.5, l / fewer(14), fewer(14)), d * 0.07);
      return solid(piece('main', ring(d * 0.48, d * 0.4, l), { ...rib, spacing: l / 14 }));
    },
  }),
  testPoint: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 14 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.4, -d * 0.8, 0),
          hexagon(d * 1.2, d * 0.6),
          move(cylinder(d * 0.4, d * 1), 0, 0, d * 0.5),
        ),
        piece(
          'black',
          move(cylinder(d * 0.56, d * 1.1, d * 0.08), 0, 0, d * 0.9),
          move(around(move(box(d * 0.08, d * 0.08, d * 0.9), d * 0.56, 0, 0), 14), 0, 0, d),
        ),
      ),
  }),
  hydraulicBank: template({
    area: 'hydraulics',
    material: 'castIron',
    pose: 'stand',
    defaults: { length: 240, sections: 4 },
    build: ({ length: l, sections }) => {
      const step = l / (sections + 1);
      const at = Array.from({ length: sections }, (_, i) => -l / 2 + step * (i + 1));
      const spool = (x: number) =>
        placed(
          joined([cylinder(step * 0.2, l * 0.12), move(cylinder(step * 0.12, l * 0.1, 1), 0, 0, l * 0.12)]),
          turn('x', 90),
          shift(x, -l * 0.2, l * 0.18),
        );
      return solid(
        piece(
          'main',
          ...at.map((x) => move(box(step * 0.96, l * 0.4, l * 0.36, { bevel: 3 }), x, 0, 0)),
          move(box(step * 0.5, l * 0.44, l * 0.34, { bevel: 3 }), -l / 2 + step * 0.26, 0, 0),
          move(box(step * 0.5, l * 0.44, l * 0.34, { bevel: 3 }), l / 2 - step * 0.26, 0, 0),
        ),
        piece('steel', ...at.map(spool)),
        piece(
          'black',
          ...at.map((x) => placed(cylinder(step * 0.3, l * 0.16, 3), turn('x', -90), shift(x, l * 0.19, l * 0.18))),
        ),
        piece(
          'zinc',
          ...at.flatMap((x) =>
            [-0.09, 0.09].map((k) =>
              move(
                joined([hexagon(step * 0.44, l * 0.04), ring(step * 0.2, step * 0.13, l * 0.06)]),
                x,
                l * k,
                l * 0.36,
              ),
            ),
          ),
          placed(hexagon(step * 0.6, l * 0.08), turn('y', 90), shift(l / 2, 0, l * 0.2)),
        ),
      );
    },
  }),
  powerUnit: template({
    area: 'hydraulics',
    material: 'black',
    pose: 'stand',
    defaults: { length: 520 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          acrossX(cylinder(l * 0.14, l * 0.4, 4), -l * 0.48, 0, l * 0.2),
          acrossX(around(move(box(l * 0.01, l * 0.01, l * 0.3), l * 0.14, 0, l * 0.04), 24), -l * 0.48, 0, l * 0.2),
        ),
        piece(
          'aluminium',
          move(box(l * 0.16, l * 0.24, l * 0.26, { bevel: 4 }), -l * 0.0, 0, l * 0.07),
          acrossX(cylinder(l * 0.1, l * 0.14, 2), l * 0.06, 0, l * 0.2),
        ),
        piece(
          'nylon',
          move(extrude(roundRect(l * 0.36, l * 0.3, l * 0.04), l * 0.28, { bevel: 6 }), l * 0.32, 0, l * 0.05),
        ),
        piece(
          'zinc',
          acrossY(hexagon(l * 0.06, l * 0.03), 0, -l * 0.15, l * 0.2),
          move(hexagon(l * 0.06, l * 0.05), 0, 0, l * 0.33),
          move(cylinder(l * 0.04, l * 0.05, 2), l * 0.4, 0, l * 0.33),
        ),
        piece('darkGrey', box(l * 1.05, l * 0.3, l * 0.03, { bevel: 2 })),
        piece('plasticBlack', move(box(l * 0.2, l * 0.1, l * 0.1, { bevel: 3 }), -l * 0.3, 0, l * 0.34)),
      ),
  }),
  pistonPump: template({
    area: 'hydraulics',
    material: 'castIron',
    pose: 'lie',
    defaults: { size: 140 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          cylinder(s * 0.52, s * 0.9, s * 0.06),
          move(box(s * 1.1, s * 0.8, s * 0.34, { bevel: s * 0.05 }), 0, 0, s * 0.86),
          extrude(
            [
              ...arc(s * 0.2, -60, 60, { cx: s * 0.78 }),
              ...arc(s * 0.55, 40, 140),
              ...arc(s * 0.2, 120, 240, { cx: -s * 0.78 }),
              ...arc(s * 0.55, 220, 320),
            ],
            s * 0.14,
            { bevel: 2 },
          ),
        ),
        piece('steel', move(cylinder(s * 0.14, s * 0.4, 2), 0, 0, -s * 0.38)),
        piece(
          'aluminium',
          placed(joined([box(s * 0.5, s * 0.4, s * 0.36, { bevel: 3 })]), turn('x', 90), shift(0, -s * 0.42, s * 0.6)),
        ),
        piece(
          'zinc',
          placed(
            joined([cylinder(s * 0.24, s * 0.1, 2), move(ring(s * 0.18, s * 0.12, s * 0.1), 0, 0, s * 0.06)]),
            turn('y', -90),
            shift(-s * 0.54, 0, s * 1.02),
          ),
          placed(hexagon(s * 0.2, s * 0.12), turn('x', 90), shift(0, -s * 0.78, s * 0.6)),
          move(around(move(hexagon(s * 0.12, s * 0.07), s * 0.42, 0, 0), 4, 45), 0, 0, s * 1.2),
        ),
      ),
  }),
};
