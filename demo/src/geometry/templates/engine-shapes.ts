// Shapes shared by: Engines and what belongs to them: cooling, fuel, exhaust, filters.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, rect } from '../primitives/outlines.ts';
import { around, move, piece, placed } from '../primitives/place.ts';
import { cylinder, lathe } from '../primitives/revolve.ts';
import { curve, pipe, sweep } from '../primitives/sweep.ts';
import { hexagon } from '../primitives/threads.ts';
import type { Mesh, Piece, Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';

/** Fan seen along z, hub at the origin. */
export function fanPieces(d: number, blades: number): Piece[] {
  const blade = placed(
    extrude(
      [
        [d * 0.08, -d * 0.05],
        [d * 0.3, -d * 0.09],
        [d * 0.49, -d * 0.06],
        [d * 0.5, d * 0.06],
        [d * 0.3, d * 0.08],
        [d * 0.08, d * 0.05],
      ],
      d * 0.012,
    ),
    turn('x', 26),
  );
  return [
    piece('main', around(blade, blades)),
    piece(
      'zinc',
      move(cylinder(d * 0.12, d * 0.09, 2), 0, 0, -d * 0.04),
      around(move(hexagon(d * 0.035, d * 0.02), d * 0.07, 0, d * 0.05), 4),
    ),
  ];
}

export const pulley = (d: number, w: number): Mesh =>
  lathe(
    [
      [d * 0.1, 0],
      [d * 0.5, 0],
      [d * 0.5, w * 0.2],
      [d * 0.4, w * 0.5],
      [d * 0.5, w * 0.8],
      [d * 0.5, w],
      [d * 0.1, w],
    ],
    true,
  );

function beltLoop(centres: readonly (readonly [number, number, number])[], width: number): Mesh {
  const points = centres.flatMap(([x, y, r]) => arc(r, 0, 360, { cx: x, cy: y, open: true, segments: 24 }));
  const hull = convex(points);
  const path = hull.map(([x, y]): Vec3 => [x, y, 0]);
  return sweep(path, rect(width * 0.5, width), true);
}

export function convex(points: readonly Point2[]): Point2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point2[]) => {
    const out: Point2[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = [out.at(-2) as Point2, out.at(-1) as Point2];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-6) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export const canister = (d: number, h: number): Mesh =>
  lathe([
    [0, 0],
    [d * 0.4, 0],
    [d * 0.5, d * 0.1],
    [d * 0.5, h * 0.86],
    [d * 0.52, h * 0.88],
    [d * 0.52, h * 0.96],
    [d * 0.4, h],
    [0, h],
  ]);

export function enginePieces(l: number): Piece[] {
  const [w, h] = [l * 0.42, l * 0.5];
  const fins = Array.from({ length: 6 }, (_, i) =>
    move(box(l * 0.03, w * 1.04, h * 0.4), -l * 0.26 + i * l * 0.1, 0, h * 0.3),
  );
  const front = (mesh: Mesh, y: number, z: number) => placed(mesh, turn('y', -90), shift(-l * 0.42, y, z));
  const head = Array.from({ length: 4 }, (_, i) =>
    move(hexagon(l * 0.03, l * 0.015), -l * 0.27 + i * l * 0.16, 0, h * 1.16),
  );
  return [
    piece(
      'main',
      move(box(l * 0.72, w * 0.9, h * 0.5, { bevel: 6 }), 0, 0, h * 0.26),
      move(box(l * 0.7, w * 0.66, h * 0.26, { bevel: 5 }), 0, 0, h * 0.74),
      ...fins,
    ),
    piece(
      'castIron',
      move(box(l * 0.66, w * 0.8, h * 0.28, { bevel: 16 }), 0, 0, 0),
      placed(cylinder(h * 0.48, l * 0.1, 5), turn('y', 90), shift(l * 0.35, 0, h * 0.42)),
    ),
    piece(
      'aluminium',
      move(box(l * 0.66, w * 0.5, h * 0.18, { bevel: 12 }), 0, 0, h * 0.98),
      move(box(l * 0.06, w * 0.8, h * 0.66, { bevel: 4 }), -l * 0.37, 0, h * 0.22),
    ),
    piece(
      'black',
      front(pulley(h * 0.36, l * 0.05), 0, h * 0.3),
      front(pulley(h * 0.26, l * 0.05), 0, h * 0.78),
      front(pulley(h * 0.16, l * 0.05), w * 0.5, h * 0.72),
      placed(
        beltLoop(
          [
            [h * 0.3, 0, h * 0.16],
            [h * 0.78, 0, h * 0.11],
            [h * 0.72, w * 0.5, h * 0.07],
          ],
          l * 0.025,
        ),
        turn('y', -90),
        shift(-l * 0.445, 0, 0),
      ),
    ),
    piece('black', move(cylinder(h * 0.09, h * 0.06, 2), l * 0.18, 0, h * 1.16)),
    piece('orange', move(placed(canister(h * 0.24, h * 0.34), turn('x', 90)), l * 0.16, -w * 0.44, h * 0.34)),
    piece(
      'aluminium',
      placed(cylinder(h * 0.15, l * 0.18, 4), turn('y', 90), shift(-l * 0.36, w * 0.54, h * 0.72)),
      placed(cylinder(h * 0.11, l * 0.24, 3), turn('y', 90), shift(l * 0.12, w * 0.52, h * 0.3)),
    ),
    piece(
      'castIron',
      pipe(
        curve([
          [-l * 0.26, -w * 0.3, h * 0.86],
          [-l * 0.2, -w * 0.52, h * 0.86],
          [l * 0.2, -w * 0.52, h * 0.86],
          [l * 0.3, -w * 0.56, h * 1.1],
        ]),
        h * 0.07,
      ),
      ...[-0.24, -0.08, 0.08, 0.24].map((k) =>
        placed(cylinder(h * 0.06, w * 0.24), turn('x', 90), shift(l * k, -w * 0.28, h * 0.86)),
      ),
    ),
    piece(
      'steel',
      ...[-0.24, -0.08, 0.08, 0.24].map((k) =>
        pipe(
          curve([
            [l * k, w * 0.1, h * 1.14],
            [l * k, w * 0.24, h * 1.24],
            [l * k * 0.7, w * 0.46, h * 0.9],
            [l * k * 0.5, w * 0.46, h * 0.66],
          ]),
          h * 0.012,
        ),
      ),
    ),
    piece('zinc', ...head),
  ];
}
