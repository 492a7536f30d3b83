// Texts of the office's 3D models.
import { textsOf } from '../../../../client/texts.ts';
import type en from '../../../../locales/en/modeldesk.json';

/** Says a text of the office's 3D models. */
export const useTexts = textsOf<keyof typeof en>('modeldesk');
