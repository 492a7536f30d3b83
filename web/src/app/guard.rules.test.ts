// Spec §2 routing rules and §6: who may open which route, every case of role, permission and access flag.
import { expect, test } from 'vitest';
import { decide, isOffered, isRouteFor, type Viewer } from './guard.rules.ts';

type User = NonNullable<Viewer['user']>;
const main: User = { role: 'main', isAccess: true, permissions: [1, 2, 3] };
const viewer = (user: User | undefined, mustEnroll = false): Viewer => ({ user, mustEnroll });
const inside = { access: 'signedIn' } as const;

test('§2 public routes open for everybody, also while a second factor is due', () => {
  expect(decide({ access: 'public' }, viewer(undefined))).toBe('open');
  expect(decide({ access: 'public' }, viewer(main, true))).toBe('open');
});

test('§2 any other route without a token goes to the login', () => {
  expect(decide(inside, viewer(undefined))).toBe('signIn');
  expect(decide({ ...inside, roles: ['admin'] }, viewer(undefined))).toBe('signIn');
  expect(decide(inside, viewer(main, true))).toBe('signIn');
});

test.each([
  [['main', 'sub'], 'main', true],
  [['main', 'sub'], 'sub', true],
  [['main', 'sub'], 'admin', false],
  [['admin'], 'admin', true],
  [['admin'], 'main', false],
  [[], 'main', false],
] as const)('§2 a route with the role list %j is there for %s: %s', (roles, role, isThere) => {
  const user: User = { ...main, role };
  expect(isRouteFor({ ...inside, roles }, user)).toBe(isThere);
  expect(decide({ ...inside, roles }, viewer(user))).toBe(isThere ? 'open' : 'notFound');
});

test('§6 a route that needs a permission is not there without it, and an empty list grants nothing', () => {
  expect(decide({ ...inside, permission: 3 }, viewer(main))).toBe('open');
  expect(decide({ ...inside, permission: 3 }, viewer({ ...main, permissions: [1, 2] }))).toBe('notFound');
  expect(decide({ ...inside, permission: 3 }, viewer({ ...main, permissions: [] }))).toBe('notFound');
});

test('§2 orders, cart and favourites are restricted while access is not allowed', () => {
  const blocked = { ...main, isAccess: false };
  expect(decide({ ...inside, needsAccess: true }, viewer(blocked))).toBe('accessRestricted');
  expect(decide(inside, viewer(blocked))).toBe('open');
  expect(decide({ ...inside, needsAccess: true }, viewer(main))).toBe('open');
});

test('§6 no menu leads who may not order to the cart, which opens and says why', () => {
  const cart = { ...inside, isForOrdering: true };
  expect(isOffered(cart, main)).toBe(true);
  for (const user of [
    undefined,
    { ...main, isAccess: false },
    { ...main, permissions: [1, 2] },
    { ...main, role: 'admin' as const },
  ])
    expect(isOffered(cart, user)).toBe(false);
  expect(decide(cart, viewer({ ...main, permissions: [1, 2] }))).toBe('open');
});
