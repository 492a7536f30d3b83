// Texts of the QR sign-in, on the desktop and on the phone.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/qrsignin.json';

/** Says a text of the QR sign-in. */
export const useQrTexts = textsOf<keyof typeof en>('qrsignin');
