// Texts of the settings screen.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/usersetting.json';

/** Says a text of the settings screen. */
export const useTexts = textsOf<keyof typeof en>('usersetting');
