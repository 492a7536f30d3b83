// Texts of service tools and the inquiry form.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/servicetools.json';

/** Says a text of service tools. */
export const useTexts = textsOf<keyof typeof en>('servicetools');
