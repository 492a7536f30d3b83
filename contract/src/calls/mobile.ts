/** Signing in with a phone number and a code, and verifying the number for it (product §3). */
import * as z from 'zod/mini';
import { post } from '../call.ts';
import { TypedPhone } from '../fields.ts';
import { SignedIn, SignedInUser } from './identity.ts';
import { Code, CodeSent } from './registration.ts';

/** Calls of the mobile sign-in. */
export const mobileCalls = {
  sendMobileCode: post('/userLogin/mobile/sendCode', {
    about: 'Sends a code to sign in with; the answer never tells whether a verified number is behind it.',
    input: z.strictObject({ phone: TypedPhone }),
    result: CodeSent,
    access: 'anyone',
    refuses: ['codeSendFailed'],
  }),
  mobileLogin: post('/userLogin/mobile/login', {
    about: 'Signs a company’s person in with the code sent to the verified number.',
    input: z.strictObject({ phone: TypedPhone, code: Code }),
    result: SignedIn,
    access: 'anyone',
    refuses: ['verificationFailed', 'accountInactive'],
  }),
  sendPhoneCode: post('/userinfo/phone/sendCode', {
    about: 'Sends the caller a code to verify a phone number with.',
    input: z.strictObject({ phone: TypedPhone }),
    result: CodeSent,
    access: 'customer',
    refuses: ['codeSendFailed'],
  }),
  verifyPhone: post('/userinfo/phone/verify', {
    about: 'Takes the code and keeps the number as the caller’s verified one.',
    input: z.strictObject({ phone: TypedPhone, code: Code }),
    result: z.object({ user: SignedInUser }),
    access: 'customer',
    refuses: ['verificationFailed', 'phoneTaken'],
  }),
};
