// Writes notices, and who read and confirmed them.
import { LANGUAGES, type Language, type NoticeKind } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';

/** Notes that somebody read a notice; the first time counts. */
export async function noteRead(db: Db, userId: number, noticeId: number): Promise<void> {
  await db`insert into notice_reads (notice_id, user_id) values (${noticeId}, ${userId}) on conflict do nothing`;
}

/** Notes that somebody confirmed a notice, and answers when that was first. */
export async function noteConfirmed(db: Db, userId: number, noticeId: number): Promise<string> {
  const [row] = await db<{ confirmedAt: Date }[]>`
    insert into notice_reads (notice_id, user_id, confirmed_at) values (${noticeId}, ${userId}, now())
    on conflict (notice_id, user_id) do update set confirmed_at = coalesce(notice_reads.confirmed_at, now())
    returning confirmed_at`;
  return row?.confirmedAt.toISOString() ?? '';
}

/** A text in each language of the shop. */
export type InLanguages = Readonly<Record<Language, string>>;

/** A notice to one company or one of its people, as it is stored. */
export interface NewToldNotice {
  companyId: number;
  userId: number | null;
  kind: NoticeKind;
  name: InLanguages;
  /** HTML of the marks a page may hold. */
  body: InLanguages;
  bodyIn: Language | null;
  link: string | null;
  key: string;
}

/** Adds it, released at once and shown for a year; one of that key adds nothing. */
export async function insertTold(trx: Trx, notice: NewToldNotice): Promise<void> {
  const [names, bodies] = [notice.name, notice.body].map((texts) => LANGUAGES.map((one) => texts[one]));
  await trx`
    insert into notices (audience, company_id, user_id, kind, link, told_key, told_in, released_at, ends_at,
      name_en, name_es, name_pt, name_fr, name_zh, body_en, body_es, body_pt, body_fr, body_zh)
    select ${notice.userId === null ? 'company' : 'person'}, ${notice.companyId}, ${notice.userId}::bigint, ${notice.kind}, ${notice.link},
      ${notice.key}, ${notice.bodyIn}, now(), now() + interval '1 year', n.t[1], n.t[2], n.t[3], n.t[4], n.t[5], b.t[1], b.t[2], b.t[3], b.t[4], b.t[5]
    from (select ${names ?? []}::text[] as t) n, (select ${bodies ?? []}::text[] as t) b
    on conflict (told_key) do nothing`;
}
