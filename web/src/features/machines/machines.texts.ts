// Texts of the machines feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/machines.json';

/** Key of a text of the machines feature. */
export type MachinesKey = keyof typeof en;
/** Says a text of the machines feature. */
export const useTexts = textsOf<MachinesKey>('machines');
