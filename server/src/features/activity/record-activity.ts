// Notes what pages report, bounded for each person; what the parts desk itself looks at is not noted (spec §7 Log).
import { type calls, type ParsedOf } from '@outrigger/contract';
import { ACTIVITY_LABELS } from '@outrigger/contract/calls/activity.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { countHit, noteHit } from '../../platform/counters.store.ts';
import type { Db } from '../../platform/db/db.ts';
import { readPartsNamed } from './activity.reads.ts';
import { type Noted, insertActivity } from './activity.store.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** More than anybody looks at; what goes beyond is dropped, since nobody who reads a page may be told of it. */
const ROWS_AN_HOUR = 600;
const ROWS_A_DAY = 2000;
const CONTENT_MOST = 300;

/** Takes 300 calls an hour from one person, 600 rows an hour and 2,000 a day; a row says what its label or part is called, whatever was sent with it. */
export async function recordActivity(
  { db, caller }: SignedInContext,
  input: ParsedOf<typeof calls.activity.userLogRecord>,
): Promise<null> {
  const subject = String(caller.userId);
  await countHit(db, { name: 'activityOf', subject, hits: 300, seconds: HOUR });
  if (caller.role === 'admin') return null;
  const single =
    input.operateType === undefined ? [] : [{ operateType: input.operateType, content: input.content ?? '' }];
  const noted = await namedRows(db, [...single, ...(input.records ?? [])]);
  if (noted.length === 0) return null;
  const [hour, day] = [
    await noteHit(db, { name: 'activityRowsOf', subject, seconds: HOUR }, noted.length),
    await noteHit(db, { name: 'activityDayOf', subject, seconds: DAY }, noted.length),
  ];
  const over = Math.max(hour.hits - ROWS_AN_HOUR, day.hits - ROWS_A_DAY, 0);
  await insertActivity(db, caller, noted.slice(0, Math.max(0, noted.length - over)));
  return null;
}

/** The rows under the names the shop has for them; what names no part is left out. */
async function namedRows(db: Db, records: readonly { operateType: number; content: string }[]): Promise<Noted[]> {
  const known = await readPartsNamed(
    db,
    records.flatMap(({ content }) => beginningsOf(content)),
  );
  return records.flatMap(({ operateType, content }): Noted[] => {
    const label = ACTIVITY_LABELS[operateType - 1];
    if (label !== undefined) return [{ operateType, content: label, partId: null }];
    const part = known.get(beginningsOf(content).findLast((one) => known.has(one)) ?? '');
    if (!part) return [];
    return [{ operateType, content: `${part.code} ${part.name}`.slice(0, CONTENT_MOST), partId: part.id }];
  });
}

const WORDS_MOST = 6;

/** What may be the code at the head of "code name", the shortest first: a code may hold spaces itself. */
function beginningsOf(content: string): string[] {
  const words = content.split(' ').slice(0, WORDS_MOST);
  return words.map((_, at) => words.slice(0, at + 1).join(' '));
}
