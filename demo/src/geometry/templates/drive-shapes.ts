// Shapes shared by: Wheels, axles, gearboxes and brakes; rotation axis along z, outer side upwards.
import { extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, gear } from '../primitives/outlines.ts';
import { around, joined, move, piece, placed } from '../primitives/place.ts';
import { cylinder, lathe } from '../primitives/revolve.ts';
import { hexagon } from '../primitives/threads.ts';
import type { Mesh, Piece, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';

/** Tyre carcass of rounded section, centred on z = 0. */
export function carcass(R: number, r: number, w: number): Mesh {
  const side = (R - r) * 0.3;
  return lathe(
    [
      [r, -w * 0.42],
      [r + side * 0.6, -w * 0.5],
      [R - side, -w * 0.5],
      [R - side * 0.3, -w * 0.46],
      [R, -w * 0.36],
      [R * 1.003, 0],
      [R, w * 0.36],
      [R - side * 0.3, w * 0.46],
      [R - side, w * 0.5],
      [r + side * 0.6, w * 0.5],
      [r, w * 0.42],
    ],
    true,
  );
}

/** Slanted bars from shoulder to the middle, as on rough terrain tyres. */
export function lugs(R: number, w: number, count: number): Mesh {
  const h = R * 0.07;
  const bar = (flip: number): Mesh => {
    const outline: Point2[] = [
      [-w * 0.5, -R * 0.12],
      [-w * 0.36, -R * 0.14],
      [w * 0.06, R * 0.06],
      [w * 0.06, R * 0.15],
      [-w * 0.5, R * 0.0],
    ];
    const flat = extrude(
      outline.map(([x, y]): Point2 => [x * flip, y]),
      h * 1.6,
      { bevel: h * 0.2 },
    );
    return placed(flat, turn('y', 90), shift(R * 0.975 - h * 0.6, 0, 0));
  };
  return joined([around(bar(1), count), around(bar(-1), count, 180 / count)]);
}

export function rimPieces(r: number, w: number, studs: number): Piece[] {
  const profile: Point2[] = [
    [r * 0.9, -w * 0.42],
    [r * 1.05, -w * 0.46],
    [r * 1.05, -w * 0.42],
    [r * 0.93, -w * 0.36],
    [r * 0.86, -w * 0.1],
    [r * 0.86, w * 0.1],
    [r * 0.93, w * 0.36],
    [r * 1.05, w * 0.42],
    [r * 1.05, w * 0.46],
    [r * 0.9, w * 0.42],
    [r * 0.8, w * 0.08],
    [r * 0.8, -w * 0.1],
  ];
  const holes = [
    circle(r * 0.3),
    ...arc(r * 0.48, 0, 360, { segments: studs, open: true }).map(([x, y]) => bore(r * 0.045, x, y)),
  ];
  const dish = move(extrude(circle(r * 0.62), r * 0.06, { holes, bevel: r * 0.01 }), 0, 0, w * 0.1);
  const slope = lathe(
    [
      [r * 0.58, w * 0.1],
      [r * 0.62, w * 0.1],
      [r * 0.84, -w * 0.04],
      [r * 0.84, w * 0.06],
      [r * 0.63, w * 0.1 + r * 0.06],
      [r * 0.58, w * 0.1 + r * 0.06],
    ],
    true,
  );
  return [piece('main', lathe(profile, true), dish, slope)];
}

export const nutsOn = (radius: number, size: number, count: number, z: number): Mesh =>
  around(move(joined([hexagon(size, size * 0.7), cylinder(size * 0.32, size * 0.95)]), radius, 0, z), count, 18);

export function gearPieces(teeth: number, tip: number, width: number, boreR: number): Piece[] {
  const module = tip / teeth;
  const outline = gear({ teeth, rootRadius: tip - module * 2.3, tipRadius: tip });
  return [piece('main', extrude(outline, width, { holes: [circle(boreR)], bevel: width * 0.03 }))];
}
