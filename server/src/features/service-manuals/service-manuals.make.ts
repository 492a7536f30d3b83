// Test factory of manuals with their pages (architecture §7).
import { randomBytes } from 'node:crypto';
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';

/** What may be said of a manual to make. */
export interface GivenManual {
  code?: string;
  language?: Language;
  kind?: 'service' | 'operator' | 'brochure';
  title?: string;
  pages?: readonly string[];
  /** The models it applies to, with an effectivity where it does not apply to all of their machines. */
  variants?: readonly { variantId: number; effectivityId?: number }[];
}

/** A manual in one language; its code is its own unless given. */
export async function makeManual(db: Db, given: GivenManual = {}): Promise<{ manualId: number; code: string }> {
  const code = given.code ?? `SM-${randomBytes(5).toString('hex').toUpperCase()}`;
  const language = given.language ?? 'en';
  const pages = given.pages ?? [];
  const [row] = await db<{ id: number }[]>`
    insert into manuals (code, language, kind, title_en, file, page_count)
    values (${code}, ${language}, ${given.kind ?? 'service'}, ${given.title ?? 'Service manual'}, ${`manual/${code}.${language}.pdf`}, ${Math.max(1, pages.length)})
    returning id`;
  const manualId = row?.id ?? 0;
  for (const [at, body] of pages.entries())
    await db`insert into manual_pages (manual_id, page_no, heading, body) values (${manualId}, ${at + 1}, ${`Page ${at + 1}`}, ${body})`;
  for (const { variantId, effectivityId } of given.variants ?? [])
    await db`insert into manual_models (manual_id, variant_id, effectivity_id) values (${manualId}, ${variantId}, ${effectivityId ?? null})`;
  return { manualId, code };
}
