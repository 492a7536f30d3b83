// Texts of the activity log.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/activity.json';

/** Keys of the activity log. */
export type ActivityKey = keyof typeof en;
/** Says a text of the activity log. */
export const useTexts = textsOf<ActivityKey>('activity');
