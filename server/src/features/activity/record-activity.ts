// Notes what pages report, bounded for each person; what the parts desk itself looks at is not noted (spec §7 Log).
import { type calls, type ParsedOf } from '@outrigger/contract';
import { ACTIVITY_LABELS } from '@outrigger/contract/calls/activity.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { countHit } from '../../platform/counters.store.ts';
import { readPartsNamed } from './activity.reads.ts';
import { type Noted, insertActivity } from './activity.store.ts';

const HOUR = 3600;

/** Takes 300 calls an hour from one person; a label is noted in its own words, whatever was sent with it. */
export async function recordActivity(
  { db, caller }: SignedInContext,
  input: ParsedOf<typeof calls.activity.userLogRecord>,
): Promise<null> {
  await countHit(db, { name: 'activityOf', subject: String(caller.userId), hits: 300, seconds: HOUR });
  if (caller.role === 'admin') return null;
  const single =
    input.operateType === undefined ? [] : [{ operateType: input.operateType, content: input.content ?? '' }];
  const records = [...single, ...(input.records ?? [])];
  const known = await readPartsNamed(
    db,
    records.flatMap(({ content }) => beginningsOf(content)),
  );
  const noted = records.map(({ operateType, content }): Noted => {
    const label = ACTIVITY_LABELS[operateType - 1];
    if (label !== undefined) return { operateType, content: label, partId: null };
    const code = beginningsOf(content).findLast((one) => known.has(one));
    return { operateType, content, partId: code === undefined ? null : (known.get(code) ?? null) };
  });
  await insertActivity(db, caller, noted);
  return null;
}

const WORDS_MOST = 6;

/** What may be the code at the head of "code name", the shortest first: a code may hold spaces itself. */
function beginningsOf(content: string): string[] {
  const words = content.split(' ').slice(0, WORDS_MOST);
  return words.map((_, at) => words.slice(0, at + 1).join(' '));
}
