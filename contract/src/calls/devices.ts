/** Where somebody is signed in, and ending it from elsewhere (product §3). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, Moment } from '../fields.ts';

/** One browser that holds a live sign-in. */
export const SignedInDevice = z.object({
  id: z.number(),
  /** Names of programs, the same in every language; null where the browser did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Network address the sign-in came from; null where it was not kept. */
  address: z.nullable(z.string()),
  /** Whether the request comes from there, too. */
  isSameAddress: z.boolean(),
  since: Moment,
  lastSeen: Moment,
  /** True for the one that asks. */
  isThis: z.boolean(),
});
/** One signed-in browser on the wire. */
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** Calls about signed-in devices. */
export const deviceCalls = {
  devices: get('/userinfo/devices', {
    about: 'The browsers in which the person is signed in, the one that asks first.',
    input: z.object({}),
    result: z.array(SignedInDevice),
    access: 'signedIn',
    refuses: [],
  }),
  endDevice: post('/userinfo/devices/end', {
    about: 'Ends one sign-in of the person; its next request is refused.',
    input: z.strictObject({ id: Id }),
    result: z.null(),
    access: 'signedIn',
    needsNoRoom: true,
    refuses: ['notFound'],
  }),
  signOutEverywhere: post('/userinfo/devices/endAll', {
    about: 'Ends every sign-in of the person, this one too.',
    input: z.strictObject({}),
    result: z.null(),
    access: 'signedIn',
    needsNoRoom: true,
    refuses: [],
  }),
};
