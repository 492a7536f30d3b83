// Texts of the notices in the office.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/noticedesk.json';

/** Says a text of the notices in the office. */
export const useTexts = textsOf<keyof typeof en>('noticedesk');
