// Writes notices of the office and whom they are for.
import type { calls, ParsedOf } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import { inOrder } from '../../../platform/db/localized-name.ts';
import type { Audience } from './read-audience.ts';

type Words = Pick<
  ParsedOf<typeof calls.noticeDesk.saveNotice>,
  'kind' | 'names' | 'bodies' | 'link' | 'needsConfirmation' | 'releasedAt' | 'endsAt'
>;

/** Makes a notice, or writes one of the office anew; null where there is none of that id. */
export async function writeNotice(
  trx: Trx,
  id: number | undefined,
  words: Words,
  to: Audience,
): Promise<number | null> {
  const kept = id ?? (await insertEmpty(trx));
  const rows = await trx`
    update notices n set kind = ${words.kind}, audience = ${to.audience}, company_id = ${to.companyId}::bigint, link = ${words.link},
      needs_confirmation = ${words.needsConfirmation}, released_at = ${words.releasedAt}::timestamptz, ends_at = ${words.endsAt}::timestamptz,
      name_en = x.t[1], name_es = nullif(x.t[2], ''), name_pt = nullif(x.t[3], ''), name_fr = nullif(x.t[4], ''), name_zh = nullif(x.t[5], ''),
      body_en = b.t[1], body_es = nullif(b.t[2], ''), body_pt = nullif(b.t[3], ''), body_fr = nullif(b.t[4], ''), body_zh = nullif(b.t[5], '')
    from (select ${inOrder(words.names)}::text[] as t) x, (select ${inOrder(words.bodies)}::text[] as t) b
    where n.id = ${kept} and n.told_key is null and n.audience <> 'person' returning n.id`;
  if (rows.length === 0) return null;
  await writeMachines(trx, kept, to);
  return kept;
}

async function insertEmpty(trx: Trx): Promise<number> {
  const [row] = await trx<{ id: number }[]>`insert into notices (name_en, body_en) values ('-', '-') returning id`;
  return row?.id ?? 0;
}

async function writeMachines(trx: Trx, id: number, { variantIds, ranges }: Audience): Promise<void> {
  await trx`delete from notice_models where notice_id = ${id}`;
  await trx`delete from notice_serials where notice_id = ${id}`;
  await trx`insert into notice_models (notice_id, variant_id) select ${id}, unnest(${variantIds}::bigint[])`;
  for (const range of ranges)
    await trx`
      insert into notice_serials (notice_id, scheme_id, prefix, first_ordinal, last_ordinal, first_serial, last_serial)
      values (${id}, ${range.schemeId}, ${range.prefix}, ${range.firstOrdinal}, ${range.lastOrdinal}, ${range.firstSerial}, ${range.lastSerial})
      on conflict (notice_id, scheme_id, prefix, first_ordinal) do update
        set last_ordinal = greatest(notice_serials.last_ordinal, excluded.last_ordinal)`;
}

/** Removes one that nobody can have seen; false where it was released. */
export async function deleteNotice(trx: Trx, id: number): Promise<boolean> {
  const rows = await trx`
    delete from notices n where n.id = ${id} and n.told_key is null and coalesce(n.released_at, 'infinity') > now()
      and not exists (select from notice_reads r where r.notice_id = n.id) returning 1`;
  return rows.length > 0;
}

/** Since when a notice is out, locked; null where it is not, or there is none. */
export async function lockRelease(trx: Trx, id: number): Promise<Date | null> {
  const [row] = await trx<{ releasedAt: Date | null }[]>`
    select case when released_at <= now() then released_at end as released_at from notices where id = ${id} for update`;
  return row?.releasedAt ?? null;
}

/** Somebody who had read a notice. */
export interface FormerReader {
  userId: number;
  confirmedAt: Date | null;
}

/** Makes a notice unread and unconfirmed by all; answers who had read it. */
export async function forgetReads(trx: Trx, id: number): Promise<FormerReader[]> {
  return await trx<FormerReader[]>`delete from notice_reads where notice_id = ${id} returning user_id, confirmed_at`;
}
