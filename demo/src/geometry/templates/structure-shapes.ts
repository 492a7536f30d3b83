// Shapes shared by: Steel structure: scissor arms, booms, frames, outriggers, chains and sheaves.
import { box, extrude, squareTube } from '../primitives/extrude.ts';
import { slot } from '../primitives/outlines.ts';
import { acrossY, joined, move, piece, placed } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import { fewer } from '../roundness.ts';
import type { Mesh, Piece, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';

/** Outline of a side plate put upright in the x-z plane, `thickness` along y, centred on y. */
export const upright = (outline: readonly Point2[], thickness: number, y: number, holes: Point2[][] = []): Mesh =>
  placed(
    extrude(outline, thickness, { holes, bevel: Math.min(1, thickness * 0.1) }),
    turn('x', 90),
    shift(0, y + thickness / 2, 0),
  );

/** Tube lying along x from 0. */
export const beam = (length: number, width: number, height: number, wall: number): Mesh =>
  placed(squareTube(height, width, length, wall), turn('y', 90));

/** One link of leaf chain plates along x. */
export function leafChainPieces(pitch: number, links: number, plates: number): Piece[] {
  const leaves = fewer(plates);
  const t = (pitch * 0.13 * plates) / leaves;
  const plate = extrude(slot(pitch, pitch * 0.42), t * 0.9);
  const drawn: Mesh[] = [];
  const pins: Mesh[] = [];
  for (let i = 0; i < links; i += 1) {
    for (let k = 0; k < leaves; k += 1) {
      const odd = (k + i) % 2;
      if (k === 0 && i % 2) continue;
      drawn.push(placed(plate, turn('x', 90), shift((i + 0.5) * pitch, (k - leaves / 2) * t + odd * 0.01, 0)));
    }
    pins.push(acrossY(cylinder(pitch * 0.17, t * (leaves + 1.6)), i * pitch, (-t * (leaves + 2.4)) / 2, 0));
  }
  pins.push(acrossY(cylinder(pitch * 0.17, t * (leaves + 1.6)), links * pitch, (-t * (leaves + 2.4)) / 2, 0));
  return [piece('main', joined(drawn)), piece('zinc', joined(pins))];
}

export function ladderPiece(width: number, height: number, steps: number): Mesh {
  const rail = (x: number) => move(box(width * 0.07, width * 0.14, height, { bevel: 2 }), x, 0, 0);
  const rungs = Array.from({ length: steps }, (_, i) =>
    move(box(width, width * 0.16, width * 0.06, { bevel: 2 }), 0, 0, (height * (i + 0.5)) / steps),
  );
  return joined([rail(-width / 2), rail(width / 2), ...rungs]);
}
