// Language and currency: changed here at once, and saved with the person where somebody is signed in (spec §2, §4).
import type { Language } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { settingsCalls } from '@outrigger/contract/calls/settings.ts';
import { changeCurrency } from '../../client/preferences.ts';
import { session } from '../../client/session.ts';
import { changeLanguage } from '../../client/texts.ts';
import { useCall, useSend } from '../../client/use-call.ts';

/** Language names, each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  fa: 'Français',
  zh: '中文',
};

/** Changes language or currency of the page, and of the person's account when signed in. */
export function useChangeSettings() {
  const save = useSend(settingsCalls.updateSetting);
  const keep = (setting: { language?: Language; currency?: string }) => {
    const present = session.get();
    if (present && !present.mustEnroll) save.mutate(setting);
  };
  return {
    language: async (code: Language) => {
      await changeLanguage(code);
      keep({ language: code });
    },
    currency: (code: string) => {
      changeCurrency(code);
      keep({ currency: code });
    },
  };
}

/** The currencies the shop sells in. */
export const useCurrencies = () => useCall(areaCalls.currencyList, {}, { staleTime: 3_600_000 });
