// An assembly being put together: items with their places, before it is known how far they move apart.
import type { Bounds } from '../primitives/place.ts';
import { boundsOf, pointsOf } from '../primitives/place.ts';
import { partSolid } from '../parts.ts';
import type { PartSpec, Solid, Transform, Vec3 } from '../types.ts';
import { along, apply, chain, shift, stay } from '../vector.ts';

/** One place of an item and the way it leaves in the exploded view. */
export interface Spot {
  at: Transform;
  out: Vec3;
}

export interface SceneItem {
  itemNo: string;
  noun: string;
  quantity: number;
  parent?: string;
  part: PartSpec;
  solid: Solid;
  spots: Spot[];
  /** When the layout put it: what comes earlier stays nearer. */
  turn: number;
  /** Stays where it is in the exploded view. */
  isFixed: boolean;
  /** Its pieces leave one after another on the same line instead of side by side. */
  isInLine: boolean;
  /** Small parts are drawn larger than they are, so that they can be told apart. */
  growth: number;
  assembly?: string;
}

export interface SceneInput {
  itemNo: string;
  noun: string;
  quantity: number;
  parent?: string;
  part: PartSpec;
}

export const LEFT: Vec3 = [-1, 0, 0];
export const RIGHT: Vec3 = [1, 0, 0];
export const FRONT: Vec3 = [0, -1, 0];
export const BACK: Vec3 = [0, 1, 0];
export const UP: Vec3 = [0, 0, 1];
export const DOWN: Vec3 = [0, 0, -1];

type Place = Transform | readonly [number, number, number];

const transformOf = (place: Place): Transform => (place.length === 12 ? place : shift(...place));

interface Axis {
  middle?: Vec3;
  most?: number;
}

/** Items are taken by noun in the order of the list, so that a noun may stand in it more than once. */
export class Scene {
  readonly items: SceneItem[];
  #turns = 0;

  constructor(inputs: readonly SceneInput[]) {
    this.items = inputs.map((input) => ({
      ...input,
      solid: partSolid(input.part, 'coarse'),
      spots: [],
      turn: Infinity,
      isFixed: false,
      isInLine: false,
      growth: 1,
    }));
  }

  /** The next item of the noun that has no place yet. */
  next(noun: string): SceneItem | undefined {
    return this.items.find((item) => item.noun === noun && item.spots.length === 0);
  }

  /** Puts the next item of the noun where it stays; each place is one of its pieces. */
  fix(noun: string, ...places: [Place, ...Place[]]): Bounds | undefined {
    const item = this.#put(
      noun,
      places.map((place) => ({ at: transformOf(place), out: UP })),
    );
    if (item) item.isFixed = true;
    return item && boundsAt(item);
  }

  /** Puts the next item of the noun, to leave along `out`. */
  put(noun: string, out: Vec3, ...places: [Place, ...Place[]]): Bounds | undefined {
    const item = this.#put(
      noun,
      places.map((place) => ({ at: transformOf(place), out })),
    );
    return item && boundsAt(item);
  }

  /** Places that leave in ways of their own: left and right, for instance. */
  spread(noun: string, ...spots: [readonly [Place, Vec3], ...(readonly [Place, Vec3])[]]): Bounds | undefined {
    const item = this.#put(
      noun,
      spots.map(([place, out]) => ({ at: transformOf(place), out })),
    );
    return item && boundsAt(item);
  }

  /** Puts items on one axis, each along it, to leave that way in the order given; of each at most `most` are drawn. */
  axial(axis: Vec3, nouns: readonly string[], { middle = [0, 0, 0], most = 1 }: Axis = {}): void {
    for (const noun of nouns) {
      const item = this.next(noun);
      if (!item) continue;
      const { min, max } = boundsOf(pointsOf(item.solid));
      const turned = along(axis, middle);
      const centred = chain(shift(0, 0, -(min[2] + max[2]) / 2), turned);
      const count = Math.min(item.quantity, most);
      item.spots = Array.from({ length: count }, () => ({ at: centred, out: axis }));
      item.isInLine = count > 1;
      item.turn = this.#turns++;
    }
  }

  #put(noun: string, spots: Spot[]): SceneItem | undefined {
    const item = this.next(noun);
    if (!item) return undefined;
    item.spots = spots;
    item.turn = this.#turns++;
    return item;
  }
}

export function boundsAt({ solid, spots }: Pick<SceneItem, 'solid' | 'spots'>): Bounds {
  const own = [...pointsOf(solid)];
  const places = spots.length > 0 ? spots.map((spot) => spot.at) : [stay];
  return boundsOf(places.flatMap((at) => own.map((p) => apply(at, p))));
}
