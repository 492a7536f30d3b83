// Which item of a model is seen where the mouse or a finger points.
import { type Camera, Raycaster, Vector2 } from 'three';
import type { Model } from './model.ts';

interface Seen {
  canvas: HTMLCanvasElement;
  camera: Camera;
  model: Model;
}

/** Null beside the model. */
export function itemAt({ clientX, clientY }: PointerEvent, { canvas, camera, model }: Seen): string | null {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const at = new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
  const ray = new Raycaster();
  ray.setFromCamera(at, camera);
  const [hit] = ray.intersectObjects([...model.meshes], false);
  return hit ? model.itemOf(hit.object) : null;
}
