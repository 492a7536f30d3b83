// What was noted, in words.
import { ACTIVITY_LABELS, PART_ACTIONS } from '@outrigger/contract/calls/activity.ts';
import type { ActivityKey } from './activity.texts.ts';

const ACTIONS = Object.entries(PART_ACTIONS) as [keyof typeof PART_ACTIONS, number][];

/** The text of a label or action by its id. */
export const kindKey = (operateType: number): ActivityKey =>
  ACTIVITY_LABELS[operateType - 1] ?? ACTIONS.find(([, id]) => id === operateType)?.[0] ?? 'home';
