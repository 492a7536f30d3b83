// Texts of orders that wait for the network.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/waiting.json';

/** Says them. */
export const useTexts = textsOf<keyof typeof en>('waiting');
