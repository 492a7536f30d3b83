// Each kind of caller there is and what the contract says he gets (quality 8; product §4): for the test of every cell and `npm run bench -- callers`.
import { type Access, type AccessRule, accessRules, type Call } from '@outrigger/contract';
import { makeAdministrator, makeCompany, makeSubAccount } from '../src/features/identity/identity.make.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { Ask } from './ask.ts';

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

/** Kinds of callers by what they are; null is nobody. */
export type Kinds = ReadonlyMap<string, Kind | null>;

/** The rules as the contract states them, kept from whoever changes them while they are applied. */
const stated: Record<Access, AccessRule> = structuredClone(accessRules);

const customer = {
  isCompany: true,
  isMain: false,
  isAccess: true,
  permissions: [] as number[],
  officeRoles: [] as string[],
  scope: 'full' as const,
};
const main = { ...customer, isMain: true, permissions: [1, 2, 3] };
const office = { ...customer, isCompany: false, isAdministrator: true };

/** Makes one caller of each kind, signed in. */
export async function makeKinds(db: Db): Promise<Kinds> {
  const { token, companyId } = await makeCompany(db);
  return new Map<string, Kind | null>([
    ['anonymous', null],
    ['main account', { ...main, token }],
    ['another company', { ...main, token: (await makeCompany(db)).token }],
    ['company that waits', { ...main, token: (await makeCompany(db, { status: 'waiting' })).token, isAccess: false }],
    ...(await makeSubAccounts(db, companyId)),
    ...(await makeOffice(db)),
    ['session that never was', { ...customer, token: 'x'.repeat(43), scope: 'bind', isCompany: false }],
  ]);
}

async function makeSubAccounts(db: Db, companyId: number): Promise<[string, Kind][]> {
  const kinds: [string, Kind][] = [];
  for (const permissions of [[], [1], [2], [3], [2, 3]] as (1 | 2 | 3)[][]) {
    const { token } = await makeSubAccount(db, companyId, { permissions });
    kinds.push([`sub-account with [${permissions.join()}]`, { ...customer, token, permissions }]);
  }
  const all = { permissions: [1, 2, 3] as (1 | 2 | 3)[] };
  const blocked = await makeSubAccount(db, companyId, { ...all, isAccess: false });
  const binding = await makeSubAccount(db, companyId, { ...all, scope: 'bind' });
  return [
    ...kinds,
    ['blocked sub-account', { ...customer, ...all, token: blocked.token, isAccess: false }],
    ['invited person', { ...customer, ...all, token: binding.token, scope: 'bind' }],
  ];
}

async function makeOffice(db: Db): Promise<[string, Kind][]> {
  const kinds: [string, Kind][] = [];
  const each = ['catalogue', 'orders', 'finance', 'support', 'super'] as const;
  for (const officeRoles of [
    ...each.map((role) => [role]),
    [],
    ['catalogue', 'orders'],
    ['finance', 'support'],
  ] as const) {
    const { token } = await makeAdministrator(db, [...officeRoles]);
    kinds.push([`administrator of [${officeRoles.join()}]`, { ...office, token, officeRoles: [...officeRoles] }]);
  }
  const enrolling = await makeAdministrator(db, ['super'], { scope: 'enroll' });
  const enrolled = { ...office, token: enrolling.token, officeRoles: ['super'], scope: 'enroll' as const };
  return [...kinds, ['enrolling administrator', enrolled]];
}

/** What comes of a question before its input is looked at. */
type Outcome = 'passes' | 'signInAgain' | 'loginExpiredBindAgain' | 'noPermission' | 'accessRestricted';

/** The stated result, written apart from the server's own check. */
function expected(access: Access, kind: Kind | null): Outcome {
  const rule = stated[access];
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

function hasSession(access: Access, kind: Kind): boolean {
  const scopes = access === 'signedInOrBinding' ? ['full', 'bind'] : [stated[access].scope ?? 'full'];
  return !kind.token.startsWith('xxx') && scopes.includes(kind.scope);
}

/** One cell: what a caller of this kind got from a call, and the answer's status and beginning. */
export interface Cell {
  who: string;
  wanted: Outcome;
  found: string;
  status: number;
  text: string;
}

/** Asks a call as each kind of caller; signing out is left out, it would end the sessions of all others. */
export async function cellsOf(ask: Ask, call: Call, kinds: Kinds): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const [who, kind] of call.path === '/userinfo/logout' ? [] : kinds) {
    // An unknown key: whoever passes is refused for the input, so that nothing is done here.
    const input = { noSuchKey: 1, code: '', password: '', hostId: 'x' };
    const { status, reason, text } = await ask(call, input, kind ? { token: kind.token } : {});
    const found = status === 401 || status === 403 ? String(reason) : 'passes';
    cells.push({ who, wanted: expected(call.access, kind), found, status, text: text.slice(0, 200) });
  }
  return cells;
}
