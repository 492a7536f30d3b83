// Texts of refunds that failed for good.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/refunddesk.json';

/** Says a text of such refunds. */
export const useTexts = textsOf<keyof typeof en>('refunddesk');
