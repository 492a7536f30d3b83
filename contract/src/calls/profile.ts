/** What the signed-in change about themselves: profile and password (spec §3 Profile, §5, §7 User). */
import * as z from 'zod/mini';
import { post } from '../call.ts';
import { line, Password, TypedPhone } from '../fields.ts';
import { LanguageCode } from '../language-code.ts';
import { CurrencyCode } from '../money.ts';
import { SignedInUser } from './identity.ts';

/** Calls about one's own profile. */
export const profileCalls = {
  modifyProfile: post('/userinfo/modify', {
    about:
      'Changes what is given of the profile; the email stays, the company’s name is changed by its main account, a new number must be verified again.',
    input: z.strictObject({
      socialTitle: z.optional(z.nullable(z.enum(['Mr', 'Mrs']))),
      firstName: z.optional(line(100)),
      lastName: z.optional(line(100)),
      company: z.optional(line(200, 1)),
      phone: z.optional(z.nullable(TypedPhone)),
      currency: z.optional(CurrencyCode),
      language: z.optional(LanguageCode),
    }),
    result: z.object({ user: SignedInUser }),
    access: 'signedIn',
    refuses: ['currencyNotFound', 'profileSaveFailed'],
  }),
  modifyPassword: post('/userinfo/modifyPassword', {
    about: 'Changes the password; all other sessions of the person end.',
    input: z.strictObject({ oldPassword: Password, newPassword: Password }),
    result: z.null(),
    access: 'signedIn',
    refuses: ['weakPassword', 'oldPasswordWrong', 'passwordSaveFailed'],
  }),
};
