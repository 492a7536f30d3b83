// The tree of categories as the chosen machine sees it (product §5 Fit verdict; spec §2 Category).
import type { TreeNode } from './category-tree.rules.ts';

/** How many parts of a category fit the machine on the strip; undefined where none is chosen, or nobody knows yet. */
export interface Fitting {
  fitting: number | undefined;
}

/** Every category with what fits; held to the machine, those alone in which something does. */
export function fittingTree<T extends TreeNode>(
  nodes: readonly T[],
  counts: ReadonlyMap<number, number> | undefined,
  isHeld: boolean,
): (T & Fitting)[] {
  const counted = nodes.map((node) => ({ ...node, fitting: counts && (counts.get(node.id) ?? 0) }));
  return isHeld ? counted.filter((node) => node.fitting !== 0) : counted;
}

/** What fits in all of it: the sum of the first level. */
export function fittingInAll(nodes: readonly (TreeNode & Fitting)[]): number | undefined {
  const top = nodes.filter((node) => node.parentId === null);
  if (top.some((node) => node.fitting === undefined)) return undefined;
  return top.reduce((sum, node) => sum + (node.fitting ?? 0), 0);
}
