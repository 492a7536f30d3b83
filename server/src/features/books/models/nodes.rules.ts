// Which item a node of a 3D model is, by its name (product §5 3D manuals: picking by node).
import { type ModelToEdit, normalCode } from '@outrigger/contract';

/** A node and its item. */
type NodePlace = ModelToEdit['places'][number];

/** What is kept of the present places where another file comes, and what its nodes' names say of the rest: an item number, “item” with it, or a part code. */
export function placesIn(
  nodes: readonly string[],
  { places, items }: Pick<ModelToEdit, 'places' | 'items'>,
): NodePlace[] {
  const kept = places.filter(({ node }) => nodes.includes(node));
  const known = new Set(kept.map(({ node }) => node));
  const itemOf = new Map<string, string>();
  for (const { itemNo, partCode } of items.toReversed()) {
    if (partCode) itemOf.set(normalCode(partCode), itemNo);
    itemOf.set(normalCode(`item${itemNo}`), itemNo);
    itemOf.set(normalCode(itemNo), itemNo);
  }
  const named = nodes.flatMap((node) => {
    const itemNo = known.has(node) ? undefined : itemOf.get(normalCode(node));
    return itemNo === undefined ? [] : [{ itemNo, node }];
  });
  return [...kept, ...named];
}
