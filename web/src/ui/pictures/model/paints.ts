// What the meshes of a model wear: their own paint, that of a lit item, or a plain one that is soon drawn (product §5 3D manuals).
import { Color, type Material, type Mesh, MeshLambertMaterial, MeshStandardMaterial, Texture } from 'three';

/** Which items are lit, and whether all else is seen through. */
interface Lit {
  selected: string | null;
  hovered: string | null;
  isSeeThrough: boolean;
}

/** The paints of a model. */
interface Paints {
  light(lit: Lit, brand: string): void;
  /** Plain paint has no mirrored room: without a graphics card that is most of the work. */
  setPlain(isPlain: boolean): void;
  /** Frees all but what is shared with other models. */
  dispose(shared: Texture): void;
}

type Look = 'faded' | 'hovered' | 'chosen' | 'ghost';
type Worn = Mesh['material'];

const FADED = '#b9b3aa';

/** How much of a look's colour is mixed in, and how much of it shines by itself. */
const STRENGTH: Record<Look, { share: number; glow: number }> = {
  chosen: { share: 0.8, glow: 0.3 },
  hovered: { share: 0.45, glow: 0.22 },
  faded: { share: 0.9, glow: 0 },
  ghost: { share: 0.9, glow: 0 },
};

/** Paints for these meshes, which wear their own at first. */
export function paintsOf(meshes: readonly Mesh[], itemOf: (mesh: Mesh) => string | null): Paints {
  const own = new Map(meshes.map((mesh) => [mesh, mesh.material]));
  const worn = new Map(own);
  const lit = new Map<string, Material>();
  const plain = new Map<Material, Material>();
  let isPlain = false;
  const plainOf = (material: Material): Material => kept(plain, material, () => plainPaint(material));
  const wear = () => {
    for (const [mesh, material] of worn) mesh.material = isPlain ? each(material, plainOf) : material;
  };
  return {
    light(wanted, brand) {
      for (const [mesh, material] of own) {
        const look = lookOf(itemOf(mesh), wanted);
        const inLook = (one: Material) =>
          look ? kept(lit, `${one.uuid} ${look} ${brand}`, () => litPaint(one, look, brand)) : one;
        worn.set(mesh, Array.isArray(material) ? material : inLook(material));
      }
      wear();
    },
    setPlain(next) {
      if (next === isPlain) return;
      isPlain = next;
      wear();
    },
    dispose(shared) {
      for (const material of [...[...own.values()].flat(), ...lit.values(), ...plain.values()]) {
        for (const value of Object.values(material)) if (value instanceof Texture && value !== shared) value.dispose();
        material.dispose();
      }
    },
  };
}

const each = (material: Worn, change: (one: Material) => Material): Worn =>
  Array.isArray(material) ? material.map(change) : change(material);

function kept<K>(paints: Map<K, Material>, key: K, make: () => Material): Material {
  const paint = paints.get(key) ?? make();
  paints.set(key, paint);
  return paint;
}

/** What is selected takes the colour of a lit callout and all else fades, since parts may be painted in any colour. */
function lookOf(itemNo: string | null, { selected, hovered, isSeeThrough }: Lit): Look | null {
  if (itemNo !== null && itemNo === selected) return 'chosen';
  if (itemNo !== null && itemNo === hovered) return 'hovered';
  if (selected === null) return null;
  return isSeeThrough ? 'ghost' : 'faded';
}

function litPaint(material: Material, look: Look, brand: string): Material {
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
  return paint;
}

/** The same colour without a mirrored room. */
function plainPaint(material: Material): Material {
  if (!(material instanceof MeshStandardMaterial)) return material;
  const { color, emissive, map, vertexColors, flatShading, side, transparent, opacity } = material;
  const { depthWrite, alphaTest, polygonOffset, polygonOffsetFactor, polygonOffsetUnits } = material;
  const look = { color, emissive, map, vertexColors, flatShading, side, transparent, opacity };
  const order = { depthWrite, alphaTest, polygonOffset, polygonOffsetFactor, polygonOffsetUnits };
  return new MeshLambertMaterial({ ...look, ...order });
}
