// Writes versions of pages; what was in force once is never changed again.
import type { FiveTexts, PageName } from '@outrigger/contract';
import type { Trx } from '../../platform/db/db.ts';
import { inOrder } from '../../platform/db/localized-name.ts';

/** A draft as the office writes it, its HTML cleaned. */
export interface PageDraft {
  page: PageName;
  version: string;
  name: FiveTexts;
  body: FiveTexts;
  by: number;
}

/** Writes the one draft of a page and answers its id; null where the page has another version of that name. */
export async function writeDraft(trx: Trx, draft: PageDraft): Promise<number | null> {
  const [taken] = await trx`
    select 1 from page_versions where page = ${draft.page} and version = ${draft.version} and starts_at is not null`;
  if (taken) return null;
  const [row] = await trx<{ id: number }[]>`
    insert into page_versions (page, version, changed_by, name_en, name_es, name_pt, name_fr, name_zh,
      body_en, body_es, body_pt, body_fr, body_zh)
    select ${draft.page}, ${draft.version}, ${draft.by}, n.t[1], nullif(n.t[2], ''), nullif(n.t[3], ''), nullif(n.t[4], ''), nullif(n.t[5], ''),
      b.t[1], nullif(b.t[2], ''), nullif(b.t[3], ''), nullif(b.t[4], ''), nullif(b.t[5], '')
    from (select ${inOrder(draft.name)}::text[] as t) n, (select ${inOrder(draft.body)}::text[] as t) b
    on conflict (page) where starts_at is null do update set
      version = excluded.version, changed_by = excluded.changed_by, changed_at = now(),
      name_en = excluded.name_en, name_es = excluded.name_es, name_pt = excluded.name_pt, name_fr = excluded.name_fr, name_zh = excluded.name_zh,
      body_en = excluded.body_en, body_es = excluded.body_es, body_pt = excluded.body_pt, body_fr = excluded.body_fr, body_zh = excluded.body_zh
    returning id`;
  return row?.id ?? null;
}

/** Puts a draft in force from a moment on, or from now; false where it is no draft, or the moment is past. */
export async function startVersion(trx: Trx, id: number, startsAt: string | null): Promise<boolean> {
  const rows = await trx`
    update page_versions set starts_at = coalesce(${startsAt}::timestamptz, now())
    where id = ${id} and starts_at is null and coalesce(${startsAt}::timestamptz, now()) >= now() returning 1`;
  return rows.length > 0;
}

/** Removes a version that is not in force yet; false where there is none such. */
export async function removeVersion(trx: Trx, id: number): Promise<boolean> {
  const rows = await trx`
    delete from page_versions where id = ${id} and coalesce(starts_at, 'infinity') > now() returning 1`;
  return rows.length > 0;
}
