// What went out by mail and message, or is kept to be read (product §0 Mailbox, §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';

type List = typeof calls.mailbox.mailList;
type Mail = ResultOf<typeof calls.mailbox.readMail>;

/** One page, newest first; mails to administrators, whose links open the office, for `isSuper` alone. */
export async function readMails(db: Db, asked: ParsedOf<List>, isSuper: boolean): Promise<ResultOf<List>> {
  const { page, pageSize, keyword = '' } = asked;
  const where = db`
    (m.recipient ilike ${likePattern(keyword)} or m.subject ilike ${likePattern(keyword)}) and ${mayRead(db, isSuper)}`;
  const items = await db<ResultOf<List>['items']>`
    select ${columns(db)} from mailbox m where ${where}
    order by m.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const [counted] = await db<{ total: number }[]>`select count(*)::int as total from mailbox m where ${where}`;
  return { items, total: counted?.total ?? 0, page, pageSize };
}

const columns = (db: Db) => db`
  m.id, m.channel, m.recipient, m.subject, to_json(m.created_at) #>> '{}' as created_at, m.sent_at is not null as is_sent`;
const mayRead = (db: Db, isSuper: boolean) => db`
  (${isSuper} or not exists (select 1 from users u where u.role = 'admin' and u.email = m.recipient))`;

/** One mail; null where there is none, or it is not for this reader. */
export async function findMail(db: Db, id: number, isSuper: boolean): Promise<Mail | null> {
  const [row] = await db<Mail[]>`
    select ${columns(db)}, m.body_text as text, m.body_html as html, m.language
    from mailbox m where m.id = ${id} and ${mayRead(db, isSuper)}`;
  return row ?? null;
}

/** The mail of the last code or link that was sent to an address in the last hour; the newsletter's link is one. */
export async function findLastSecretMail(db: Db, address: string): Promise<Mail | null> {
  const [row] = await db<Mail[]>`
    select ${columns(db)}, m.body_text as text, m.body_html as html, m.language
    from mailbox m where m.id = (select max(id) from (
      (select (select max(b.id) from mailbox b where b.recipient = c.address and b.created_at between c.created_at and c.sent_at) as id
        from codes c where c.address = ${address} and c.sent_at > now() - interval '1 hour' order by c.id desc limit 1)
      union all
      select (select min(b.id) from mailbox b where b.recipient = s.email and b.created_at >= s.mailed_at)
        from newsletter_subscriptions s where s.email = ${address} and s.mailed_at > now() - interval '1 hour') as sent)`;
  return row ?? null;
}
