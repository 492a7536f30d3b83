// Signed-in people for web tests.
import type { SignedInUser } from '@outrigger/contract';
import { beginSession } from '../client/session/session.ts';

/** A main account with all rights; say what differs. */
export function makeUser(differs: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: 7,
    email: 'buyer@demo.outrigger.example',
    role: 'main',
    officeRoles: [],
    isAccess: true,
    permissions: [1, 2, 3],
    currency: 'USD',
    language: 'en',
    company: 'Hallwerk Rentals',
    firstName: 'Ines',
    lastName: 'Moreau',
    socialTitle: 'Mrs',
    ...differs,
  };
}

/** Signs a person in on this browser. */
export function signInAs(differs: Partial<SignedInUser> = {}): SignedInUser {
  const user = makeUser(differs);
  beginSession({ token: `token-${user.id}`, user, mustEnroll: false });
  return user;
}
