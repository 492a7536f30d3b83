// Access rules applied before a handler runs (spec §6, product §4).
import { type Access, type AccessRule, accessRules } from '@outrigger/contract';
import type { Caller } from '../caller.ts';
import { refuse } from '../refuse.ts';

/** Refuses the caller unless the rule lets them pass: 401 without a fitting session, else 403. */
export function authorize(access: Access, caller: Caller | null): void {
  const rule: AccessRule = accessRules[access];
  if (!rule.signedIn) return;
  const scope = rule.scope ?? 'full';
  const isInScope = caller?.scope === scope || (rule.alsoBinding === true && caller?.scope === 'bind');
  // A bind token is known by its call alone once it is over.
  if (!caller || !isInScope) refuse(scope === 'bind' ? 'loginExpiredBindAgain' : 'signInAgain');
  if (rule.company && caller.companyId === null) refuse('noPermission');
  if (rule.isAccess && !caller.isAccess) refuse('accessRestricted');
  if (rule.mainAccount && caller.role !== 'main') refuse('noPermission');
  if (rule.permission && !caller.permissions.includes(rule.permission)) refuse('noPermission');
  if (rule.office) allowOffice(rule.office, caller);
}

function allowOffice(office: NonNullable<AccessRule['office']>, caller: Caller): void {
  if (caller.role !== 'admin' || caller.loginType !== 'admin') refuse('noPermission');
  const wanted: readonly string[] = [office, 'super'].flat();
  const isEnough = office === 'any' || caller.officeRoles.some((role) => wanted.includes(role));
  if (!isEnough) refuse('noPermission');
}
