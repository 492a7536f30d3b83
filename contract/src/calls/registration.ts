/** How one comes to an account: mailed codes, registration, forgotten passwords, invitations (spec §7 Login and User; product §3). */
import * as z from 'zod/mini';
import { ask, post } from '../call.ts';
import { CountryCode, Email, line, Password } from '../fields.ts';
import { LanguageCode } from '../language-code.ts';
import { SignedIn } from './identity.ts';

/** A one-time secret of a link or of the step before. */
const Ticket = z.string().check(z.regex(/^[\w-]{43}$/));
/** The digits of a mailed code; spaces do not matter. */
export const Code = z.pipe(
  z.pipe(
    line(20),
    z.transform((text) => text.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/)),
);
/** What a page is told once a code is on its way. */
export const CodeSent = z.object({
  /** Minutes the code or link works. */
  minutes: z.number(),
  /** Seconds before another one may be sent. */
  nextAfterSeconds: z.number(),
  /** Whether the shop is a demo that keeps its mails where anybody may read this one. */
  isInDemoMailbox: z.boolean(),
});

const Proven = z.object({ purpose: z.enum(['register', 'verifyEmail']), email: z.string() });

/** Calls of the identity feature for those on the way to an account. */
export const registrationCalls = {
  sendEmailCode: post('/userLogin/sendEmailCode', {
    about:
      'Mails a code to register with, or a link for a forgotten password; the answer never tells whether there is an account.',
    input: z.strictObject({ email: Email, purpose: z.enum(['register', 'forgotPassword']) }),
    result: CodeSent,
    access: 'anyone',
    refuses: ['codeSendFailed'],
  }),
  verify: post('/userLogin/verify', {
    about: 'Takes the mailed code and gives a ticket that proves the address for one hour.',
    input: z.strictObject({ email: Email, code: Code }),
    result: z.object({ ticket: z.string() }),
    access: 'anyone',
    refuses: ['verificationFailed'],
  }),
  checkVerify: ask('/userLogin/checkVerify', {
    about: 'Tells what a ticket of a link or of the step before is good for, while it stands.',
    input: z.strictObject({ ticket: Ticket }),
    result: z.object({ purpose: z.enum(['register', 'forgotPassword', 'verifyEmail']), email: z.string() }),
    access: 'anyone',
    refuses: ['verificationFailed'],
  }),
  verifyLink: post('/userLogin/verifyLink', {
    about: 'Takes the link of a verification mail; one of a registration goes on with the same ticket.',
    input: z.strictObject({ ticket: Ticket }),
    result: Proven,
    access: 'anyone',
    refuses: ['emailVerificationFailed'],
  }),
  register: post('/userLogin/register', {
    about:
      'Registers a company with its main account, which is signed in; orders, cart and favourites open once the parts desk approves.',
    input: z.strictObject({
      /** Of `verify` or of the mailed link: it proves the email address. */
      ticket: Ticket,
      company: line(200, 1),
      socialTitle: z.enum(['Mr', 'Mrs']),
      firstName: line(100, 1),
      lastName: line(100, 1),
      country: CountryCode,
      language: LanguageCode,
      password: Password,
      /** The version of the terms that was agreed to, which is the one in force. */
      termsVersion: line(40, 1),
    }),
    result: SignedIn,
    access: 'anyone',
    refuses: ['verificationFailed', 'weakPassword', 'emailTaken', 'termsChanged'],
  }),
  bindUser: post('/userLogin/bindUser', {
    about:
      'Takes the mailed invitation of a sub-account and gives a token for the bind flow alone, good for 30 minutes.',
    input: z.strictObject({ ticket: Ticket }),
    result: z.object({
      token: z.string(),
      email: z.string(),
      username: z.nullable(z.string()),
      company: z.string(),
      isEmailVerified: z.boolean(),
    }),
    access: 'anyone',
    refuses: ['invitationInvalid'],
  }),
  savePwd: post('/userinfo/save-pwd', {
    about: 'Keeps the password an invited person chose, completes the binding and signs in.',
    input: z.strictObject({ password: Password }),
    result: SignedIn,
    access: 'binding',
    refuses: ['loginExpiredBindAgain', 'weakPassword', 'emailVerificationFailed', 'passwordSaveFailed'],
  }),
  forgetPassword: post('/userLogin/forgetPassword', {
    about: 'Sets a new password with the ticket of a mailed link and ends all sessions of the account.',
    input: z.strictObject({ ticket: Ticket, password: Password }),
    result: z.object({ email: z.string() }),
    access: 'anyone',
    refuses: ['verificationFailed', 'weakPassword', 'passwordSaveFailed'],
  }),
  sendUserEmailCode: post('/userinfo/sendUserEmailCode', {
    about: 'Mails the caller a code: to verify his own email address with, or to confirm an order.',
    input: z.strictObject({ purpose: z.optional(z.enum(['verifyEmail', 'order'])) }),
    result: CodeSent,
    access: 'signedInOrBinding',
    refuses: ['codeSendFailed'],
  }),
  verifyUserEmail: post('/userinfo/verifyUserEmail', {
    about: 'Takes the mailed code and marks the caller’s email address as verified.',
    input: z.strictObject({ code: Code }),
    result: z.object({ email: z.string() }),
    access: 'signedInOrBinding',
    refuses: ['verificationFailed'],
  }),
};
