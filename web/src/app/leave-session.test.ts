// Product §3: leaving a session that ended by itself.
import { expect, test, vi } from 'vitest';
import { beginSession, session } from '../client/session/session.ts';
import { makeUser } from '../test/people.make.ts';
import { leaveEndedSession } from './leave-session.ts';

const sealed = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../features/cart/waiting-cart.ts', () => ({ sealCart: () => sealed.promise }));

const signIn = (token: string) => beginSession({ token, user: makeUser(), mustEnroll: false });

test('product §3 leaving an ended session does not sign out who signs in meanwhile', async () => {
  signIn('ended');
  const leaving = leaveEndedSession();
  signIn('new');
  sealed.resolve();
  await leaving;
  expect(session.get()?.token).toBe('new');
  await leaveEndedSession();
  expect(session.get()).toBeUndefined();
});
