// Texts of the settings feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/settings.json';

/** Says a text of the settings feature. */
export const useTexts = textsOf<keyof typeof en>('settings');
