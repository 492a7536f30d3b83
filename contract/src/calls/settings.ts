/** Personal settings: language and currency follow the person to the next device (spec §7 User). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { LanguageCode } from '../language-code.ts';
import { CurrencyCode } from '../money.ts';

const Settings = z.object({
  language: LanguageCode,
  currency: CurrencyCode,
  newsletter: z.boolean(),
  /** True while the mailed link that confirms the newsletter was not followed yet. */
  newsletterWaits: z.boolean(),
  /** True in a demo that shows the mail with that link. */
  isInDemoMailbox: z.boolean(),
});

/** Calls of the settings feature. */
export const settingsCalls = {
  updateSetting: post('/userinfo/updateSetting', {
    about:
      'Saves what is given of language, currency and newsletter choice; the newsletter begins once its mailed link is followed.',
    input: z.strictObject({
      language: z.optional(LanguageCode),
      currency: z.optional(CurrencyCode),
      newsletter: z.optional(z.boolean()),
    }),
    result: Settings,
    access: 'signedIn',
    refuses: ['currencyNotFound', 'settingsSaveFailed'],
  }),
  ownSettings: get('/userinfo/settings', {
    about: 'Language, currency and newsletter choice of the signed-in person.',
    input: z.object({}),
    result: Settings,
    access: 'signedIn',
    refuses: [],
  }),
};
