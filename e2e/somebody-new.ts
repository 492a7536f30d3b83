// What the walks through the screens of visitors have the shop say of somebody new.
import type { calls, ResultOf } from '@outrigger/contract';

/** Of somebody the shop does not know, long enough to try every line it stands in. */
export const EMAIL = 'asa.lind@norrvik-lifts-and-platforms.example';
/** Strong enough. */
export const PASSWORD = 'Norrvik-2026';
/** The secret of a mailed link, which the shop knows nothing of. */
export const TICKET = 't'.repeat(43);
/** A code is on its way. */
export const SENT: ResultOf<typeof calls.registration.sendEmailCode> = {
  minutes: 10,
  nextAfterSeconds: 60,
  isInDemoMailbox: true,
};
/** Somebody of the office who has no second factor yet. */
export const SIGNED_IN: ResultOf<typeof calls.identity.login> = {
  token: 'x'.repeat(43),
  mustEnroll: true,
  user: {
    id: 1,
    email: EMAIL,
    role: 'admin',
    officeRoles: ['super'],
    isAccess: true,
    permissions: [],
    currency: 'USD',
    language: 'en',
    company: null,
    firstName: 'Åsa',
    lastName: 'Lind',
    socialTitle: 'Mrs',
  },
};
