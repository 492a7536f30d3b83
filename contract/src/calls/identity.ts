/** Sign-in, session and profile calls (spec §7 Login and User; product §3). */
import * as z from 'zod/mini';
import { OFFICE_ROLES, ROLES } from '../access.ts';
import { ask, getAndChange, post } from '../call.ts';
import { Email, line, Password } from '../fields.ts';
import { LanguageCode } from '../languages.ts';
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

const SignedIn = z.object({ token: z.string(), user: SignedInUser, mustEnroll: z.boolean() });

/** Calls of the identity feature. */
export const identityCalls = {
  login: post('/userLogin/login', {
    about: 'Signs in with email and password; administrators of the office add their second factor.',
    input: z.strictObject({
      email: Email,
      password: Password,
      secondFactor: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    }),
    result: SignedIn,
    access: 'anyone',
    refuses: ['wrongCredentials', 'accountInactive', 'accountReviewing', 'secondFactorNeeded', 'secondFactorWrong'],
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
  startEnrollment: post('/userLogin/secondFactor/start', {
    about: 'Gives an administrator who has no second factor yet a new secret to enrol.',
    input: z.strictObject({}),
    result: z.object({ secret: z.string(), uri: z.string() }),
    access: 'enrolling',
    refuses: [],
  }),
  finishEnrollment: post('/userLogin/secondFactor/finish', {
    about: 'Confirms the second factor with its first code and signs the administrator in.',
    input: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
    result: SignedIn,
    access: 'enrolling',
    refuses: ['secondFactorWrong'],
  }),
  makeFirstAdministrator: post('/userLogin/firstAdministrator', {
    about: 'Makes the first administrator of an empty shop from the one-time link printed at start.',
    input: z.strictObject({ ticket: line(100), email: Email, password: Password }),
    result: SignedIn,
    access: 'anyone',
    refuses: ['verificationFailed', 'weakPassword', 'emailTaken'],
  }),
};
