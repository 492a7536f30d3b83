// Questions to the parts desk, each kind as one SELECT of the same shape (product §8).
import type { calls, ParsedOf, Question, QuestionKind, ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../platform/db/db.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';

type Inbox = ResultOf<typeof calls.inbox.inboxList>;
type Asked = ParsedOf<typeof calls.inbox.inboxList>;
const KINDS: readonly QuestionKind[] = ['feedback', 'inquiry', 'rowReport'];

// Columns: kind, id, state, topic, urgency, about, message, name, email, company, at.
const ASKED: Record<QuestionKind, (db: Db | Trx) => Fragment> = {
  feedback: (db) => db`
    select 'feedback' as kind, f.id, f.status as state, f.question_type::text as topic, null as urgency,
      f.subject as about, f.message, f.name, f.email, c.name as company, f.created_at as at
    from feedback f left join companies c on c.id = f.company_id`,
  inquiry: (db) => db`
    select 'inquiry' as kind, i.id, i.status as state, i.topic, i.urgency, i.serial_number as about, i.message, i.name,
      i.email, c.name as company, i.created_at as at
    from inquiries i left join companies c on c.id = i.company_id`,
  rowReport: (db) => db`
    select 'rowReport' as kind, r.id, r.status as state, r.kind as topic, null as urgency,
      nullif(concat_ws(' · ', f.code, r.item_no, p.code), '') as about, r.message,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as name, u.email,
      c.name as company, r.created_at as at
    from wrong_part_reports r join users u on u.id = r.user_id join companies c on c.id = r.company_id
      left join figures f on f.id = r.figure_id left join parts p on p.id = r.part_id`,
};

const allOf = (db: Db | Trx, kinds: readonly QuestionKind[]): Fragment =>
  kinds.map((kind) => ASKED[kind](db)).reduce((joined, next) => db`${joined} union all ${next}`);

/** One page of questions, and how many of each kind are open. */
export async function readInbox(db: Db, asked: Asked): Promise<Inbox> {
  const { page, pageSize } = asked;
  const kinds = asked.kind ? [asked.kind] : KINDS;
  const like = asked.keyword === undefined ? null : likePattern(asked.keyword);
  return await atOneMoment(db, async (trx) => {
    const found = trx`
      from (${allOf(trx, kinds)}) q
      where (${asked.state ?? null}::text is null or state = ${asked.state ?? null})
        and (${like}::text is null or concat_ws(' ', about, message, name, email, company) ilike ${like})`;
    const [counted] = await trx<{ total: number }[]>`select count(*)::int as total ${found}`;
    const items = await trx<Question[]>`
      select kind, id, state, topic, urgency, about, message, name, email, company, to_json(at) #>> '{}' as created_at ${found}
      order by state <> 'open', case when state = 'open' and urgency = 'high' then 0 else 1 end,
        case when state = 'open' then at end, at desc, kind, id
      limit ${pageSize} offset ${(page - 1) * pageSize}`;
    const open = await trx<Inbox['open']>`
      select kind, count(*)::int as count from (${allOf(trx, KINDS)}) q where state = 'open' group by kind order by kind`;
    return { items, total: counted?.total ?? 0, page, pageSize, open };
  });
}

/** Whether there is such a question. */
export async function isThere(db: Db | Trx, { kind, id }: { kind: QuestionKind; id: number }): Promise<boolean> {
  const rows = await db`select from (${ASKED[kind](db)}) q where id = ${id}`;
  return rows.length > 0;
}
