// A 3D model of a figure: its items by number, apart as far as asked, one of them lit (product §5 3D manuals).
import {
  Color,
  DirectionalLight,
  EdgesGeometry,
  HemisphereLight,
  type BufferGeometry,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  type Object3D,
  Scene,
  type Texture,
  type Vector3,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { cornersOf, movingIn } from './apart.ts';
import { checkGltf } from './check-gltf.ts';
import { type KnownItems, nameItems, NONE } from './name-items.ts';
import { paintsOf } from './paints.ts';
import { isShown, isWanted, setShown, type Shown } from './shown.ts';

/** What a node of the file says of its item. */
export interface ModelItem {
  itemNo: string;
  name: string;
  partCode: string | null;
}

export interface Model {
  scene: Scene;
  items: readonly ModelItem[];
  /** Whether there is anything to be taken from anything. */
  comesApart: boolean;
  /** 0 together, 1 fully apart. */
  setApart(share: number): void;
  /** Draws some items alone, leaves some out, or lets what is not selected be seen through. */
  show(shown: Shown): void;
  /** Corners of all that is drawn, at a share of being apart. */
  cornersAt(share: number): Vector3[];
  light(itemNos: { selected: string | null; hovered: string | null }, brand: string): void;
  /** Paint that is soon drawn, while it moves on a slow device. */
  setPlain(isPlain: boolean): void;
  /** The item a mesh belongs to. */
  itemOf(object: Object3D): string | null;
  meshes: readonly Mesh[];
  dispose(): void;
}

/** What a file says of its meshes. */
interface NamedMeshes {
  meshes?: { name?: string }[];
}

const EDGE_ANGLE = 32;

/** Reads a binary glTF whose nodes carry itemNo and explode in their extras; of another its parts are told apart by number and name, and go away from its middle. */
export async function readModel(bytes: ArrayBuffer, surroundings: Texture, known: KnownItems = NONE): Promise<Model> {
  checkGltf(bytes);
  const gltf = await new GLTFLoader().parseAsync(bytes.slice(0), '');
  nameItems(gltf.scene, known, (mesh) => {
    const at = gltf.parser.associations.get(mesh)?.meshes;
    return at === undefined ? '' : ((gltf.parser.json as NamedMeshes).meshes?.[at]?.name ?? '');
  });
  const scene = new Scene();
  scene.environment = surroundings;
  const sky = plainSky();
  scene.add(gltf.scene, keyLight(), sky);
  const meshes: Mesh[] = [];
  gltf.scene.traverse((node) => {
    if (node instanceof Mesh) meshes.push(node);
  });
  const moving = movingIn(gltf.scene);
  const edges = drawEdges(meshes);
  let isSeeThrough = false;
  const setApart = (share: number) => {
    for (const { node, home, way } of moving) node.position.copy(home).addScaledVector(way, share);
    gltf.scene.updateMatrixWorld(true);
  };
  const [together = [], away = []] = [0, 1].map((share) => {
    setApart(share);
    return meshes.flatMap(cornersOf);
  });
  const paints = paintsOf(meshes, itemOf);
  return {
    scene,
    items: itemsOf(gltf.scene),
    meshes,
    itemOf,
    comesApart: moving.length > 0,
    setApart,
    cornersAt(share) {
      const isDrawn = together.map((_, at) => isShown(meshes[Math.floor(at / 8)]));
      // Where nothing is drawn the place of all is looked at.
      const all = isDrawn.every((one) => !one);
      return together
        .map((corner, at) => corner.clone().lerp(away[at] ?? corner, share))
        .filter((_, at) => all || isDrawn[at]);
    },
    show(shown) {
      isSeeThrough = shown.isSeeThrough;
      for (const mesh of meshes) setShown(mesh, isWanted(itemOf(mesh), shown));
    },
    light: (itemNos, brand) => paints.light({ ...itemNos, isSeeThrough }, brand),
    setPlain(isPlain) {
      sky.visible = isPlain;
      // Half of what is left to do would be the edges.
      for (const lines of edges) lines.visible = !isPlain;
      paints.setPlain(isPlain);
    },
    dispose() {
      for (const geometry of new Set(meshes.map((mesh) => mesh.geometry))) geometry.dispose();
      for (const lines of edges) {
        lines.geometry.dispose();
        lines.material.dispose();
      }
      paints.dispose(surroundings);
    },
  };
}

function keyLight(): DirectionalLight {
  const key = new DirectionalLight(0xffffff, 1.5);
  key.position.set(-4, 8, 5);
  return key;
}

/** About the light of the room, for paint that does not mirror it. */
function plainSky(): HemisphereLight {
  const sky = new HemisphereLight(0xffffff, 0xb8b4ae, 2.2);
  sky.visible = false;
  return sky;
}

/** Walks up to the node that carries an item. */
function itemOf(object: Object3D): string | null {
  for (let node: Object3D | null = object; node; node = node.parent) {
    const { itemNo } = node.userData;
    if (typeof itemNo === 'string') return itemNo;
  }
  return null;
}

function itemsOf(root: Object3D): ModelItem[] {
  const items: ModelItem[] = [];
  const known = new Set<string>();
  root.traverse(({ userData: { itemNo, name, partCode } }) => {
    // Pieces of one item may each be a node of their own.
    if (typeof itemNo !== 'string' || known.has(itemNo)) return;
    known.add(itemNo);
    items.push({
      itemNo,
      name: typeof name === 'string' ? name : '',
      partCode: typeof partCode === 'string' ? partCode : null,
    });
  });
  return items;
}

/** Fine lines along the edges, one set for all meshes that share a geometry. */
function drawEdges(meshes: readonly Mesh[]): LineSegments<BufferGeometry, LineBasicMaterial>[] {
  const ink = new LineBasicMaterial({ color: new Color(0x14120f), transparent: true, opacity: 0.34 });
  const known = new Map<BufferGeometry, EdgesGeometry>();
  const drawn: LineSegments<BufferGeometry, LineBasicMaterial>[] = [];
  for (const mesh of meshes) {
    const edges = known.get(mesh.geometry) ?? new EdgesGeometry(mesh.geometry, EDGE_ANGLE);
    known.set(mesh.geometry, edges);
    const lines = new LineSegments(edges, ink);
    drawn.push(lines);
    lines.raycast = () => undefined;
    mesh.add(lines);
    for (const material of [mesh.material].flat()) {
      material.polygonOffset = true;
      material.polygonOffsetFactor = 1;
      material.polygonOffsetUnits = 1;
    }
  }
  return drawn;
}
