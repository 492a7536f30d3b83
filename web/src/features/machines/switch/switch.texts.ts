// Texts of the switcher between machines.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/machineswitch.json';

/** Says a text of the switcher between machines. */
export const useTexts = textsOf<keyof typeof en>('machineswitch');
