// A figure of a parts manual from its list of items: each becomes a part in its place, with its way apart.
import type { NounKey } from '../../vocabulary/nouns.ts';
import { Scene } from '../explode/scene.ts';
import { solve } from '../explode/solve.ts';
import { partOfNoun } from '../noun-parts.ts';
import type { Assembly, Item, Params } from '../types.ts';
import { chain, scaled, times } from '../vector.ts';
import { layouts } from './layouts.ts';

/** An item as a figure lists it; `parent` is the item number of the part it is attached to. */
export interface FigureItem {
  itemNo: string;
  noun: NounKey;
  quantity: number;
  parent?: string;
  params?: Params;
}

export interface FigureSpec {
  /** Key of the plan, which decides the layout; unknown ones are laid out around the first item. */
  plan: string;
  items: readonly FigureItem[];
  /** 1 is a machine of usual size. */
  scale?: number;
}

/** The same specification gives the same assembly. */
export function buildFigure({ plan, items, scale = 1 }: FigureSpec): Assembly {
  const scene = new Scene(
    items.map(({ itemNo, noun, quantity, parent, params }) => ({
      itemNo,
      noun,
      quantity,
      ...(parent === undefined ? {} : { parent }),
      part: partOfNoun(noun, params ? { params } : {}),
    })),
  );
  layouts[plan]?.(scene);
  const solved = solve(scene);
  return { name: plan, items: scale === 1 ? solved : solved.map((item) => grown(item, scale)) };
}

function grown(item: Item, scale: number): Item {
  const placements = item.placements.map(({ at, explode }) => ({
    at: chain(at, scaled(scale)),
    explode: times(explode, scale),
  }));
  return { ...item, placements, explode: times(item.explode, scale) };
}
