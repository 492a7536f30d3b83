// The door of the audit trail (product §8): what the office reads of it, and the worker's check of its chain.
export { auditRoutes } from './audit.routes.ts';
export { checkAuditFurther } from './check-audit-further.ts';
