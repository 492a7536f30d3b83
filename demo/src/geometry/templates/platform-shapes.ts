// Shapes shared by: Platforms, rails, gates and what hangs on them.
import { box } from '../primitives/extrude.ts';
import { acrossX, joined, move, piece } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import { bent, pipe } from '../primitives/sweep.ts';
import type { Mesh, Piece } from '../types.ts';

/** Rail frame in the x-z plane: bent top tube, mid tube, uprights. */
export function railFrame(length: number, height: number, tube: number, posts = 3): Mesh {
  const r = tube / 2;
  const top = bent(
    [
      [-length / 2, 0, 0],
      [-length / 2, 0, height],
      [length / 2, 0, height],
      [length / 2, 0, 0],
    ],
    tube * 2.2,
  );
  const mid = move(acrossX(cylinder(r * 0.8, length)), -length / 2, 0, height * 0.52);
  const inner = Array.from({ length: Math.max(0, posts - 2) }, (_, i) =>
    move(cylinder(r * 0.8, height), -length / 2 + (length * (i + 1)) / (posts - 1), 0, 0),
  );
  return joined([pipe(top, r), mid, ...inner]);
}

/** Grating of flat bars in the x-y plane. */
export function grating(length: number, width: number, step: number): Mesh {
  const bars = (n: number, make: (k: number) => Mesh) => Array.from({ length: n }, (_, i) => make(i / (n - 1) - 0.5));
  const mesh = joined([
    ...bars(Math.max(3, Math.round(length / step)), (k) => move(box(4, width, 22), k * length, 0, 0)),
    ...bars(Math.max(3, Math.round(width / step)), (k) => move(box(length, 4, 14), 0, k * width, 4)),
  ]);
  return { ...mesh, spacing: step };
}

export function deckPieces(length: number, width: number): Piece[] {
  const h = 70;
  const side = (y: number) => move(box(length, 6, h), 0, y, -h);
  const end = (x: number) => move(box(6, width, h), x, 0, -h);
  const joist = Array.from({ length: 4 }, (_, i) =>
    move(box(40, width * 0.98, h * 0.6), -length / 2 + (length * (i + 0.5)) / 4, 0, -h * 0.8),
  );
  const stud = {
    ...joined(
      Array.from({ length: 40 }, (_, i) =>
        move(
          cylinder(12, 2),
          -length / 2 + (length * ((i % 10) + 0.5)) / 10,
          -width / 2 + (width * (Math.floor(i / 10) + 0.5)) / 4,
          2,
        ),
      ),
    ),
    spacing: 60,
  };
  return [
    piece(
      'main',
      move(box(length, width, 4), 0, 0, -2),
      side(width / 2),
      side(-width / 2),
      end(length / 2),
      end(-length / 2),
      ...joist,
    ),
    piece('darkGrey', stud),
  ];
}
