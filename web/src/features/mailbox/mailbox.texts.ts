// Texts of the mailbox in the office.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/mailbox.json';

/** Says a text of the mailbox. */
export const useTexts = textsOf<keyof typeof en>('mailbox');
