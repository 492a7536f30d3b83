// Screw shapes that many parts share: threads as grooves, hexagons with turned corners, sockets.
import { detail } from '../roundness.ts';
import type { Mesh, Point2, Vec3 } from '../types.ts';
import { extrude } from './extrude.ts';
import { circle, polygon } from './outlines.ts';
import { lathe } from './revolve.ts';

/** Threaded bar between two heights, ends chamfered. */
export function threadedBar(radius: number, from: number, to: number, coarse = 1): Mesh {
  const pitch = Math.max(radius * 0.26 * coarse, (to - from) / 34);
  const tip = radius * 0.16;
  const profile: Point2[] = [
    [0, from],
    [radius - tip, from],
    [radius, from + tip],
  ];
  if (detail().threads) {
    for (let z = from + tip + pitch * 0.3; z + pitch < to - tip; z += pitch) {
      profile.push(
        [radius, z],
        [radius * 0.86, z + pitch * 0.42],
        [radius * 0.86, z + pitch * 0.55],
        [radius, z + pitch * 0.95],
      );
    }
  }
  profile.push([radius, to - tip * 0.5], [radius, to], [0, to]);
  return { ...lathe(profile), spacing: pitch };
}

interface HexOptions {
  /** Radius of a bore through it. */
  bore?: number;
  chamferBottom?: boolean;
}

/** Hexagon by width over flats, standing on z = 0, corners turned off as on every real nut. */
export function hexagon(overFlats: number, height: number, { bore = 0, chamferBottom = false }: HexOptions = {}): Mesh {
  if (detail().round < 20) return plainHexagon(overFlats, height, bore);
  const perSide = Math.max(4, Math.round(detail().round / 6));
  const corners = polygon(6, overFlats, 30);
  const rim = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 6] as Point2;
    return Array.from({ length: perSide }, (_, k): Point2 => {
      const t = k / perSide;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
  const inner = overFlats * 0.475;
  const drop = ([x, y]: Point2) => Math.max(0, Math.hypot(x, y) - inner) * Math.tan((33 * Math.PI) / 180);
  const circle = (r: number, z: number): Vec3[] =>
    rim.map(([x, y]) => [(x / Math.hypot(x, y)) * r, (y / Math.hypot(x, y)) * r, z]);
  const loops: Vec3[][] = [
    circle(bore, 0),
    ...(chamferBottom ? [circle(inner, 0)] : []),
    rim.map((p): Vec3 => [p[0], p[1], chamferBottom ? drop(p) : 0]),
    rim.map((p): Vec3 => [p[0], p[1], height - drop(p)]),
    circle(inner, height),
    circle(bore, height),
  ];
  return lofted(loops, bore > 0);
}

/** Where nobody will see its corners. */
function plainHexagon(overFlats: number, height: number, bore: number): Mesh {
  return extrude(polygon(6, overFlats, 30), height, bore > 0 ? { holes: [circle(bore)] } : {});
}

/** Walls between loops of equal count; `closed` joins the last to the first. */
function lofted(loops: readonly (readonly Vec3[])[], closed: boolean): Mesh {
  const n = loops[0]?.length ?? 0;
  const faces: number[][] = [];
  const spans = closed ? loops.length : loops.length - 1;
  for (let k = 0; k < spans; k += 1) {
    const low = k * n;
    const high = ((k + 1) % loops.length) * n;
    for (let i = 0; i < n; i += 1) {
      const j = (i + 1) % n;
      faces.push([low + i, low + j, high + j, high + i]);
    }
  }
  return { points: loops.flat(), faces };
}
