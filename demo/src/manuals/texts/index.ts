// The texts of manuals and brochures by language.
import type { ManualTexts } from '../manual-texts.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** Language codes of the wire; `fa` is French (spec §1). */
export type ManualLanguage = 'en' | 'es' | 'pt' | 'fa' | 'zh';

export const manualTexts: Record<ManualLanguage, ManualTexts> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fa: french,
  zh: chinese,
};
