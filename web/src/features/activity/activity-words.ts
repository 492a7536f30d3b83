// What was noted, in words.
import { ACTIVITY_LABELS, PART_ACTIONS } from '@outrigger/contract/calls/activity.ts';
import type { ActivityKey } from './activity.texts.ts';

const ACTIONS = Object.entries(PART_ACTIONS) as [keyof typeof PART_ACTIONS, number][];

/** The text of a label or action by its id. */
export const kindKey = (operateType: number): ActivityKey =>
  ACTIVITY_LABELS[operateType - 1] ?? ACTIONS.find(([, id]) => id === operateType)?.[0] ?? 'home';

/** The ids of all that is noted, what is done with parts first. */
export const KIND_IDS: readonly number[] = [...Object.values(PART_ACTIONS), ...ACTIVITY_LABELS.map((_, at) => at + 1)];
