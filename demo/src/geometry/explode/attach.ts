// Where attaching parts sit: bolts and washers spread over the face of the part they hold, outwards along its way.
import { boundsOf, pointsOf } from '../primitives/place.ts';
import { templateOf } from '../parts.ts';
import type { Vec3 } from '../types.ts';
import { add, along, apply, chain, cross, dot, scaled, times, unit } from '../vector.ts';
import type { SceneItem, Spot } from './scene.ts';

const NUTS = /nut$/i;
const WASHERS = /washer|retainer|circlip|seal|shim|oRing/i;
const DRAWN_EACH = 6;

/** Washers come first, then what goes through them, nuts on the far side. */
export function inOrder(parts: readonly SceneItem[]): SceneItem[] {
  const rank = ({ noun }: SceneItem) => (WASHERS.test(noun) ? 0 : NUTS.test(noun) ? 2 : 1);
  return [...parts].sort((a, b) => rank(a) - rank(b));
}

/** Gives an attaching part its places on its host. */
export function attach(part: SceneItem, host: SceneItem, hasBolt: boolean): void {
  const each = Math.max(1, Math.min(DRAWN_EACH, Math.round(part.quantity / Math.max(1, host.spots.length))));
  const spots = host.spots.slice(0, Math.max(1, Math.ceil(part.quantity / each)));
  const isFar = NUTS.test(part.noun) && hasBolt;
  part.spots = spots.flatMap((spot) => onFace(host, spot, { each, isFar, depth: depthOf(part), growth: part.growth }));
}

/** Pins lie along their own z from 0 upwards and go in up to their head; bolts hang below their seat. */
function depthOf({ part, solid, growth }: SceneItem): number {
  const { min, max } = boundsOf(pointsOf(solid));
  return templateOf(part.template).pose === 'lie' && min[2] > -0.5 ? max[2] * growth : 0;
}

interface FaceOptions {
  each: number;
  isFar: boolean;
  /** How far it goes into its host, millimetres. */
  depth: number;
  growth: number;
}

function onFace(host: SceneItem, { at, out }: Spot, { each, isFar, depth, growth }: FaceOptions): Spot[] {
  const way = unit(isFar ? times(out, -1) : out);
  const side = Math.abs(way[2]) > 0.9 ? ([1, 0, 0] as const) : unit(cross([0, 0, 1], way));
  const other = cross(way, side);
  const reach = extents(host, at, [way, side, other]);
  const [face, u, v] = reach;
  const isRound = Math.abs(u.half - v.half) < 0.12 * Math.max(u.half, v.half) && each > 2;
  return pattern(each, isRound, v.half > u.half).map(([a, b]) => {
    const place = add(
      times(way, face.high - depth),
      add(times(side, u.middle + a * u.half), times(other, v.middle + b * v.half)),
    );
    return { at: chain(scaled(growth), along(way, place)), out: way };
  });
}

interface Extent {
  high: number;
  middle: number;
  half: number;
}

function extents(host: SceneItem, at: Spot['at'], axes: readonly [Vec3, Vec3, Vec3]): [Extent, Extent, Extent] {
  const points = Array.from(pointsOf(host.solid), (p) => apply(at, p));
  const one = (axis: Vec3): Extent => {
    let [low, high] = [Infinity, -Infinity];
    for (const p of points) {
      const d = dot(p, axis);
      low = Math.min(low, d);
      high = Math.max(high, d);
    }
    return { high, middle: (low + high) / 2, half: (high - low) / 2 };
  };
  return [one(axes[0]), one(axes[1]), one(axes[2])];
}

/** Bolt pattern on a face of -1 to 1 both ways. */
function pattern(count: number, isRound: boolean, isTall: boolean): readonly (readonly [number, number])[] {
  if (count === 1) return [[0, 0]];
  if (isRound) {
    return Array.from({ length: count }, (_, i) => {
      const a = ((i + 0.5) / count) * 2 * Math.PI;
      return [0.78 * Math.cos(a), 0.78 * Math.sin(a)] as const;
    });
  }
  const turned = (list: readonly (readonly [number, number])[]) =>
    isTall ? list.map(([a, b]) => [b, a] as const) : list;
  if (count === 2)
    return turned([
      [-0.7, 0],
      [0.7, 0],
    ]);
  if (count === 3)
    return turned([
      [-0.75, 0],
      [0, 0],
      [0.75, 0],
    ]);
  if (count === 4)
    return [
      [-0.78, -0.7],
      [0.78, -0.7],
      [0.78, 0.7],
      [-0.78, 0.7],
    ];
  return turned(
    Array.from({ length: count }, (_, i) => {
      const across = Math.ceil(count / 2);
      return [-0.8 + (1.6 * (i % across)) / Math.max(1, across - 1), i < across ? -0.72 : 0.72] as const;
    }),
  );
}
