/** Signing in on a desktop by a code that a signed-in phone confirms (product §3). */
import * as z from 'zod/mini';
import { ask, post } from '../call.ts';
import { Moment } from '../fields.ts';
import { SignedIn } from './identity.ts';

// 256 random bits in base64url.
const Secret = z.string().check(z.regex(/^[\w-]{43}$/));

/** Calls of the QR sign-in: two for the desktop, two for the phone. */
export const qrCalls = {
  startQrSignIn: post('/userLogin/qr/start', {
    about: 'Gives a browser a link to show as QR code, and a secret of its own without which the link signs nobody in.',
    input: z.strictObject({}),
    result: z.object({ link: z.string(), secret: Secret, seconds: z.number() }),
    access: 'anyone',
    refuses: [],
  }),
  pollQrSignIn: post('/userLogin/qr/poll', {
    about: 'Whether the phone has confirmed; then the browser that holds the secret is signed in, once.',
    input: z.strictObject({ secret: Secret }),
    result: z.discriminatedUnion('state', [
      z.object({ state: z.literal('waiting') }),
      z.object({ state: z.literal('refused') }),
      z.object({ state: z.literal('over') }),
      z.object({ state: z.literal('signedIn'), signedIn: SignedIn }),
    ]),
    access: 'anyone',
    refuses: [],
  }),
  lookAtQrSignIn: ask('/userinfo/qr/look', {
    about: 'What would be signed in by this code: browser, network address and when it asked.',
    input: z.strictObject({ code: Secret }),
    result: z.object({
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      address: z.string(),
      /** True where the phone that asks comes from the same network address. */
      isSameAddress: z.boolean(),
      askedAt: Moment,
    }),
    access: 'customer',
    refuses: ['signInCodeOver'],
  }),
  decideQrSignIn: post('/userinfo/qr/decide', {
    about: 'Lets the browser that shows this code in as the person who asks, or turns it away.',
    input: z.strictObject({ code: Secret, isAllowed: z.boolean() }),
    result: z.null(),
    access: 'customer',
    refuses: ['signInCodeOver'],
  }),
};
