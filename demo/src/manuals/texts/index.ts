// The texts of manuals and brochures by language.
import { readFileSync } from 'node:fs';
import type { ManualTexts } from '../manual-texts.ts';

/** Language codes of the wire; `fa` is French (spec §1). */
export type ManualLanguage = 'en' | 'es' | 'pt' | 'fa' | 'zh';

const read = (language: ManualLanguage) =>
  JSON.parse(readFileSync(new URL(`${language}.json`, import.meta.url), 'utf8')) as ManualTexts;

/** All texts, read once; each file has the shape of the English one. */
export const manualTexts: Record<ManualLanguage, ManualTexts> = {
  en: read('en'),
  es: read('es'),
  pt: read('pt'),
  fa: read('fa'),
  zh: read('zh'),
};
