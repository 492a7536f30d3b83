// What a change of a sub-account's rights comes to, as the audit trail tells it: nothing where everything stays (product §4, §8).
import { type AuditValue, type Money, money } from '@outrigger/contract';

/** A limit as it is kept; null where there is none. */
export interface LimitColumns {
  spendingLimitMinor: number | null;
  spendingLimitCurrency: string | null;
}
/** Name, permissions and limit of an account. */
export interface Rights extends LimitColumns {
  username: string;
  permissions: readonly number[];
}
/** What is asked to be; undefined stays as it is. */
export interface WantedRights {
  username?: string | undefined;
  permissions: readonly number[];
  spendingLimit?: Money | null | undefined;
}
type Facts = Record<string, AuditValue>;

/** A limit as it is shown. */
export const limitOf = ({ spendingLimitMinor: minor, spendingLimitCurrency: currency }: LimitColumns): Money | null =>
  minor === null || currency === null ? null : money(minor, currency);

/** A limit as the audit trail tells it. */
export const textOfLimit = (limit: Money | null): string | null => limit && `${limit.amount} ${limit.currency}`;

/** The facts that differ, as they were and as they are; undefined where none does. */
export function rightsChanged(was: Rights, wanted: WantedRights): { before: Facts; after: Facts } | undefined {
  const before = factsOf(was);
  const after: Facts = {
    username: wanted.username ?? was.username,
    permissions: sorted(wanted.permissions),
    spendingLimit:
      wanted.spendingLimit === undefined ? (before['spendingLimit'] ?? null) : textOfLimit(wanted.spendingLimit),
  };
  const changed = Object.keys(after).filter((key) => String(before[key]) !== String(after[key]));
  const only = (facts: Facts): Facts => Object.fromEntries(changed.map((key) => [key, facts[key] ?? null]));
  return changed.length === 0 ? undefined : { before: only(before), after: only(after) };
}

const sorted = (permissions: readonly number[]): number[] => permissions.toSorted((a, b) => a - b);

const factsOf = ({ username, permissions, ...limit }: Rights): Facts => ({
  username,
  permissions: sorted(permissions),
  spendingLimit: textOfLimit(limitOf(limit)),
});
