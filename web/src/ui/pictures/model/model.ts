// A 3D model of a figure: its items by number, apart as far as asked, one of them lit (product §5 3D manuals).
import {
  Color,
  DirectionalLight,
  EdgesGeometry,
  type BufferGeometry,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
  type Material,
  type Object3D,
  Scene,
  Texture,
  type Vector3,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { cornersOf, movingIn } from './apart.ts';
import { checkGltf } from './check-gltf.ts';
import { type KnownItems, nameItems, NONE } from './name-items.ts';
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
const FADED = '#b9b3aa';

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
  scene.add(gltf.scene, ...lights());
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
  const own = new Map(meshes.map((mesh) => [mesh, mesh.material]));
  const paints = new Map<string, Material>();
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
    light({ selected, hovered }, brand) {
      for (const [mesh, material] of own) {
        const look = lookOf(itemOf(mesh), { selected, hovered, isSeeThrough });
        mesh.material = look && !Array.isArray(material) ? litPaint(paints, material, { look, brand }) : material;
      }
    },
    dispose() {
      for (const geometry of new Set(meshes.map((mesh) => mesh.geometry))) geometry.dispose();
      for (const lines of edges) {
        lines.geometry.dispose();
        lines.material.dispose();
      }
      for (const material of [...[...own.values()].flat(), ...paints.values()]) {
        for (const value of Object.values(material))
          if (value instanceof Texture && value !== surroundings) value.dispose();
        material.dispose();
      }
    },
  };
}

function lights(): DirectionalLight[] {
  const key = new DirectionalLight(0xffffff, 1.5);
  key.position.set(-4, 8, 5);
  return [key];
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

interface Look {
  look: 'faded' | 'hovered' | 'chosen' | 'ghost';
  brand: string;
}

/** What is selected takes the colour of a lit callout and all else fades, since parts may be painted in any colour. */
type Lit = { selected: string | null; hovered: string | null; isSeeThrough: boolean };

function lookOf(itemNo: string | null, lit: Lit): Look['look'] | null {
  if (itemNo !== null && itemNo === lit.selected) return 'chosen';
  if (itemNo !== null && itemNo === lit.hovered) return 'hovered';
  if (lit.selected === null) return null;
  return lit.isSeeThrough ? 'ghost' : 'faded';
}

/** How much of a look's colour is mixed in, and how much of it shines by itself. */
const STRENGTH: Record<Look['look'], { share: number; glow: number }> = {
  chosen: { share: 0.8, glow: 0.3 },
  hovered: { share: 0.45, glow: 0.22 },
  faded: { share: 0.9, glow: 0 },
  ghost: { share: 0.9, glow: 0 },
};

function litPaint(paints: Map<string, Material>, material: Material, { look, brand }: Look): Material {
  const key = `${material.uuid} ${look} ${brand}`;
  const old = paints.get(key);
  if (old) return old;
  const paint = material.clone();
  if (paint instanceof MeshStandardMaterial) {
    const { share, glow } = STRENGTH[look];
    const colour = new Color(look === 'hovered' || look === 'chosen' ? brand : FADED);
    paint.color.lerp(colour, share);
    paint.emissive.copy(colour).multiplyScalar(glow);
    paint.metalness *= 0.3;
  }
  if (look === 'ghost') {
    paint.transparent = true;
    paint.opacity = 0.14;
    paint.depthWrite = false;
  }
  paints.set(key, paint);
  return paint;
}
