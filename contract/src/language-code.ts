/** The schema of a language code (spec §1), apart from the languages, so that pages that only name them carry no schemas. */
import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

/** Accepts a language code of the wire and nothing else. */
export const LanguageCode = z.enum(LANGUAGES);
