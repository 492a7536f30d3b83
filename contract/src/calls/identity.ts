/** Sign-in, session and profile calls (spec §7 Login and User; product §3). */
import * as z from 'zod/mini';
import { OFFICE_ROLES, ROLES } from '../access.ts';
import { ask, get, getAndChange, post } from '../call.ts';
import { Email, line, Password } from '../fields.ts';
import { LanguageCode } from '../language-code.ts';
import { CurrencyCode } from '../money.ts';

/** The signed-in person as the pages know them (spec §3 Profile and User state). */
export const SignedInUser = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(ROLES),
  officeRoles: z.array(z.enum(OFFICE_ROLES)),
  isAccess: z.boolean(),
  permissions: z.array(z.number()),
  currency: CurrencyCode,
  language: LanguageCode,
  company: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  socialTitle: z.nullable(z.string()),
  /** E.164; absent, as the next, from what a browser kept of an older release. */
  phone: z.optional(z.nullable(z.string())),
  isPhoneVerified: z.optional(z.boolean()),
});
/** The signed-in person on the wire. */
export type SignedInUser = z.infer<typeof SignedInUser>;

/** What every way of signing in gives. */
export const SignedIn = z.object({ token: z.string(), user: SignedInUser, mustEnroll: z.boolean() });

/** Who can be tried out in a demo shop. */
const DEMO_KINDS = ['main', 'noPrices', 'noOrders', 'waiting', 'office'] as const;

/** Calls of the identity feature. */
export const identityCalls = {
  login: post('/userLogin/login', {
    about: 'Signs in with email and password; administrators of the office add their second factor.',
    input: z.strictObject({
      email: Email,
      password: Password,
      /** Six digits of the authenticator app, or one of the recovery codes. */
      secondFactor: z.optional(z.string().check(z.regex(/^(\d{6}|[a-z2-9]{5}-?[a-z2-9]{5})$/i))),
    }),
    result: SignedIn,
    access: 'anyone',
    refuses: ['wrongCredentials', 'accountInactive', 'accountReviewing', 'secondFactorNeeded', 'secondFactorWrong'],
  }),
  signInHints: get('/userLogin/hints', {
    about: 'What the login may offer: in a demo shop, who can be tried out.',
    input: z.object({}),
    result: z.object({
      isDemo: z.boolean(),
      logins: z.array(z.object({ kind: z.enum(DEMO_KINDS), email: z.string(), password: z.string() })),
    }),
    access: 'anyone',
    refuses: [],
  }),
  logout: getAndChange('/userinfo/logout', {
    about: 'Ends the session; a session that has ended already is a success.',
    input: z.object({}),
    result: z.null(),
    access: 'anyone',
    needsNoRoom: true,
    refuses: [],
  }),
  profile: ask('/userinfo/profile', {
    about: 'The signed-in person with company, permissions and currency.',
    input: z.strictObject({}),
    result: z.object({ user: SignedInUser }),
    access: 'signedIn',
    refuses: [],
  }),
  makeFirstAdministrator: post('/userLogin/firstAdministrator', {
    about: 'Makes the first administrator of an empty shop from the one-time link printed at start.',
    input: z.strictObject({ ticket: line(100), email: Email, password: Password }),
    result: SignedIn,
    access: 'anyone',
    refuses: ['verificationFailed', 'weakPassword', 'emailTaken'],
  }),
};
