// Packs positions into two bytes and normals into one each, as KHR_mesh_quantization allows: a third of the size.
import type { Surface } from './model/surface.ts';
import type { Transform } from './types.ts';

interface Packed {
  /** From packed whole numbers to millimetres. */
  unpack: Transform;
  min: readonly [number, number, number];
  scale: number;
}

const FULL = 65535;

export class Buffers {
  readonly #chunks: Buffer[] = [];
  readonly #accessors: object[] = [];
  readonly #views: object[] = [];
  #length = 0;

  /** One common scale for all axes, so that normals stay true. */
  box(positions: Float32Array): Packed {
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    positions.forEach((v, i) => {
      const k = i % 3;
      min[k] = Math.min(min[k] as number, v);
      max[k] = Math.max(max[k] as number, v);
    });
    const [x = 0, y = 0, z = 0] = min;
    const size = Math.max(...max.map((v, k) => v - (min[k] as number)), 1e-6);
    const scale = size / FULL;
    return { unpack: [scale, 0, 0, x, 0, scale, 0, y, 0, 0, scale, z], min: [x, y, z], scale };
  }

  primitive(surface: Surface, triangles: readonly number[], packed: Packed): object {
    const known = new Map<string, number>();
    const vertices: number[][] = [];
    const indices: number[] = [];
    for (const t of triangles) {
      for (let corner = 0; corner < 3; corner += 1) {
        const vertex = packVertex(surface, t * 9 + corner * 3, packed);
        const key = vertex.join();
        const at = known.get(key) ?? vertices.push(vertex) - 1;
        known.set(key, at);
        indices.push(at);
      }
    }
    return {
      attributes: { POSITION: this.#positions(vertices), NORMAL: this.#normals(vertices) },
      indices: this.#indices(indices, vertices.length),
    };
  }

  #positions(vertices: readonly number[][]): number {
    const bytes = Buffer.alloc(vertices.length * 8);
    const min = [FULL, FULL, FULL];
    const max = [0, 0, 0];
    vertices.forEach((vertex, i) => {
      for (const k of [0, 1, 2]) {
        const v = vertex[k] as number;
        bytes.writeUInt16LE(v, i * 8 + k * 2);
        min[k] = Math.min(min[k] as number, v);
        max[k] = Math.max(max[k] as number, v);
      }
    });
    const bufferView = this.#view(bytes, { target: 34962, byteStride: 8 });
    return this.#accessor({ bufferView, componentType: 5123, count: vertices.length, type: 'VEC3', min, max });
  }

  #normals(vertices: readonly number[][]): number {
    const bytes = Buffer.alloc(vertices.length * 4);
    vertices.forEach((vertex, i) => {
      for (const k of [0, 1, 2]) bytes.writeInt8(vertex[k + 3] as number, i * 4 + k);
    });
    const bufferView = this.#view(bytes, { target: 34962, byteStride: 4 });
    return this.#accessor({ bufferView, componentType: 5120, normalized: true, count: vertices.length, type: 'VEC3' });
  }

  #indices(indices: readonly number[], vertexCount: number): number {
    const isWide = vertexCount > FULL;
    const bytes = Buffer.alloc(indices.length * (isWide ? 4 : 2));
    indices.forEach((v, i) => {
      if (isWide) bytes.writeUInt32LE(v, i * 4);
      else bytes.writeUInt16LE(v, i * 2);
    });
    const bufferView = this.#view(bytes, { target: 34963 });
    return this.#accessor({
      bufferView,
      componentType: isWide ? 5125 : 5123,
      count: indices.length,
      type: 'SCALAR',
    });
  }

  #accessor(accessor: object): number {
    return this.#accessors.push(accessor) - 1;
  }

  #view(bytes: Buffer, rest: object): number {
    this.#views.push({ buffer: 0, byteOffset: this.#length, byteLength: bytes.length, ...rest });
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    this.#chunks.push(padded);
    this.#length += padded.length;
    return this.#views.length - 1;
  }

  finish(): { bytes: Buffer; accessors: object[]; bufferViews: object[] } {
    return { bytes: Buffer.concat(this.#chunks), accessors: this.#accessors, bufferViews: this.#views };
  }
}

/** Three whole numbers of the place, three of the normal. */
function packVertex({ positions, normals }: Surface, at: number, { min, scale }: Packed): number[] {
  const place = [0, 1, 2].map((k) => Math.round(((positions[at + k] as number) - (min[k] as number)) / scale));
  const way = [0, 1, 2].map((k) => normals[at + k] as number);
  const size = Math.hypot(...way) || 1;
  return [...place, ...way.map((v) => Math.round((v / size) * 127))];
}
