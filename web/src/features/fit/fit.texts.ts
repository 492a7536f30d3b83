// Texts of verdicts of fit, apart from those of parts, since lists without a chosen machine have none.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/fit.json';

/** Key of a text of a verdict. */
export type FitKey = keyof typeof en;
/** Says a text of a verdict. */
export const useTexts = textsOf<FitKey>('fit');
