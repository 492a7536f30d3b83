// Texts of the list of signed-in devices.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/devices.json';

/** Says a text of the list of signed-in devices. */
export const useDeviceTexts = textsOf<keyof typeof en>('devices');
