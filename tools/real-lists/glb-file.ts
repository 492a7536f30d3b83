// Reads the node tree of a binary glTF file and rewrites which node is its root; geometry stays as it is.

type Node = {
  name?: string;
  children?: number[];
  mesh?: number;
  matrix?: number[];
  extras?: { partNumber?: string };
};
type Primitive = { attributes: { POSITION: number; NORMAL: number }; indices: number; material: number };
type Gltf = {
  scene?: number;
  scenes?: { nodes?: number[] }[];
  nodes?: Node[];
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

/** The same file showing only the node of that name and what hangs on it; throws RangeError where there is none. */
export function withRoot(glb: Buffer, name: string): Buffer {
  const json = jsonOf(glb);
  const root = json.nodes?.findIndex((node) => node.name === name) ?? -1;
  if (root < 0) throw new RangeError(`the model has no node named ${name}`);
  const text = JSON.stringify({ ...json, scene: 0, scenes: [{ nodes: [root] }] });
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
