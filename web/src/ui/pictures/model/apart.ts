// How the pieces of a model come apart: as its nodes say, else each away from the middle of all (product §5 3D manuals).
import { Box3, Matrix3, Mesh, type Object3D, Vector3 } from 'three';

/** A node that moves, where it is at home, and how far it goes in measures of its parent. */
export interface Moving {
  node: Object3D;
  home: Vector3;
  way: Vector3;
}

/** The nodes whose extras say a way (`explode`); of a model that says none, its items. */
export function movingIn(root: Object3D): Moving[] {
  const told: Moving[] = [];
  root.traverse((node) => {
    const way = vectorOf(node.userData['explode']);
    if (way) told.push({ node, home: node.position.clone(), way });
  });
  return told.length > 0 ? told : outward(root);
}

/** The eight corners of a mesh in the world. */
export function cornersOf(mesh: Mesh): Vector3[] {
  mesh.geometry.computeBoundingBox();
  const { min, max } = mesh.geometry.boundingBox ?? new Box3();
  return Array.from({ length: 8 }, (_, corner) =>
    new Vector3(corner & 1 ? max.x : min.x, corner & 2 ? max.y : min.y, corner & 4 ? max.z : min.z).applyMatrix4(
      mesh.matrixWorld,
    ),
  );
}

const vectorOf = (value: unknown): Vector3 | null =>
  Array.isArray(value) && value.length === 3 && value.some((part) => part !== 0)
    ? new Vector3(Number(value[0]), Number(value[1]), Number(value[2]))
    : null;

/** Share of half the model's size that the item farthest out goes at least: buttons on a handle stand close to its middle. */
const LEAST = 0.6;

/** Each item goes as far again from the middle of the model as it is, and farther where all stand close to it. */
function outward(root: Object3D): Moving[] {
  root.updateMatrixWorld(true);
  const pieces = piecesOf(root);
  const whole = new Box3().setFromPoints([...pieces.values()].flat().flatMap(cornersOf));
  const middle = whole.getCenter(new Vector3());
  const ways = new Map([...pieces].map(([node, meshes]) => [node, middleOf(meshes).sub(middle)] as const));
  const farthest = Math.max(...[...ways.values()].map((way) => way.length()));
  const least = (whole.getSize(new Vector3()).length() / 2) * LEAST;
  if (farthest > 0) for (const way of ways.values()) way.multiplyScalar(Math.max(1, least / farthest));
  return [...ways].flatMap(([node, way]) => {
    // What hangs below another piece is carried along with it, and goes only what is left of its own way.
    const carried = pieceAbove(node, ways);
    const left = carried ? way.clone().sub(carried) : way.clone();
    const toParent = new Matrix3().setFromMatrix4((node.parent ?? node).matrixWorld).invert();
    return left.lengthSq() === 0 ? [] : [{ node, home: node.position.clone(), way: left.applyMatrix3(toParent) }];
  });
}

/** The nodes that carry an item, each with the meshes that are no other's. */
function piecesOf(root: Object3D): Map<Object3D, Mesh[]> {
  const pieces = new Map<Object3D, Mesh[]>();
  root.traverse((mesh) => {
    if (!(mesh instanceof Mesh)) return;
    let node: Object3D = mesh;
    while (typeof node.userData['itemNo'] !== 'string' && node.parent && node.parent !== root) node = node.parent;
    pieces.set(node, [...(pieces.get(node) ?? []), mesh]);
  });
  return pieces;
}

function pieceAbove(node: Object3D, ways: ReadonlyMap<Object3D, Vector3>): Vector3 | undefined {
  for (let above = node.parent; above; above = above.parent) {
    const way = ways.get(above);
    if (way) return way;
  }
  return undefined;
}

const middleOf = (meshes: readonly Mesh[]): Vector3 =>
  new Box3().setFromPoints(meshes.flatMap(cornersOf)).getCenter(new Vector3());
