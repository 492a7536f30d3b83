// Picks one of the five language columns with fallback to English (architecture §8).
import type { Language } from '@outrigger/contract';
import type { PendingQuery, Row } from 'postgres';
import type { Db } from './db.ts';

/** A piece of SQL to put into another. */
export type Fragment = PendingQuery<Row[]>;

const SUFFIX: Record<Language, string> = { en: 'en', es: 'es', pt: 'pt', fa: 'fr', zh: 'zh' };

/** SQL for a name in the caller's language: `namedIn(db, 'p', 'fa')` reads p.name_fr, else p.name_en. */
export function namedIn(db: Db, alias: string, language: Language, column = 'name'): Fragment {
  const english = db(`${alias}.${column}_en`);
  if (language === 'en') return db`${english}`;
  return db`coalesce(${db(`${alias}.${column}_${SUFFIX[language]}`)}, ${english})`;
}
