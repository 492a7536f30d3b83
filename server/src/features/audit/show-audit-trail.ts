// One page of the audit trail as the office reads it (product §8): the newest first, what changed field by field.
import type { AuditEntry, AuditValue, calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { type AuditRow, readAuditRows } from './audit.reads.ts';

type Trail = typeof calls.audit.auditTrail;

const PAGE = 50;

/** Goes on after the entry it is told; an unknown one simply has older ones after it. */
export async function showAuditTrail({ db }: SignedInContext, input: ParsedOf<Trail>): Promise<ResultOf<Trail>> {
  if (input.from && input.to && input.from > input.to) refuse('dateRangeInvalid');
  const rows = await readAuditRows(db, input, PAGE + 1);
  const items = rows.slice(0, PAGE).map(shown);
  return { items, next: rows.length > PAGE ? (items.at(-1)?.position ?? null) : null };
}

function shown({ before, after, ...row }: AuditRow): AuditEntry {
  return { ...row, changes: changesOf(before ?? {}, after ?? {}) };
}

/** What is the same before and after is left out. */
function changesOf(before: Record<string, AuditValue>, after: Record<string, AuditValue>): AuditEntry['changes'] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
