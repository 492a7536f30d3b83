// Calls about the audit trail and their use cases (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readAuditState } from './audit.reads.ts';
import { showAuditTrail } from './show-audit-trail.ts';

/** Mounts them. */
export function auditRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.audit, {
    auditTrail: showAuditTrail,
    auditState: ({ db }) => readAuditState(db),
  });
}
