// Language and currency: changed here at once, and saved with the person where somebody is signed in (spec §2, §4).
import type { Language } from '@outrigger/contract';
import { settingsCalls } from '@outrigger/contract/calls/settings.ts';
import { request } from '../../client/api/api.ts';
import { announceFailure } from '../../client/api/failure-announcer.ts';
import { changeCurrency } from '../../client/stored/preferences.ts';
import { session } from '../../client/session/session.ts';
import { changeLanguage } from '../../client/texts.ts';

/** Language names, each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  fa: 'Français',
  zh: '中文',
};

async function keep(setting: { language?: Language; currency?: string }): Promise<void> {
  const present = session.get();
  if (!present || present.mustEnroll) return;
  try {
    await request(settingsCalls.updateSetting, setting);
  } catch (error) {
    announceFailure(error);
  }
}

/** Changes the language of the page, and of the person's account when signed in. */
export async function chooseLanguage(code: Language): Promise<void> {
  await changeLanguage(code);
  await keep({ language: code });
}

/** Changes the currency of all prices, and of the person's account when signed in. */
export async function chooseCurrency(code: string): Promise<void> {
  changeCurrency(code);
  await keep({ currency: code });
}
