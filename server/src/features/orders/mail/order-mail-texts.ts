// The words of order mails in five languages; a missing one does not compile.
import type { Language } from '@outrigger/contract';
import type { MailTexts } from './order-mail-words.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fa } from './words/fa.ts';
import { pt } from './words/pt.ts';
import { zh } from './words/zh.ts';

/** By language code of the wire. */
export const mailTexts: Record<Language, MailTexts> = { en, es, pt, fa, zh };
