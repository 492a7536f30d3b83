// Texts of the mobile sign-in.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/mobile.json';

/** Key of a text of the mobile sign-in. */
export type MobileKey = keyof typeof en;
/** Says a text of the mobile sign-in. */
export const useMobileTexts = textsOf<MobileKey>('mobile');
