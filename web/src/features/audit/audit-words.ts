// Entries of the audit trail in words: what it was done to, and values as they were and are.
import { useFormats } from '../../client/formats.ts';
import type { AuditEntry, AuditValue } from './audit.data.ts';
import { type AuditKey, useTexts } from './audit.texts.ts';

/** Kinds of subjects, by how they are written. */
const SUBJECTS: readonly (readonly [RegExp, AuditKey])[] = [
  [/^user (.+)$/, 'user'],
  [/^company (.+)$/, 'company'],
  [/^order (.+)$/, 'order'],
  [/^currency (.+)$/, 'currency'],
  [/^credit line (.+)$/, 'creditLine'],
];
/** Fields and values there are words for; anything else is shown as it is written. */
const FIELDS: ReadonlySet<string> = new Set<AuditKey>([
  'status',
  'customerNumber',
  'companyName',
  'permissions',
  'spendingLimit',
  'username',
  'email',
  'limit',
  'automaticLimit',
  'isFrozen',
  'rate',
  'validFrom',
  'isOffered',
  'roles',
  'amount',
  'captureId',
]);
const STATES: ReadonlySet<unknown> = new Set<AuditKey>([
  'waiting',
  'approved',
  'blocked',
  'active',
  'inactive',
  'reviewing',
  'pendingApproval',
  'notApproved',
  'unpaid',
  'toBeShipped',
  'canceled',
]);

export function useAuditWords() {
  const t = useTexts();
  const { moment } = useFormats();
  const one = (field: string, value: string | number | boolean): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (field === 'permissions') return t(`permission${String(value)}` as AuditKey);
    if (field === 'roles' || (field === 'status' && STATES.has(value))) return t(value as AuditKey);
    if (field === 'validFrom') return moment(String(value));
    return String(value);
  };
  return {
    /** A company stands with its name already, so it is not said by its number. */
    subjectOf: ({ subject, person, company }: AuditEntry): string | null => {
      if (person !== null) return t('person', { email: person });
      if (subject === null || (company !== null && subject.startsWith('company '))) return null;
      for (const [pattern, key] of SUBJECTS) {
        const id = pattern.exec(subject)?.[1];
        if (id !== undefined) return t(key, { id });
      }
      return subject;
    },
    fieldOf: (field: string): string => (FIELDS.has(field) ? t(field as AuditKey) : field),
    valueOf: (field: string, value: AuditValue | undefined): string => {
      const all = value === undefined || value === null ? [] : [value].flat();
      return all.length === 0 ? t('nothing') : all.map((each) => one(field, each)).join(', ');
    },
  };
}
