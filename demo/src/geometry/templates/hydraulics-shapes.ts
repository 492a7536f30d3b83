// Shapes shared by: Hydraulic parts: cylinders and what is in them, pumps, motors, valves.
import { extrude } from '../primitives/extrude.ts';
import { arc, bore } from '../primitives/outlines.ts';
import { acrossX, joined, move, piece, placed } from '../primitives/place.ts';
import { lathe, ring, torus } from '../primitives/revolve.ts';
import { hexagon } from '../primitives/threads.ts';
import type { Mesh, Piece, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';

/** Forged eye with its bush, bore along x, neck towards +z, centre at the origin. */
export function eye(d: number, width: number): { body: Mesh; bush: Mesh } {
  const outline: Point2[] = [...arc(d * 1.0, 140, 400), [d * 0.62, d * 1.35], [-d * 0.62, d * 1.35]];
  const body = placed(
    extrude(outline, width, { holes: [bore(d * 0.56)], bevel: width * 0.06 }),
    turn('x', 90),
    shift(0, width / 2, 0),
    turn('z', 90),
  );
  return { body, bush: acrossX(ring(d * 0.6, d * 0.5, width * 1.04, d * 0.04), -width * 0.52, 0, 0) };
}

/** Cap with pilot, O-ring and spanner holes. */
export function glandPieces(boreD: number, rodD: number): Piece[] {
  const [R, r] = [boreD / 2, rodD / 2];
  const h = boreD * 0.5;
  const body = lathe(
    [
      [r * 1.02, 0],
      [R * 0.98, 0],
      [R * 0.98, h * 0.55],
      [R * 1.16, h * 0.6],
      [R * 1.16, h * 0.92],
      [R * 1.06, h],
      [r * 1.3, h],
      [r * 1.02, h * 0.94],
    ],
    true,
  );
  return [
    piece('main', body),
    piece('rubber', move(torus(R * 0.97, R * 0.08), 0, 0, h * 0.22)),
    piece('blue', move(ring(r * 1.2, r * 1.0, h * 0.08), 0, 0, h * 0.96)),
    piece('nylon', move(torus(R * 0.97, R * 0.06), 0, 0, h * 0.38)),
  ];
}

export function pistonPieces(boreD: number): Piece[] {
  const R = boreD / 2;
  const groove = (z: number, h: number, depth: number): Point2[] => [
    [R, z],
    [R - depth, z],
    [R - depth, z + h],
    [R, z + h],
  ];
  const h = boreD * 0.62;
  const profile: Point2[] = [
    [R * 0.34, 0],
    [R * 0.92, 0],
    [R, h * 0.06],
    ...groove(h * 0.14, h * 0.16, R * 0.1),
    ...groove(h * 0.4, h * 0.22, R * 0.12),
    ...groove(h * 0.7, h * 0.16, R * 0.1),
    [R, h * 0.94],
    [R * 0.92, h],
    [R * 0.34, h],
  ];
  const band = (z: number, size: number) => move(ring(R * 1.01, R * 0.9, size, size * 0.1), 0, 0, z);
  return [
    piece('main', lathe(profile, true)),
    piece('nylon', band(h * 0.15, h * 0.14), band(h * 0.71, h * 0.14)),
    piece('green', band(h * 0.41, h * 0.2)),
  ];
}

export const port = (d: number): Mesh =>
  joined([hexagon(d * 1.5, d * 0.5), move(ring(d * 0.52, d * 0.34, d * 0.4), 0, 0, d * 0.42)]);
/** Two-bolt mounting flange. */
export function slotFlange(s: number): Point2[] {
  const wing = (cx: number, from: number, to: number) => arc(s * 0.16, from, to, { cx });
  return [
    ...wing(s * 0.72, -60, 60),
    ...arc(s * 0.44, 40, 140),
    ...wing(-s * 0.72, 120, 240),
    ...arc(s * 0.44, 220, 320),
  ];
}
