// The audit trail and how far it was checked (product §8).
import type { AuditEntry, AuditValue, calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';

/** An entry as it is kept. */
export interface AuditRow extends Omit<AuditEntry, 'changes'> {
  before: Record<string, AuditValue> | null;
  after: Record<string, AuditValue> | null;
}
type Asked = ParsedOf<typeof calls.audit.auditTrail>;

/** The newest first, after the position asked for. */
export async function readAuditRows(db: Db, asked: Asked, most: number): Promise<AuditRow[]> {
  return await db<AuditRow[]>`
    select a.position, to_json(a.at) #>> '{}' as at, a.action, u.email as by, c.name as company, a.subject, p.email as person,
      a.facts -> 'before' as before, a.facts -> 'after' as after, a.facts ->> 'reason' as reason, a.request_id
    from audit a left join users u on u.id = a.user_id left join companies c on c.id = a.company_id
      left join users p on p.id = substring(a.subject from '^user ([0-9]{1,18})$')::bigint
    where ${isAskedFor(db, asked)} and ${isWithin(db, asked)}
    order by a.position desc limit ${most}`;
}

function isAskedFor(db: Db, asked: Asked): Fragment {
  const { action = null, before = null, by, about } = asked;
  const who = by ? likePattern(by) : null;
  const what = about ? likePattern(about) : null;
  return db`
    (${before}::bigint is null or a.position < ${before}) and (${action}::text is null or a.action = ${action})
    and (${who}::text is null or u.email ilike ${who})
    and (${what}::text is null or c.name ilike ${what} or p.email ilike ${what} or a.subject ilike ${what})`;
}

function isWithin(db: Db, asked: Asked): Fragment {
  const { from = null, to = null, fromOffset, toOffset } = asked;
  return db`
    (${from}::date is null or a.at >= ${from}::timestamp at time zone 'UTC' + make_interval(mins => ${fromOffset}::int))
    and (${to}::date is null or a.at < (${to}::timestamp + interval '1 day') at time zone 'UTC' + make_interval(mins => ${toOffset}::int))`;
}

/** How many entries there are, and how far the chain was checked. */
export async function readAuditState(db: Db): Promise<ResultOf<typeof calls.audit.auditState>> {
  const [row] = await db<{ entries: number; upTo: number | null; at: string | null; brokenAt: number | null }[]>`
    select coalesce((select max(position) from audit), 0)::int as entries, k.position as up_to,
      to_json(k.checked_at) #>> '{}' as at, k.broken_at
    from (values (1)) one left join audit_checks k on true order by k.id desc limit 1`;
  const { entries = 0, upTo = null, at = null, brokenAt = null } = row ?? {};
  return { entries, checked: upTo === null || at === null ? null : { upTo, at, brokenAt } };
}
