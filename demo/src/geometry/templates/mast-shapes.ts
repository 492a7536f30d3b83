// Shapes shared by: Forklift front: masts, carriages, forks, rollers; upright along z, front towards -y.
import { box, extrude } from '../primitives/extrude.ts';
import { joined, move, piece, placed } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import type { Mesh, Piece, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';

/** Rolled C section, web outside, open towards the middle. */
function channel(height: number, depth: number, side: number): Mesh {
  const [t, w] = [depth * 0.14, depth * 0.42];
  const c: Point2[] = [
    [0, -depth / 2],
    [w, -depth / 2],
    [w, -depth / 2 + t],
    [t, -depth / 2 + t],
    [t, depth / 2 - t],
    [w, depth / 2 - t],
    [w, depth / 2],
    [0, depth / 2],
  ];
  return extrude(side > 0 ? c : c.map(([x, y]): Point2 => [-x, y]), height);
}

export function frame(width: number, height: number, depth: number, cross: readonly number[]): Mesh {
  const bars = cross.map((z) => move(box(width, depth * 0.26, depth * 0.8, { bevel: 3 }), 0, depth * 0.48, z * height));
  return joined([
    move(channel(height, depth, 1), -width / 2, 0, 0),
    move(channel(height, depth, -1), width / 2, 0, 0),
    ...bars,
  ]);
}

export const rollerPieces = (d: number, w: number): Piece[] => [
  piece(
    'main',
    lathe(
      [
        [d * 0.3, 0],
        [d * 0.46, 0],
        [d * 0.5, w * 0.12],
        [d * 0.5, w * 0.88],
        [d * 0.46, w],
        [d * 0.3, w],
      ],
      true,
    ),
  ),
  piece('blackOxide', move(ring(d * 0.31, d * 0.24, w * 0.9), 0, 0, w * 0.05)),
  piece('steel', move(cylinder(d * 0.23, w * 1.06, 1), 0, 0, -w * 0.03)),
];

/** Blade to the front, shank upright, heel at the origin. */
export function forkMesh(length: number, width: number, thickness: number, height: number): Mesh {
  const t = thickness;
  const side: Point2[] = [
    [0, 0],
    [length, t * 0.62],
    [length, t * 0.95],
    [t * 1.6, t * 1.05],
    [t * 1.05, t * 1.6],
    [t, height],
    [0, height],
  ];
  return placed(extrude(side, width, { bevel: 2 }), turn('x', 90), turn('z', -90), shift(-width / 2, 0, 0));
}
