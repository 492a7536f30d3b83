// Shapes shared by: Hydraulic lines: hoses, pipes, adapters, tanks and filters.
import { joined, move, piece, placed } from '../primitives/place.ts';
import { cylinder, lathe } from '../primitives/revolve.ts';
import { pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh, Piece, Vec3 } from '../types.ts';
import { along, subtract } from '../vector.ts';

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

export function hosePieces(path: readonly Vec3[], d: number): Piece[] {
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

export const adapterEnd = (d: number, span: number): Mesh =>
  joined([threadedBar(d * 0.5, 0, span), move(cylinder(d * 0.36, d * 0.1), 0, 0, span - d * 0.04)]);
