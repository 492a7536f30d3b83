// How it is said whether a manual can be searched.
import type { DeskManual } from './manual-desk.data.ts';

/** The key of the text of each state. */
export const TEXT_STATES = {
  read: 'read',
  waiting: 'waiting',
  none: 'textNone',
  locked: 'locked',
  damaged: 'damaged',
  tooLarge: 'tooLarge',
} as const satisfies Record<DeskManual['text'], string>;
