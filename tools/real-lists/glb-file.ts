// Reads what a binary glTF file says of itself and writes it anew; geometry stays as it is.

/** A node of a file; what is its own is free to grow. */
export type GltfNode = {
  name?: string;
  children?: number[];
  mesh?: number;
  matrix?: number[];
  extras?: { partNumber?: string; [own: string]: unknown };
};
type Primitive = { attributes: { POSITION: number; NORMAL: number }; indices: number; material: number };
type Gltf = {
  scene?: number;
  scenes?: { nodes?: number[] }[];
  nodes?: GltfNode[];
  meshes?: { primitives: Primitive[] }[];
  materials?: { name?: string }[];
  accessors?: { bufferView: number; byteOffset?: number; componentType: number; count: number; type: string }[];
  bufferViews?: { byteOffset?: number }[];
};

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const HEADER = 12;
const CHUNK_HEADER = 8;

/** Nodes with the part number they carry. */
export function nodesOf(glb: Buffer): { name: string; partNumber: string | undefined }[] {
  return (jsonOf(glb).nodes ?? []).map((node) => ({ name: node.name ?? '', partNumber: node.extras?.partNumber }));
}

/** The same geometry under other words. */
export function withJson(glb: Buffer, json: Gltf): Buffer<ArrayBuffer> {
  const text = JSON.stringify(json);
  const chunk = Buffer.from(
    text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4 - Buffer.byteLength(text) + text.length),
  );
  const rest = glb.subarray(HEADER + CHUNK_HEADER + glb.readUInt32LE(HEADER));
  const head = Buffer.alloc(HEADER + CHUNK_HEADER);
  head.writeUInt32LE(MAGIC, 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + chunk.length + rest.length, 8);
  head.writeUInt32LE(chunk.length, HEADER);
  head.writeUInt32LE(JSON_CHUNK, HEADER + 4);
  return Buffer.concat([head, chunk, rest]);
}

/** The bytes that accessors count from. */
export const binaryOf = (glb: Buffer): Buffer => glb.subarray(HEADER + CHUNK_HEADER * 2 + glb.readUInt32LE(HEADER));

/** What the file says of itself. */
export function jsonOf(glb: Buffer): Gltf {
  if (glb.readUInt32LE(0) !== MAGIC || glb.readUInt32LE(HEADER + 4) !== JSON_CHUNK)
    throw new RangeError('this is no binary glTF file');
  return JSON.parse(
    glb.toString('utf8', HEADER + CHUNK_HEADER, HEADER + CHUNK_HEADER + glb.readUInt32LE(HEADER)),
  ) as Gltf;
}
