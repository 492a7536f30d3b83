// Shapes shared by: Covers, hoods, labels, books, kits and what comes in cans.
import { box, extrude } from '../primitives/extrude.ts';
import { lettering } from '../primitives/lettering.ts';
import { arc, bore, rect } from '../primitives/outlines.ts';
import { joined, move, piece, placed } from '../primitives/place.ts';
import { cylinder, lathe, ring, torus } from '../primitives/revolve.ts';
import type { MaterialName, Mesh, Piece, Point2, Solid } from '../types.ts';
import { shift, turn } from '../vector.ts';

export const flat = (outline: readonly Point2[], h: number, holes: Point2[][] = []): Mesh =>
  extrude(outline, h, { holes, bevel: h * 0.1 });
export const cornerBores = (l: number, w: number, r: number): Point2[][] =>
  [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([a = 1, b = 1]) => bore(r, a * l * 0.44, b * w * 0.42));

/** Curved shell of a hood, open below and to the back. */
export function hoodPieces(l: number, w: number, h: number): Piece[] {
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

export function triangleSign(s: number): Piece[] {
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

export const lines = (w: number, h: number, count: number): Mesh =>
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
export function carton(s: number, inside: readonly Piece[]): Solid {
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

export const bottle = (d: number, h: number, body: MaterialName, cap: MaterialName): Piece[] => [
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

export const sprayCan = (d: number, h: number, body: MaterialName): Piece[] => [
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
