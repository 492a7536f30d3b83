// Models that show nothing, or whose numbers and bytes lead nowhere, are refused in words (product §8 Import).
import { expect, test } from 'vitest';
import { bytesOf } from './file-bytes.ts';
import { judgeFile } from './judge-file.ts';

type Model = Record<string, unknown>;
const TRIANGLE = [0, 0, 0, 1, 0, 0, 0, 1, 0];
const floats = (values: readonly number[]) => Buffer.from(Float32Array.from(values).buffer);

/** One triangle, whose points lie in the model itself. */
const triangle = (values: readonly number[] = TRIANGLE): Model => ({
  scenes: [{ nodes: [0] }],
  nodes: [{ name: 'rod', mesh: 0, translation: [1, 2, 3] }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
  materials: [{}],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  buffers: [{ byteLength: 36, uri: `data:application/octet-stream;base64,${floats(values).toString('base64')}` }],
});

const textOf = (model: Model) => JSON.stringify({ asset: { version: '2.0' }, ...model }).replaceAll('"∞"', '1e999');
const judge = (model: Model) => judgeFile('a.gltf', bytesOf(Buffer.from(textOf(model))));

function glbWith(model: Model, binary: Buffer): Buffer {
  const text = textOf(model);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const head = Buffer.from('glTF\u0002\0\0\0\0\0\0\0\0\0\0\0JSON\0\0\0\0BIN\0', 'latin1');
  head.writeUInt32LE(28 + json.length + binary.length, 8);
  head.writeUInt32LE(json.length, 12);
  head.writeUInt32LE(binary.length, 20);
  return Buffer.concat([head.subarray(0, 20), json, head.subarray(20), binary]);
}

const changed = (list: string, change: Model): Model => {
  const model = triangle();
  return { ...model, [list]: [{ ...(model[list] as Model[])[0], ...change }] };
};
const accessor = (change: Model) => changed('accessors', change);
const view = (change: Model) => changed('bufferViews', change);
const primitive = (change: Model) =>
  changed('meshes', { primitives: [{ attributes: { POSITION: 0 }, material: 0, ...change }] });

test('product §8 a sound model is taken: its bytes within its text, or beside it', async () => {
  expect(await judge(triangle())).toEqual({ names: new Set(['rod']) });
  const glb = glbWith({ ...triangle(), buffers: [{ byteLength: 36 }] }, floats(TRIANGLE));
  expect(await judgeFile('a.glb', bytesOf(glb))).toEqual({ names: new Set(['rod']) });
});

test.each<[string, Model]>([
  ['it has no nodes', { scenes: [{}] }],
  ['it has no scene', { nodes: [{}] }],
  ['it is to show scene 1, which it does not have', { ...triangle(), scene: 1 }],
  ['the scene it shows has no nodes', { ...triangle(), scenes: [{ name: 'empty' }] }],
  ['scenes 0 names nodes 4', { ...triangle(), scenes: [{ nodes: [0, 4] }] }],
  ['nodes 0 names meshes 7', changed('nodes', { mesh: 7 })],
  ['nodes 0 names meshes -1', changed('nodes', { mesh: -1 })],
  ['meshes 0 names accessors 2', primitive({ attributes: { POSITION: 2 } })],
  ['meshes 0 names accessors 3', primitive({ indices: 3 })],
  ['meshes 0 names materials 5', primitive({ material: 5 })],
  ['accessors 0 names bufferViews 1', accessor({ bufferView: 1 })],
  ['bufferViews 0 names buffers 1', view({ buffer: 1 })],
  ['nodes 0 has a translation that is not 3 finite numbers', changed('nodes', { translation: ['∞', 0, 0] })],
  ['nodes 0 has a rotation that is not 4 finite numbers', changed('nodes', { rotation: [0, 0, 1] })],
  ['nodes 0 has a matrix that is not 16 finite numbers', changed('nodes', { matrix: [null] })],
  ['accessors 0 has a max that is not of finite numbers', accessor({ max: [1, '∞', 0] })],
  ['accessors 0 has a min that is not of finite numbers', accessor({ min: [null, 0, 0] })],
  ['accessors 0 holds a place that is no finite number', triangle([0, 0, 0, Number.NaN, 0, 0, 0, 1, 0])],
  ['accessors 0 holds a place that is no finite number', triangle([...TRIANGLE.slice(0, 8), -Infinity])],
  ['accessors 0 is of no known kind, or reads beyond its bufferView', accessor({ count: 4 })],
  ['accessors 0 is of no known kind, or reads beyond its bufferView', accessor({ count: -1 })],
  ['accessors 0 is of no known kind, or reads beyond its bufferView', accessor({ componentType: 1 })],
  ['accessors 0 is of no known kind, or reads beyond its bufferView', view({ byteStride: 0 })],
  ['bufferViews 0 is to end at byte 40, its buffer at 36', view({ byteOffset: 4 })],
  ['bufferViews 0 is to end at byte 1000000, its buffer at 36', view({ byteLength: 1_000_000 })],
  ['bufferViews 0 is to end at byte 36, its buffer at 35', changed('buffers', { byteLength: 35 })],
])('product §8 %s: refused', async (words, model) => {
  expect(await judge(model)).toEqual({ problem: expect.stringContaining(words) });
});

test.each([
  [5121, 1, Uint8Array],
  [5123, 2, Uint16Array],
  [5125, 4, Uint32Array],
] as const)(
  'product §8 a face of kind %i that names a point which is not there is refused',
  async (componentType, bytes, List) => {
    const model = (last: number) => {
      const faces = Buffer.from(List.from([0, 1, last]).buffer);
      const binary = Buffer.concat([floats(TRIANGLE), faces]);
      return {
        ...primitive({ indices: 1 }),
        accessors: [
          { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' },
          { bufferView: 1, componentType, count: 3, type: 'SCALAR' },
        ],
        bufferViews: [
          { buffer: 0, byteLength: 36 },
          { buffer: 0, byteOffset: 36, byteLength: 3 * bytes },
        ],
        buffers: [{ byteLength: binary.length, uri: `data:;base64,${binary.toString('base64')}` }],
      };
    };
    expect(await judge(model(2))).toMatchObject({ names: new Set(['rod']) });
    expect(await judge(model(3))).toEqual({
      problem: expect.stringContaining('accessors 1 names a point beyond the 3 of accessors 0'),
    });
  },
);

test('product §8 points beside the text of a binary model are looked at, every one of many', async () => {
  const count = 300_000;
  const values = floats(Array.from({ length: count * 3 }, (_, at) => at % 7));
  const model = {
    ...triangle(),
    buffers: [{ byteLength: values.length }],
    bufferViews: [{ buffer: 0, byteLength: values.length }],
  };
  const accessors = [{ bufferView: 0, componentType: 5126, count, type: 'VEC3' }];
  expect(await judgeFile('a.glb', bytesOf(glbWith({ ...model, accessors }, values)))).toMatchObject({
    names: new Set(['rod']),
  });
  values.writeFloatLE(Number.NaN, values.length - 4);
  expect(await judgeFile('a.glb', bytesOf(glbWith({ ...model, accessors }, values)))).toEqual({
    problem: expect.stringContaining('no finite number'),
  });
});
