/** Personal settings: language and currency follow the person to the next device (spec §7 User). */
import * as z from 'zod/mini';
import { post } from '../call.ts';
import { LanguageCode } from '../languages.ts';
import { CurrencyCode } from '../money.ts';

/** Calls of the settings feature. */
export const settingsCalls = {
  updateSetting: post('/userinfo/updateSetting', {
    about: 'Saves language, currency and newsletter choice of the signed-in person.',
    input: z.strictObject({
      language: z.optional(LanguageCode),
      currency: z.optional(CurrencyCode),
      newsletter: z.optional(z.boolean()),
    }),
    result: z.object({ language: LanguageCode, currency: CurrencyCode, newsletter: z.boolean() }),
    access: 'signedIn',
    refuses: ['currencyNotFound'],
  }),
};
