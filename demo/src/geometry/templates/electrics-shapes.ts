// Shapes shared by: Electrical parts: batteries and power, sensors, wiring, lights and alarms.
import { box, extrude } from '../primitives/extrude.ts';
import { roundRect } from '../primitives/outlines.ts';
import { joined, move, piece, placed } from '../primitives/place.ts';
import { cylinder, lathe } from '../primitives/revolve.ts';
import { curve, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh, Piece, Vec3 } from '../types.ts';
import { along, shift, subtract, turn } from '../vector.ts';

export const shell = (w: number, d: number, h: number, r = 4): Mesh =>
  extrude(roundRect(w, d, r), h, { bevel: Math.min(2, h * 0.08) });
export const corners = (mesh: Mesh, x: number, y: number): Mesh =>
  joined(
    [
      [x, y],
      [-x, y],
      [x, -y],
      [-x, -y],
    ].map(([a = 0, b = 0]) => move(mesh, a, b, 0)),
  );

/** Sealed plug of the round-cornered kind, cable side downwards. */
export function plugPieces(size: number, ways: number): Piece[] {
  const w = size * (0.8 + ways * 0.12);
  return [
    piece(
      'main',
      shell(w, size * 0.8, size * 1.1, size * 0.22),
      move(shell(w * 0.8, size * 0.6, size * 0.5, size * 0.16), 0, 0, size),
      move(box(w * 0.4, size * 0.2, size * 0.6, { bevel: 1 }), 0, size * 0.46, size * 0.3),
    ),
    piece('lensAmber', move(shell(w * 0.66, size * 0.46, size * 0.06, size * 0.1), 0, 0, size * 1.5)),
  ];
}

export function cableWithEnds(path: readonly Vec3[], d: number, end: Piece[]): Piece[] {
  const first = path[0] as Vec3;
  const last = path.at(-1) as Vec3;
  const put = (at: Vec3, away: Vec3) => end.map(({ material, mesh }) => piece(material, placed(mesh, along(away, at))));
  return [
    piece('main', pipe(path, d / 2)),
    ...put(first, subtract(first, path[1] as Vec3)),
    ...put(last, subtract(last, path.at(-2) as Vec3)),
  ];
}

export const coiled = (r: number, d: number): Vec3[] => {
  const loops = Array.from({ length: 25 }, (_, i): Vec3 => {
    const a = (i / 24) * 4.4 * Math.PI - 0.6;
    return [r * Math.cos(a), r * 0.92 * Math.sin(a), d * 0.6 + i * d * 0.09];
  });
  const [from, to] = [loops[0] as Vec3, loops.at(-1) as Vec3];
  return curve(
    [[from[0] + r * 0.4, from[1] - r * 0.7, d * 0.6], ...loops, [to[0] - r * 0.9, to[1] - r * 0.1, d * 0.8]],
    3,
  );
};

/** Cylindrical sensor with lock nuts and cable. */
export const probe = (d: number, length: number): Piece[] => [
  piece(
    'zinc',
    threadedBar(d / 2, 0, length),
    move(hexagon(d * 1.5, d * 0.32), 0, 0, length * 0.4),
    move(hexagon(d * 1.5, d * 0.32), 0, 0, length * 0.6),
  ),
  piece('blue', move(cylinder(d * 0.48, d * 0.5, 1), 0, 0, length - d * 0.2)),
  piece(
    'plasticBlack',
    pipe(
      curve([
        [0, 0, 0],
        [0, 0, -length * 0.3],
        [length * 0.2, 0, -length * 0.6],
        [length * 0.8, 0, -length * 0.7],
      ]),
      d * 0.2,
    ),
  ),
];

export const lampBowl = (d: number): Piece[] => [
  piece(
    'main',
    placed(
      lathe([
        [0, -d * 0.45],
        [d * 0.25, -d * 0.42],
        [d * 0.46, -d * 0.16],
        [d * 0.5, 0],
        [d * 0.5, d * 0.08],
        [0, d * 0.08],
      ]),
      turn('x', 90),
    ),
  ),
  piece('glass', placed(cylinder(d * 0.45, d * 0.05), turn('x', 90), shift(0, -d * 0.07, 0))),
];
