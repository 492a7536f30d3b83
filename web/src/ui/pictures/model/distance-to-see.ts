// How far a camera stands back to show all of a model.
import { Box3, type PerspectiveCamera, Vector3 } from 'three';

/** Share of the picture that is used. */
const USED = 0.92;

/** The distance from the middle of all points at which each is in the picture, seen from a direction, with a little room around. */
export function distanceToSee(points: readonly Vector3[], from: Vector3, { aspect, fov }: PerspectiveCamera): number {
  const half = Math.tan((fov / 2) * (Math.PI / 180)) * USED;
  const right = new Vector3(0, 1, 0).cross(from).normalize();
  const up = from.clone().cross(right);
  const middle = new Box3().setFromPoints([...points]).getCenter(new Vector3());
  let most = 0.001;
  for (const point of points) {
    const at = point.clone().sub(middle);
    const needed = Math.max(Math.abs(at.dot(right)) / (half * aspect), Math.abs(at.dot(up)) / half);
    most = Math.max(most, needed + at.dot(from));
  }
  return most;
}
