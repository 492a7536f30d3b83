// Texts of the second factor beyond those of the login: its QR code and recovery codes.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/secondfactor.json';

/** Says a text of the second factor. */
export const useFactorTexts = textsOf<keyof typeof en>('secondfactor');
