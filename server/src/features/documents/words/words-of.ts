// The words of printed documents in five languages.
import type { Language } from '@outrigger/contract';
import type { DocumentWords } from './document-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

const words: Record<Language, DocumentWords> = { en, es, pt, fa: fr, zh };

/** The words of a language of the wire. */
export const wordsOf = (language: Language): DocumentWords => words[language];
