// Which item each node of a model is: as the node says itself, as hotspots or part numbers say, else by its number or name, so that everything can be picked.
import { Group, Mesh, type Object3D } from 'three';

/** What is known of a figure's items besides its model. */
export interface KnownItems {
  /** By name of a node. */
  ofNode: ReadonlyMap<string, string>;
  /** By part code in capitals, without signs. */
  ofCode: ReadonlyMap<string, string>;
}

/** Nothing is known. */
export const NONE: KnownItems = { ofNode: new Map(), ofCode: new Map() };

/** Writes item, name and code into the nodes of what can be picked, where the model does not say them; a mesh has the name it has in the file. */
export function nameItems(root: Object3D, known: KnownItems, meshNameOf: (mesh: Mesh) => string): void {
  root.traverse((node) => {
    const itemNo = said(node, 'itemNo') ?? itemOf(node, known);
    if (itemNo !== undefined) node.userData = { ...node.userData, itemNo };
  });
  const rest: Mesh[] = [];
  root.traverse((node) => {
    if (node instanceof Mesh && !isOfItem(node)) rest.push(node);
  });
  for (const mesh of rest) nameByItself(mesh, root, meshNameOf(mesh) || mesh.name);
}

/** Parts of one number or one name are one item, as equal screws are. */
function nameByItself(mesh: Mesh, root: Object3D, ownName: string): void {
  const owner = namedAbove(mesh, root);
  const code = said(owner, 'partNumber') ?? said(owner, 'partCode');
  const name = said(owner, 'name') ?? ownName;
  owner.userData = { ...owner.userData, itemNo: code ?? name, name, ...(code === undefined ? {} : { partCode: code }) };
}

function isOfItem(mesh: Mesh): boolean {
  for (let node: Object3D | null = mesh; node; node = node.parent) if (said(node, 'itemNo') !== undefined) return true;
  return false;
}

/** The nearest node with a number or a name of its own; an assembly is none of its parts. */
function namedAbove(mesh: Mesh, root: Object3D): Object3D {
  for (let node: Object3D | null = mesh; node && node !== root; node = node.parent) {
    if (node.userData['assembly'] === true) break;
    if (said(node, 'partNumber') ?? said(node, 'partCode') ?? said(node, 'name')) return node;
  }
  // A mesh in several paints is a group of meshes, and one piece all the same.
  return mesh.parent instanceof Group && mesh.parent !== root ? mesh.parent : mesh;
}

function itemOf(node: Object3D, { ofNode, ofCode }: KnownItems): string | undefined {
  const code = said(node, 'partNumber') ?? said(node, 'partCode');
  const name = said(node, 'name') ?? node.name;
  return ofNode.get(name) ?? (code === undefined ? undefined : ofCode.get(normal(code)));
}

const normal = (code: string): string => code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function said({ userData }: Object3D, key: string): string | undefined {
  const value: unknown = userData[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
