// Texts of the parts desk's inbox.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/inbox.json';

/** Keys of the inbox. */
export type InboxKey = keyof typeof en;
/** Says a text of the inbox. */
export const useTexts = textsOf<InboxKey>('inbox');
