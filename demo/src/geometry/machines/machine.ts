// Whole machines by family and size: the list of their main groups, for portraits, cards and overview models.
import { measurePart, partSolid } from '../parts.ts';
import { boundsOf, placed } from '../primitives/place.ts';
import type { Assembly, Item, MaterialName, Params, Solid, Transform, Vec3 } from '../types.ts';
import { add, apply, chain, shift, times } from '../vector.ts';
import type { TemplateName } from '../templates/index.ts';

export type MachineFamily = 'scissor' | 'telescopic' | 'articulating' | 'forklift';

/** What decides how a machine looks. Heights in metres: working height of a platform, lift height of a forklift. */
export interface MachineSpec {
  family: MachineFamily;
  height: number;
  /** Metres over all. */
  width: number;
  isRoughTerrain: boolean;
  hasJib?: boolean;
  isElectric?: boolean;
  hasGasBottle?: boolean;
}

interface Group {
  nameKey: string;
  /** Key of the figure that shows this group in detail. */
  figure?: string;
  template: TemplateName;
  params?: Params;
  material?: MaterialName;
}

/** Collects the groups of a machine standing on z = 0, front towards +x. */
export class MachineList {
  readonly #items: Item[] = [];

  add({ nameKey, figure, template, params = {}, material }: Group, ...places: Transform[]): void {
    this.#items.push({
      itemNo: String(this.#items.length + 1),
      template,
      params,
      ...(material ? { material } : {}),
      quantity: places.length,
      placements: places.map((at) => ({ at, explode: [0, 0, 0] })),
      explode: [0, 0, 0],
      nameKey,
      attaching: false,
      ...(figure ? { assembly: figure } : {}),
    });
  }

  /** Groups move away from the middle of the machine in the exploded model. */
  finish(name: string): Assembly {
    const middle = middleOf(this.#items.map((item) => middleOf(item.placements.map(({ at }) => centreOf(item, at)))));
    const items = this.#items.map((item) => {
      const placements = item.placements.map(({ at }) => ({ at, explode: away(centreOf(item, at), middle) }));
      const [first] = placements;
      return { ...item, placements, explode: placements.length === 1 && first ? first.explode : ([0, 0, 0] as Vec3) };
    });
    return { name, items };
  }
}

const away = (p: Vec3, middle: Vec3): Vec3 => {
  const [x, y, z] = times(add(p, times(middle, -1)), 0.55);
  return [Math.round(x), Math.round(y), Math.round(Math.max(0, z))];
};

function centreOf(item: Item, at: Transform): Vec3 {
  const { min, max } = boundsOf(partSolid(item, 'rough').pieces.flatMap((p) => [...p.mesh.points]));
  return apply(at, times(add(min, max), 0.5));
}

function middleOf(points: readonly Vec3[]): Vec3 {
  const { min, max } = boundsOf(points);
  return times(add(min, max), 0.5);
}

/** An assembly as one solid, put together. */
export function assembledSolid({ items }: Assembly): Solid {
  const pieces = items.flatMap((item) => {
    const detail = measurePart(item).lengthMm > 500 ? 'fine' : 'lean';
    const own = partSolid(item, detail);
    return item.placements.flatMap(({ at }) => own.pieces.map((p) => ({ ...p, mesh: placed(p.mesh, at) })));
  });
  return { pieces };
}

export const at = (x: number, y: number, z: number, ...before: Transform[]): Transform =>
  [...before].reduceRight((sum, t) => chain(t, sum), shift(x, y, z));
