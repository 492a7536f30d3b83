// Shapes shared by: Control boxes, panels, joysticks and switches.
import { box } from '../primitives/extrude.ts';
import { move, piece, placed } from '../primitives/place.ts';
import { cylinder, lathe, ring, sphere } from '../primitives/revolve.ts';
import { threadedBar } from '../primitives/threads.ts';
import type { Piece, Transform } from '../types.ts';
import { shift, turn } from '../vector.ts';

export function joystickPieces(h: number): Piece[] {
  const bellows = lathe([
    [0, 0],
    [h * 0.26, 0],
    [h * 0.27, h * 0.05],
    [h * 0.22, h * 0.08],
    [h * 0.24, h * 0.13],
    [h * 0.18, h * 0.16],
    [h * 0.19, h * 0.21],
    [h * 0.13, h * 0.24],
    [h * 0.13, h * 0.3],
    [0, h * 0.3],
  ]);
  const grip = lathe([
    [0, 0],
    [h * 0.1, 0],
    [h * 0.12, h * 0.1],
    [h * 0.1, h * 0.3],
    [h * 0.14, h * 0.5],
    [h * 0.13, h * 0.6],
    [h * 0.08, h * 0.66],
    [0, h * 0.66],
  ]);
  return [
    piece('rubber', bellows),
    piece('main', move(grip, 0, 0, h * 0.28)),
    piece('orange', placed(box(h * 0.07, h * 0.1, h * 0.2, { bevel: 2 }), shift(0, -h * 0.11, h * 0.52))),
    piece('plasticGrey', move(box(h * 0.12, h * 0.08, h * 0.04, { bevel: 1 }), 0, 0, h * 0.93)),
  ];
}

export function stopPieces(d: number): Piece[] {
  return [
    piece('yellow', cylinder(d * 0.62, d * 0.06, 1)),
    piece('plasticBlack', cylinder(d * 0.34, d * 0.3)),
    piece(
      'red',
      move(
        lathe([
          [0, 0],
          [d * 0.44, 0],
          [d * 0.5, d * 0.06],
          [d * 0.5, d * 0.16],
          [d * 0.4, d * 0.26],
          [d * 0.2, d * 0.3],
          [0, d * 0.31],
        ]),
        0,
        0,
        d * 0.26,
      ),
    ),
  ];
}

export const togglePieces = (h: number): Piece[] => [
  piece(
    'zinc',
    move(ring(h * 0.3, h * 0.16, h * 0.14, 1), 0, 0, 0),
    placed(cylinder(h * 0.08, h * 0.62, 2), turn('x', 16), shift(0, 0, h * 0.1)),
    placed(move(sphere(h * 0.11), 0, 0, h * 0.62), turn('x', 16), shift(0, 0, h * 0.1)),
  ),
];

export const dialPieces = (d: number): Piece[] => [
  piece(
    'plasticBlack',
    cylinder(d * 0.5, d * 0.14, 1),
    move(cylinder(d * 0.4, d * 0.36, 2), 0, 0, d * 0.1),
    move(box(d * 0.7, d * 0.16, d * 0.14, { bevel: 2 }), 0, 0, d * 0.44),
  ),
  piece('white', move(box(d * 0.2, d * 0.05, d * 0.02), d * 0.22, 0, d * 0.58)),
];

/** Puts a control onto the sloping face of a box. */
export const on = (pieces: readonly Piece[], place: Transform): Piece[] =>
  pieces.map(({ material, mesh }) => piece(material, placed(mesh, place)));
export const bodyBelow = (d: number): Piece =>
  piece(
    'plasticBlack',
    move(box(d * 1.1, d, d * 0.9, { bevel: 1 }), 0, 0, -d * 1.1),
    move(threadedBar(d * 0.32, -d * 0.4, 0), 0, 0, 0),
  );
