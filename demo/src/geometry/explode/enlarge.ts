// Draws small parts larger than life, as parts manuals do, so that a washer on a boom can be seen and picked.
import { boundsOf, pointsOf } from '../primitives/place.ts';
import { chain, scaled } from '../vector.ts';
import { boundsAt, type Scene, type SceneItem } from './scene.ts';

/** Smallest size on the sheet as a share of the biggest fixed part, and how far this may go. */
const SMALLEST = 0.055;
const MOST = 3.2;

export function enlargeSmall(scene: Scene): void {
  const fixed = scene.items.filter((item) => item.isFixed);
  const { min, max } = boundsOf(fixed.flatMap((item) => [boundsAt(item).min, boundsAt(item).max]));
  const core = Math.max(...[0, 1, 2].map((k) => max[k as 0] - min[k as 0]));
  for (const item of scene.items) {
    if (item.isFixed) continue;
    const share = Math.max(...family(scene, item).map(sizeOf)) / core;
    if (share >= SMALLEST) continue;
    item.growth = Math.min(MOST, SMALLEST / share);
    item.spots = item.spots.map((spot) => ({ ...spot, at: chain(scaled(item.growth), spot.at) }));
  }
}

/** Bolts, washers and nuts on one part grow alike, so that they still fit each other. */
function family({ items }: Scene, item: SceneItem): SceneItem[] {
  return item.parent === undefined ? [item] : items.filter((other) => other.parent === item.parent);
}

function sizeOf({ solid }: SceneItem): number {
  const { min, max } = boundsOf(pointsOf(solid));
  return Math.max(...[0, 1, 2].map((k) => max[k as 0] - min[k as 0]));
}
