// Which item of a figure a node or part number of its model is (product §5 3D manuals: one selection).
import { normalCode } from '@outrigger/contract';
import type { FigurePage } from './figures.data.ts';

/** By name of a node as hotspots say, by part code as the rows do; a code at several items is none's. */
export function knownItemsOf({ model3d, rows }: Pick<FigurePage, 'model3d' | 'rows'>) {
  const nodes = model3d?.hotspots.flatMap(({ node, itemNo }) => (node === null ? [] : [[node, itemNo] as const]));
  const ofNode = new Map(nodes);
  const itemsOf = Map.groupBy(rows, ({ partCode }) => normalCode(partCode));
  const ofCode = new Map<string, string>();
  for (const [code, all] of itemsOf) {
    const items = new Set(all.map(({ itemNo }) => itemNo));
    const [only] = items;
    if (items.size === 1 && only !== undefined) ofCode.set(code, only);
  }
  return { ofNode, ofCode };
}
