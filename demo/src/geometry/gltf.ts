// Binary glTF 2.0 of an assembly: one node an item, its pieces below it sharing one mesh (product §5: 3D manuals).
import { surfaceOf } from './model/surface.ts';
import { partKey, partSolid } from './parts.ts';
import { materials } from './render/materials.ts';
import { nodeOf } from '../catalogue/node-of.ts';
import type { DetailName } from './roundness.ts';
import type { Assembly, Item, MaterialName, Solid, Transform, Vec3 } from './types.ts';
import { Buffers } from './gltf-buffers.ts';
import { chain } from './vector.ts';

export interface GlbOptions {
  /** Part code of an item, for names and extras. */
  codeOf?: (itemNo: string) => string | undefined;
  /** Name of an item in the default language. */
  nameOf?: (itemNo: string) => string | undefined;
  /** Bytes to stay below; round things are cut coarser until they do. */
  limit?: number;
}

interface GltfNode {
  name: string;
  mesh?: number;
  matrix?: number[];
  children?: number[];
  extras?: Record<string, unknown>;
}

const STEPS: readonly DetailName[] = ['lean', 'coarse', 'rough'];

/** Bytes a triangle costs on average once packed. */
const TRIANGLE = 17;

/** Metres, y up. A node of an item is called as hotspots call it; its extras are itemNo, name, partCode and assembly; explode, where it moves, in metres of its parent. */
export function exportGlb(assembly: Assembly, options: GlbOptions = {}): Buffer {
  const limit = options.limit ?? 300_000;
  const meshes = new Set(assembly.items.map(partKey)).size;
  let share = (limit / Math.max(1, meshes)) * 2;
  for (;;) {
    const glb = writeGlb(assembly, options, share);
    if (glb.length <= limit || share < 1500) return glb;
    share *= Math.min(0.8, limit / glb.length);
  }
}

function writeGlb(assembly: Assembly, options: GlbOptions, share: number): Buffer {
  const writer = new Writer(share);
  const roots = assembly.items.map((item) => writer.itemNode(item, options));
  const scene = writer.node({ name: assembly.name, children: roots, extras: { assembly: true } });
  return writer.finish(scene);
}

/** The finest cut of a part that stays within its share. */
function solidWithin(item: Item, share: number): Solid {
  const cuts = STEPS.map((step) => partSolid(item, step));
  const coarsest = cuts.at(-1) ?? { pieces: [] };
  return cuts.find((cut) => triangleCount(cut) * TRIANGLE <= share) ?? coarsest;
}

const triangleCount = ({ pieces }: Solid): number =>
  pieces.reduce((sum, { mesh }) => sum + mesh.faces.reduce((faces, face) => faces + face.length - 2, 0), 0);

/** From millimetres with z up to metres with y up. */
const TO_METRES: Transform = [0.001, 0, 0, 0, 0, 0, 0.001, 0, 0, -0.001, 0, 0];

const inMetres = ([x, y, z]: Vec3): number[] => [short(x / 1000), short(z / 1000), short(-y / 1000)];
const short = (v: number): number => Number(v.toFixed(5)) + 0;

class Writer {
  readonly #nodes: GltfNode[] = [];
  readonly #meshes: { primitives: unknown[] }[] = [];
  readonly #meshByKey = new Map<string, { mesh: number; unpack: Transform }>();
  readonly #materials: MaterialName[] = [];
  readonly #buffers = new Buffers();
  readonly #share: number;

  /** `share` is the bytes a mesh may take before it is cut coarser. */
  constructor(share: number) {
    this.#share = share;
  }

  node(node: GltfNode): number {
    this.#nodes.push(node);
    return this.#nodes.length - 1;
  }

  itemNode(item: Item, { codeOf, nameOf }: GlbOptions): number {
    const partCode = codeOf?.(item.itemNo);
    const isShared = item.explode.some((v) => v !== 0);
    const children = item.placements.map(({ at, explode }, i) => {
      const { mesh, unpack } = this.#meshOf(item);
      const matrix = columns(chain(chain(unpack, at), TO_METRES));
      const own = isShared || explode.every((v) => v === 0) ? {} : { extras: { explode: inMetres(explode) } };
      const piece = this.node({ name: `${item.itemNo}.${i + 1}`, mesh, matrix });
      return 'extras' in own ? this.node({ name: `${item.itemNo}.${i + 1} move`, children: [piece], ...own }) : piece;
    });
    return this.node({
      name: nodeOf(item.itemNo),
      ...(children.length > 0 ? { children } : {}),
      extras: {
        itemNo: item.itemNo,
        name: nameOf?.(item.itemNo) ?? item.nameKey,
        ...(partCode ? { partCode } : {}),
        explode: inMetres(item.explode),
        ...(item.assembly ? { assembly: true, figure: item.assembly } : {}),
      },
    });
  }

  #meshOf(item: Item): { mesh: number; unpack: Transform } {
    const key = partKey(item);
    const old = this.#meshByKey.get(key);
    if (old) return old;
    const { primitives, unpack } = this.#primitivesOf(item);
    this.#meshes.push({ primitives });
    const made = { mesh: this.#meshes.length - 1, unpack };
    this.#meshByKey.set(key, made);
    return made;
  }

  #primitivesOf(item: Item): { primitives: unknown[]; unpack: Transform } {
    const surface = surfaceOf(solidWithin(item, this.#share));
    const packed = this.#buffers.box(surface.positions);
    const names = [...new Set(surface.materials)];
    const primitives = names.map((name) => {
      const triangles = surface.materials.flatMap((other, i) => (other === name ? [i] : []));
      return { ...this.#buffers.primitive(surface, triangles, packed), material: this.#materialIndex(name) };
    });
    return { primitives, unpack: packed.unpack };
  }

  #materialIndex(name: MaterialName): number {
    const at = this.#materials.indexOf(name);
    return at >= 0 ? at : this.#materials.push(name) - 1;
  }

  finish(scene: number): Buffer {
    const { bytes, accessors, bufferViews } = this.#buffers.finish();
    const json = {
      asset: { version: '2.0', generator: 'Outrigger' },
      extensionsUsed: ['KHR_mesh_quantization'],
      extensionsRequired: ['KHR_mesh_quantization'],
      scene: 0,
      scenes: [{ nodes: [scene] }],
      nodes: this.#nodes,
      meshes: this.#meshes,
      materials: this.#materials.map(gltfMaterial),
      accessors,
      bufferViews,
      buffers: [{ byteLength: bytes.length }],
    };
    return glbOf(Buffer.from(JSON.stringify(json)), bytes);
  }
}

function columns(t: Transform): number[] {
  const m = [t[0], t[4], t[8], 0, t[1], t[5], t[9], 0, t[2], t[6], t[10], 0, t[3], t[7], t[11], 1];
  return m.map((v) => Number(v.toPrecision(6)) + 0);
}

function gltfMaterial(name: MaterialName) {
  const { colour, metal, rough } = materials[name];
  const linear = colour.map((c) => Number((c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4).toFixed(4)));
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...linear, 1],
      metallicFactor: metal,
      roughnessFactor: Math.max(0.18, rough),
    },
  };
}

function glbOf(json: Buffer, bytes: Buffer): Buffer {
  const pad = (part: Buffer, fill: number) => Buffer.concat([part, Buffer.alloc((4 - (part.length % 4)) % 4, fill)]);
  const chunk = (part: Buffer, type: number) => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(part.length, 0);
    head.writeUInt32LE(type, 4);
    return Buffer.concat([head, part]);
  };
  const body = Buffer.concat([chunk(pad(json, 0x20), 0x4e4f534a), chunk(pad(bytes, 0), 0x004e4942)]);
  const head = Buffer.alloc(12);
  head.writeUInt32LE(0x46546c67, 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(body.length + 12, 8);
  return Buffer.concat([head, body]);
}
