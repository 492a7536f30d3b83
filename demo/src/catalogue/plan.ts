// How a figure of the parts manuals is written down: the items of an assembly and the bolts that hold them (product §5: items, attaching parts).
import type { Chapter } from '../vocabulary/chapters.ts';
import type { NounKey } from '../vocabulary/nouns.ts';
import type { Model } from './models.ts';

/** Who shares one drawing of the figure: every model for itself, those of a frame size, those of a power, a whole family, all. */
export type Sharing = 'model' | 'frame' | 'power' | 'family';

/** A position of a plan; attaching parts name the position of the part they hold. */
export interface PlanItem {
  noun: NounKey;
  quantity: number;
  /** Index of the item it is attached to. */
  attachedTo?: number;
}

/** A figure before it is made for a machine. */
export interface Plan {
  key: string;
  chapter: Chapter | 'service';
  sharing: Sharing;
  /** The part the figure takes apart; it names the figure. */
  assembly: NounKey;
  /** Whether the assembly is sold as a part of its own. */
  isSold: boolean;
  applies: (model: Model) => boolean;
  items: readonly PlanItem[];
}

type PlanRow = readonly [
  key: string,
  sharing: Sharing,
  applies: (model: Model) => boolean,
  assembly: string,
  items: string,
];

/** Reads rows of a chapter; items are `noun quantity + attaching quantity; noun …`, a sold assembly carries a `*`. */
export function plansOf(chapter: Plan['chapter'], rows: readonly PlanRow[]): readonly Plan[] {
  return rows.map(([key, sharing, applies, assembly, items]) => ({
    key,
    chapter,
    sharing,
    applies,
    assembly: assembly.replace('*', '') as NounKey,
    isSold: assembly.endsWith('*'),
    items: readItems(items),
  }));
}

function readItems(text: string): PlanItem[] {
  const items: PlanItem[] = [];
  for (const group of text.split(';')) {
    const owner = items.length;
    for (const [at, word] of group.split('+').entries()) {
      const [noun, quantity = '1'] = word.trim().split(/\s+/);
      items.push({ noun: noun as NounKey, quantity: Number(quantity), ...(at > 0 ? { attachedTo: owner } : {}) });
    }
  }
  return items;
}

export const every = () => true;
export const isScissor = (m: Model) => m.family === 'scissor';
export const isTelescopic = (m: Model) => m.family === 'telescopic';
export const isArticulating = (m: Model) => m.family === 'articulating';
export const isBoom = (m: Model) => isTelescopic(m) || isArticulating(m);
export const isForklift = (m: Model) => m.family === 'forklift';
export const isPlatform = (m: Model) => !isForklift(m);
export const isElectric = (m: Model) => m.power === 'battery';
export const isDiesel = (m: Model) => m.power === 'diesel';
export const isLpg = (m: Model) => m.power === 'lpg';
export const hasEngine = (m: Model) => m.power !== 'battery';
export const hasJib = (m: Model) => isBoom(m) && m.code.includes('J');
export const isRough = (m: Model) => m.isRoughTerrain;
/** What a machine rolls on, as its pictures tell from other parts of a figure. */
export const isWheel = (noun: NounKey): boolean => noun === 'driveWheel' || noun === 'steerWheel';
/** Both at once. */
export const both =
  (...conditions: ((m: Model) => boolean)[]) =>
  (m: Model) =>
    conditions.every((condition) => condition(m));
