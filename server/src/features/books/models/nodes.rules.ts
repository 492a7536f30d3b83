// Which item a node of a 3D model is, by its name or the part code it says (product §5 3D manuals: picking by node).
import { type ModelToEdit, normalCode } from '@outrigger/contract';

/** A node and its item. */
type NodePlace = ModelToEdit['places'][number];

/** A node of a file by its name, with the part code that it says. */
export interface ModelNode {
  name: string;
  code?: string | undefined;
}

/** What is kept of the present places where another file comes, and what its nodes say of the rest: by name an item number, “item” with it, or a part code; beside their name a part code. */
export function placesIn(
  nodes: readonly ModelNode[],
  { places, items }: Pick<ModelToEdit, 'places' | 'items'>,
): NodePlace[] {
  const names = new Set(nodes.map(({ name }) => name));
  const kept = places.filter(({ node }) => names.has(node));
  const known = new Set(kept.map(({ node }) => node));
  const itemOf = new Map<string, string>();
  for (const { itemNo, partCode } of items.toReversed()) {
    if (partCode) itemOf.set(normalCode(partCode), itemNo);
    itemOf.set(normalCode(`item${itemNo}`), itemNo);
    itemOf.set(normalCode(itemNo), itemNo);
  }
  const named = nodes.flatMap(({ name: node, code }) => {
    const itemNo = known.has(node) ? undefined : (itemOf.get(normalCode(node)) ?? itemOf.get(normalCode(code ?? '')));
    return itemNo === undefined ? [] : [{ itemNo, node }];
  });
  return [...kept, ...named];
}
