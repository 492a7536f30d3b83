// Texts of the identity feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/identity.json';

/** Key of a text of the identity feature. */
export type IdentityKey = keyof typeof en;
/** Says a text of the identity feature. */
export const useTexts = textsOf<IdentityKey>('identity');
