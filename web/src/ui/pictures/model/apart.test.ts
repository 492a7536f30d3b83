// Product §5 3D manuals: a model that does not say how it comes apart does so all the same, each piece away from the middle.
import { BoxGeometry, Box3, Group, Mesh, Object3D, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { movingIn } from './apart.ts';

const box = (itemNo: string, at: readonly [number, number, number]) => {
  const mesh = new Mesh(new BoxGeometry(1, 1, 1));
  mesh.position.set(...at);
  mesh.userData = { itemNo };
  return mesh;
};

function apartOf(root: Object3D, meshes: readonly Mesh[]): number[][] {
  for (const { node, home, way } of movingIn(root)) node.position.copy(home).add(way);
  root.updateMatrixWorld(true);
  return meshes.map((mesh) => {
    const { x, y, z } = new Box3().setFromObject(mesh).getCenter(new Vector3());
    return [x, y, z].map((one) => Math.round(one * 1000) / 1000 + 0);
  });
}

test('each piece goes as far again from the middle, in a turned and enlarged assembly too', () => {
  const root = new Group();
  const assembly = new Object3D();
  assembly.rotation.y = Math.PI / 2;
  assembly.scale.setScalar(2);
  const [left, right] = [box('1', [-2, 0, 0]), box('2', [2, 0, 0])];
  assembly.add(left, right);
  root.add(assembly);
  expect(apartOf(root, [left, right])).toEqual([
    [0, 0, 8],
    [0, 0, -8],
  ]);
});

test('a piece that hangs below another goes its own way, and pieces of one item stay whole', () => {
  const root = new Group();
  const [frame, bolt] = [box('1', [-2, 0, 0]), box('2', [4, 0, 0])];
  frame.add(bolt);
  const pair = new Object3D();
  pair.userData = { itemNo: '3' };
  const [upper, lower] = [box('', [0, 0.5, 0]), box('', [0, -0.5, 0])];
  upper.userData = {};
  lower.userData = {};
  pair.add(upper, lower);
  root.add(frame, pair);
  expect(apartOf(root, [upper, lower])).toEqual([
    [0, 0.5, 0],
    [0, -0.5, 0],
  ]);
  expect(bolt.getWorldPosition(new Vector3()).x).toBeCloseTo(4);
  expect(frame.position.x).toBeCloseTo(-4);
});

test('what the file says goes before', () => {
  const root = new Group();
  const said = box('1', [1, 0, 0]);
  said.userData = { itemNo: '1', explode: [0, 3, 0] };
  root.add(said, box('2', [-1, 0, 0]));
  expect(movingIn(root)).toMatchObject([{ way: { x: 0, y: 3, z: 0 } }]);
});
