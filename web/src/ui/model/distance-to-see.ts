// How far a camera stands back to show all of a box.
import { type Box3, type PerspectiveCamera, Vector3 } from 'three';

/** The distance at which all corners of a box are in the picture, seen from a direction, with a little room around. */
export function distanceToSee(box: Box3, from: Vector3, { aspect, fov }: PerspectiveCamera): number {
  const half = Math.tan((fov / 2) * (Math.PI / 180)) * 0.92;
  const right = new Vector3(0, 1, 0).cross(from).normalize();
  const up = from.clone().cross(right);
  const middle = box.getCenter(new Vector3());
  let most = 0.001;
  for (let corner = 0; corner < 8; corner += 1) {
    const at = new Vector3(
      corner & 1 ? box.max.x : box.min.x,
      corner & 2 ? box.max.y : box.min.y,
      corner & 4 ? box.max.z : box.min.z,
    ).sub(middle);
    const needed = Math.max(Math.abs(at.dot(right)) / (half * aspect), Math.abs(at.dot(up)) / half);
    most = Math.max(most, needed + at.dot(from));
  }
  return most;
}
