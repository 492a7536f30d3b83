// The tree of categories out of the flat list the server sends (spec §2 Category).

/** What the tree needs of a category. */
export interface TreeNode {
  id: number;
  parentId: number | null;
  name: string;
  code: string;
  partCount: number;
}

/** The children of a category, or the first level. */
export function childrenOf<T extends TreeNode>(nodes: readonly T[], parentId: number | null): T[] {
  return nodes.filter((node) => node.parentId === parentId);
}

/** The way from the first level down to a category, itself last; empty for one that is not there. */
export function pathTo<T extends TreeNode>(nodes: readonly T[], id: number | undefined): T[] {
  const path: T[] = [];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (let at = byId.get(id ?? 0); at && path.length < byId.size; at = byId.get(at.parentId ?? 0)) path.unshift(at);
  return path;
}

/** All categories from the top down, each with its depth. */
export function flatTree<T extends TreeNode>(
  nodes: readonly T[],
  parentId: number | null = null,
  depth = 0,
): [T, number][] {
  return childrenOf(nodes, parentId).flatMap((node) => [
    [node, depth] as [T, number],
    ...flatTree(nodes, node.id, depth + 1),
  ]);
}
