// Each call × each kind of caller has a stated result, made from the contract (quality 8; product §4).
import { type Access, type AccessRule, accessRules, type CallGroup, calls } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeAdministrator, makeCompany, makeSubAccount } from '../src/features/identity/identity.make.ts';
import { type TestShop, testShop } from './shop.ts';

/** What the rules look at, of one caller. */
interface Kind {
  token: string;
  isCompany: boolean;
  isMain: boolean;
  isAccess: boolean;
  permissions: number[];
  officeRoles: string[];
  isAdministrator?: boolean;
  scope: 'full' | 'bind' | 'enroll';
}

let it: TestShop;
const kinds = new Map<string, Kind | null>();
const customer = {
  isCompany: true,
  isMain: false,
  isAccess: true,
  permissions: [] as number[],
  officeRoles: [] as string[],
  scope: 'full' as const,
};

const office = { ...customer, isCompany: false, isAdministrator: true };

beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  const company = await makeCompany(db);
  const waiting = await makeCompany(db, { status: 'waiting' });
  kinds.set('anonymous', null);
  kinds.set('main account', { ...customer, token: company.token, isMain: true, permissions: [1, 2, 3] });
  kinds.set('company that waits', {
    ...customer,
    token: waiting.token,
    isMain: true,
    permissions: [1, 2, 3],
    isAccess: false,
  });
  for (const permissions of [[], [1], [2], [3], [2, 3]] as (1 | 2 | 3)[][]) {
    const sub = await makeSubAccount(db, company.companyId, { permissions });
    kinds.set(`sub-account with [${permissions.join()}]`, { ...customer, token: sub.token, permissions });
  }
  const blocked = await makeSubAccount(db, company.companyId, { permissions: [1, 2, 3], isAccess: false });
  kinds.set('blocked sub-account', { ...customer, token: blocked.token, permissions: [1, 2, 3], isAccess: false });
  for (const role of ['catalogue', 'orders', 'finance', 'support', 'super'] as const) {
    const admin = await makeAdministrator(db, [role]);
    kinds.set(`administrator of ${role}`, { ...office, token: admin.token, officeRoles: [role] });
  }
  for (const roles of [[], ['catalogue', 'orders'], ['finance', 'support']] as const) {
    const admin = await makeAdministrator(db, [...roles]);
    kinds.set(`administrator of [${roles.join()}]`, { ...office, token: admin.token, officeRoles: [...roles] });
  }
  const other = await makeCompany(db);
  kinds.set('another company', { ...customer, token: other.token, isMain: true, permissions: [1, 2, 3] });
  const enrolling = await makeAdministrator(db, ['super'], { scope: 'enroll' });
  kinds.set('enrolling administrator', { ...office, token: enrolling.token, officeRoles: ['super'], scope: 'enroll' });
  const binding = await makeSubAccount(db, company.companyId, { permissions: [1, 2, 3], scope: 'bind' });
  kinds.set('invited person', { ...customer, token: binding.token, permissions: [1, 2, 3], scope: 'bind' });
  kinds.set('session that never was', { ...customer, token: 'x'.repeat(43), scope: 'bind', isCompany: false });
});

function hasSession(access: Access, kind: Kind): boolean {
  const rule: AccessRule = accessRules[access];
  const scopes = access === 'signedInOrBinding' ? ['full', 'bind'] : [rule.scope ?? 'full'];
  return !kind.token.startsWith('xxx') && scopes.includes(kind.scope);
}

/** The stated result, written apart from the server's own check. */
type Result = 'passes' | 'signInAgain' | 'loginExpiredBindAgain' | 'noPermission' | 'accessRestricted';
function expected(access: Access, kind: Kind | null): Result {
  const rule: AccessRule = accessRules[access];
  if (access === 'anyone') return 'passes';
  if (!kind || !hasSession(access, kind)) return access === 'binding' ? 'loginExpiredBindAgain' : 'signInAgain';
  if (rule.company && !kind.isCompany) return 'noPermission';
  if (rule.isAccess && !kind.isAccess) return 'accessRestricted';
  if (rule.mainAccount && !kind.isMain) return 'noPermission';
  if (rule.permission && !kind.permissions.includes(rule.permission)) return 'noPermission';
  if (!rule.office) return 'passes';
  const allowed = typeof rule.office === 'string' ? [rule.office] : rule.office;
  const isEnough =
    rule.office === 'any' || kind.officeRoles.some((role) => role === 'super' || allowed.some((one) => one === role));
  return kind.isAdministrator && isEnough ? 'passes' : 'noPermission';
}

const rows = Object.values(calls as Record<string, CallGroup>).flatMap((group) => Object.entries(group));

describe.each(rows)('product §4 who may %s', (_name, call) => {
  test('every kind of caller gets the stated result', async () => {
    for (const [who, kind] of kinds) {
      if (call.path === '/userinfo/logout') continue;
      // An unknown key: whoever passes is refused for the input, so that nothing is done here.
      const answer = await it.ask(
        call,
        { noSuchKey: 1, code: '', password: '', hostId: 'x' },
        kind ? { token: kind.token } : {},
      );
      const outcome = answer.status === 401 || answer.status === 403 ? answer.reason : 'passes';
      expect(outcome, who).toBe(expected(call.access, kind));
      expect(answer.status, `${who}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
    }
  });
});

test('§6 a call without an access rule does not start', async () => {
  const { serve } = await import('../src/platform/http/serve.ts');
  const { access: _, ...lawless } = calls.identity.profile;
  const handler = async () => ({ user: null });
  expect(() => serve(it.app, it.shop, { lawless } as never, { lawless: handler } as never)).toThrow('no access rule');
});
