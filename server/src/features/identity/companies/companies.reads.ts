// Companies as the parts desk looks at them (product §8: companies to approve).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { invitedUntil } from '../invitations/invitations.reads.ts';

type List = typeof calls.companies.companyList;
type Detail = ResultOf<typeof calls.companies.companyDetail>;

/** One page of companies and how many there are of each status. */
export async function readCompanies(db: Db, asked: ParsedOf<List>): Promise<ResultOf<List>> {
  const { page, pageSize, status = null, keyword = '' } = asked;
  const words = likePattern(keyword);
  return await atOneMoment(db, async (trx) => {
    const [counts] = await trx<ResultOf<List>['counts'][]>`
      select ${count(trx, 'waiting')} as waiting, ${count(trx, 'approved')} as approved, ${count(trx, 'blocked')} as blocked
      from companies c ${mainOf(trx)} where ${isNamed(trx, words)}`;
    const items = await trx<ResultOf<List>['items']>`
      select ${columns(trx)} from companies c ${mainOf(trx)}
      where ${isNamed(trx, words)} and (${status}::text is null or c.status = ${status})
      order by c.status = 'waiting' desc, case when c.status = 'waiting' then c.created_at end, lower(c.name), c.id
      limit ${pageSize} offset ${(page - 1) * pageSize}`;
    const each = counts ?? { waiting: 0, approved: 0, blocked: 0 };
    const total = status === null ? each.waiting + each.approved + each.blocked : each[status];
    return { items, total, page, pageSize, counts: each };
  });
}

const columns = (trx: Trx) => trx`
  c.id, c.name, c.status, c.country, c.customer_number, m.email, to_json(c.created_at) #>> '{}' as created_at`;
const mainOf = (trx: Trx) => trx`left join users m on m.company_id = c.id and m.role = 'main'`;
const count = (trx: Trx, status: string) => trx`count(*) filter (where c.status = ${status})::int`;
const isNamed = (trx: Trx, words: string) => trx`
  (c.name ilike ${words} or m.email ilike ${words} or c.customer_number ilike ${words})`;

/** One company; null where there is none. */
export async function readCompany(db: Db, id: number): Promise<Detail | null> {
  return await atOneMoment(db, async (trx) => {
    const [row] = await trx<Omit<Detail, 'people'>[]>`
      select ${columns(trx)}, c.currency, d.email as decided_by, to_json(c.decided_at) #>> '{}' as decided_at, c.decision_reason,
        (select json_build_object('version', t.version, 'agreedAt', t.agreed_at) from terms_agreements t
          join users a on a.id = t.user_id where a.company_id = c.id order by t.id desc limit 1) as terms
      from companies c ${mainOf(trx)} left join users d on d.id = c.decided_by where c.id = ${id}`;
    if (!row) return null;
    const people = await trx<Detail['people']>`
      select u.id, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as name, u.email, u.role,
        u.status, u.email_verified_at is not null as is_email_verified, u.password_hash is not null as is_bound,
        ${invitedUntil(trx)} as invited_until, u.language
      from users u where u.company_id = ${id} order by u.role, u.id limit 200`;
    return { ...row, people };
  });
}
