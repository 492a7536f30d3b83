// A figure of the parts manuals as the demo shop stores it: items with their lines (product §0, §5).
import type { Word } from '../vocabulary/word.ts';
import type { Effectivity } from './effectivity.ts';
import type { Model } from './models.ts';
import type { LineNote } from './more-words.ts';
import type { PartSeed } from './part-seed.ts';
import type { Plan } from './plan.ts';

/** A part at an item. */
export interface Line {
  part: PartSeed;
  /** None: as required. */
  quantity?: number;
  effectivity?: Effectivity;
  /** Moments between which machines got it, where it has an effectivity. */
  from?: number;
  to?: number;
  rule?: string;
  note?: LineNote;
}

/** A callout. */
export interface FigureItem {
  itemNo: string;
  /** Item number of the part it is attached to. */
  parent?: string;
  isIllustrated: boolean;
  lines: readonly Line[];
}

/** A figure and the models it stands for. */
export interface Figure {
  code: string;
  plan: Plan;
  title: Word;
  models: readonly Model[];
  /** The sold part it takes apart. */
  assembly?: PartSeed;
  items: readonly FigureItem[];
}

/** What an item is today: the last of its lines. */
export const lastLine = (lines: readonly Line[]): Line | undefined => lines.at(-1);
