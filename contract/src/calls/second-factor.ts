/** The administrator's second factor: enrolment and recovery codes (product §3). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { SignedIn } from './identity.ts';

/** Six digits, as authenticator apps and messages give them. */
export const SixDigits = z.string().check(z.regex(/^\d{6}$/));

const RecoveryCodes = z.array(z.string());

/** Calls about the second factor. */
export const secondFactorCalls = {
  startEnrollment: post('/userLogin/secondFactor/start', {
    about: 'Gives an administrator who has no second factor yet a new secret to enrol.',
    input: z.strictObject({}),
    result: z.object({ secret: z.string(), uri: z.string() }),
    access: 'enrolling',
    refuses: [],
  }),
  finishEnrollment: post('/userLogin/secondFactor/finish', {
    about:
      'Confirms the second factor with its first code, signs the administrator in and gives the recovery codes once.',
    input: z.strictObject({ code: SixDigits }),
    result: z.object({ ...SignedIn.shape, recoveryCodes: RecoveryCodes }),
    access: 'enrolling',
    refuses: ['secondFactorWrong'],
  }),
  secondFactor: get('/userinfo/secondFactor', {
    about: 'Whether the administrator has a second factor, and how many recovery codes are left.',
    input: z.object({}),
    result: z.object({ isEnrolled: z.boolean(), recoveryCodesLeft: z.number() }),
    access: 'office',
    refuses: [],
  }),
  renewRecoveryCodes: post('/userinfo/secondFactor/renewRecoveryCodes', {
    about: 'Makes ten new recovery codes against a code of the authenticator app; the old ones no longer work.',
    input: z.strictObject({ code: SixDigits }),
    result: z.object({ recoveryCodes: RecoveryCodes }),
    access: 'office',
    refuses: ['secondFactorWrong'],
  }),
};
