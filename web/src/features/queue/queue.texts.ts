// Texts of the work queue.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/queue.json';

/** Says a text of the work queue. */
export const useTexts = textsOf<keyof typeof en>('queue');
