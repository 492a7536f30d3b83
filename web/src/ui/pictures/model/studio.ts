// The room that models mirror: soft boxes over a bright ground, the light of the part pictures.
import { BackSide, BoxGeometry, type Color, Mesh, MeshBasicMaterial, PlaneGeometry, Scene, Vector3 } from 'three';

interface Box {
  /** Direction from the model, y up. */
  from: readonly [number, number, number];
  width: number;
  height: number;
  light: number;
}

/** Key from the upper left, a tall strip beside it, a weaker one on the right, and one from behind. */
const BOXES: readonly Box[] = [
  { from: [-0.4, 0.9, 0.35], width: 7, height: 5, light: 9 },
  { from: [-0.95, 0.3, 0.3], width: 2.2, height: 6, light: 5.5 },
  { from: [0.9, 0.35, 0.3], width: 2, height: 5, light: 3 },
  { from: [0.2, 0.4, -0.95], width: 6, height: 2.4, light: 3 },
];
const WALL = 0.62;
const FLOOR = 0.42;

export function makeStudio(): Scene {
  const scene = new Scene();
  const walls = [WALL, WALL, WALL * 1.25, FLOOR, WALL, WALL].map((light) => plain(light, true));
  scene.add(new Mesh(new BoxGeometry(20, 20, 20), walls));
  for (const { from, width, height, light } of BOXES) {
    const box = new Mesh(new PlaneGeometry(width, height), plain(light, false));
    box.position.copy(new Vector3(...from).normalize().multiplyScalar(8));
    box.lookAt(0, 0, 0);
    scene.add(box);
  }
  return scene;
}

function plain(light: number, isWall: boolean): MeshBasicMaterial {
  const material = new MeshBasicMaterial(isWall ? { side: BackSide } : {});
  grey(material.color, light);
  return material;
}

const grey = (colour: Color, light: number): Color => colour.setRGB(light, light, light);
