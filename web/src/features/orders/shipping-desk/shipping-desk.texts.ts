// Texts of the parts desk's shipping.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/shippingdesk.json';

/** Says a text of the parts desk's shipping. */
export const useTexts = textsOf<keyof typeof en>('shippingdesk');
