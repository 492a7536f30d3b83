// Questions about the audit trail (product §8).
import type { AuditAction, AuditEntry, AuditValue } from '@outrigger/contract';
import { auditCalls } from '@outrigger/contract/calls/audit.ts';
import { useCall } from '../../client/api/use-call.ts';
import { dayOffsets } from '../../client/day-offsets.rules.ts';

export type { AuditAction, AuditEntry, AuditValue };
/** What the trail is narrowed by, and where the page begins; days are the reader's own. */
export interface Asked {
  by?: string | undefined;
  about?: string | undefined;
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: number | undefined;
}

/** One page of it. */
export const useTrail = (asked: Asked) =>
  useCall(auditCalls.auditTrail, { ...asked, ...dayOffsets(asked) }, { keepPrevious: true });
/** How far its chain was checked. */
export const useChainState = () => useCall(auditCalls.auditState, {});
