// Product §5 3D manuals: models made by others stay pickable by part, broken ones are refused instead of never ending.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Box3, LineSegments, MeshLambertMaterial, Texture, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { hasRealData, REAL_DATA } from '../../../test/real-data.ts';
import { CompressedModel } from './compressed-model.ts';
import { readModel } from './model.ts';
import { NONE } from './name-items.ts';

const bytesOf = (name: string): ArrayBuffer => {
  const file = readFileSync(join(REAL_DATA, 'models3d', name));
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
};
const read = async (name: string, known = NONE) => await readModel(bytesOf(name), new Texture(), known);

describe.skipIf(!hasRealData)('product §5 models of others', () => {
  test('nodes without names: parts are told apart by the names of their meshes', async () => {
    const model = await read('2CylinderEngine.glb');
    expect(model.items).toHaveLength(29);
    expect(model.meshes.every((mesh) => model.itemOf(mesh) !== null)).toBe(true);
    expect(model.items.map(({ name }) => name).join(' ')).toContain('Piston');
  });

  test('a model with part numbers: equal pieces are one item, and a number of the rows is its item', async () => {
    const model = await read('4838-mini-vehicles-carrier.glb');
    expect(model.items).toHaveLength(24);
    const [first] = model.items;
    const code = first?.partCode ?? '';
    const matched = await read('4838-mini-vehicles-carrier.glb', {
      ...NONE,
      ofCode: new Map([[code.toUpperCase(), '7']]),
    });
    expect(matched.items.map(({ itemNo }) => itemNo)).toContain('7');
    // What no row knows can be picked all the same, and says its own number.
    expect(matched.items).toHaveLength(24);
    expect(matched.meshes.every((mesh) => matched.itemOf(mesh) !== null)).toBe(true);
  });

  test('plain named parts are items by name', async () => {
    const names = (await read('car.glb')).items.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Body', 'Grille', 'Bumpers', 'Wheels']));
  });

  test.each(['htc-vive__none', 'meta-quest-touch-pro__left'])('devices/%s: each part can be picked', async (name) => {
    const model = await read(`devices/${name}.glb`);
    expect(model.items.length).toBeGreaterThan(3);
    expect(model.meshes.every((mesh) => model.itemOf(mesh) !== null)).toBe(true);
  });

  test.each(['2CylinderEngine', '4838-mini-vehicles-carrier', 'car'])(
    '%s, which says no way, comes apart',
    async (name) => {
      const model = await read(`${name}.glb`);
      expect(model.comesApart).toBe(true);
      const size = (share: number) => new Box3().setFromPoints(model.cornersAt(share)).getSize(new Vector3()).length();
      expect(size(1) / size(0)).toBeGreaterThan(1.15);
    },
  );

  test('normals that say nothing do no harm: the box is there and has its item', async () => {
    const model = await read('broken/BoxBadNormals-glTF-Binary__BoxBadNormals.glb');
    expect([model.items.length, model.meshes.length, model.comesApart]).toEqual([1, 1, false]);
  });

  test('while it moves in plain paint it has no edges, and at rest its own paint and edges again', async () => {
    const model = await read('car.glb');
    const own = model.meshes.map((mesh) => mesh.material);
    const edges = () => model.meshes.flatMap(({ children }) => children.filter((one) => one instanceof LineSegments));
    expect(edges().length).toBeGreaterThan(0);
    model.setPlain(true);
    expect(edges().some(({ visible }) => visible)).toBe(false);
    expect(model.meshes.every((mesh) => mesh.material instanceof MeshLambertMaterial)).toBe(true);
    const [first] = model.items;
    model.light({ selected: first?.itemNo ?? null, hovered: null }, '#f2640c');
    expect(model.meshes.every((mesh) => mesh.material instanceof MeshLambertMaterial)).toBe(true);
    model.light({ selected: null, hovered: null }, '#f2640c');
    model.setPlain(false);
    expect(edges().every(({ visible }) => visible)).toBe(true);
    expect(model.meshes.map((mesh) => mesh.material)).toEqual(own);
  });

  test.each([
    'broken/RecursiveNodes__RecursiveNodes.gltf',
    'broken/MissingBin__BoxTextured.gltf',
    'broken/IndexOutOfRange/IndexOutOfRange.gltf',
    'broken/wrongTypes/badArray.gltf',
  ])('%s is refused', async (name) => {
    await expect(read(name)).rejects.toThrow();
  });
});

const gltf = (json: object): ArrayBuffer => new TextEncoder().encode(JSON.stringify(json)).buffer;

test('product §5 nodes below themselves are refused, one alone and several in a ring', async () => {
  for (const nodes of [[{ children: [0] }], [{ children: [1] }, { children: [2] }, { children: [0] }]])
    await expect(readModel(gltf({ asset: { version: '2.0' }, nodes }), new Texture())).rejects.toThrow(/below/);
});

const PACKINGS = [
  { extensionsUsed: ['KHR_draco_mesh_compression'] },
  { extensionsRequired: ['EXT_meshopt_compression'] },
  { extensionsRequired: ['KHR_meshopt_compression'] },
  { extensionsRequired: ['KHR_texture_basisu'] },
];

test('product §5 a compressed model says that it is, and is not called broken', async () => {
  for (const one of PACKINGS)
    await expect(readModel(gltf({ asset: { version: '2.0' }, ...one }), new Texture())).rejects.toBeInstanceOf(
      CompressedModel,
    );
});
