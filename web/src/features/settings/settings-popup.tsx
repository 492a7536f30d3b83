// What the menu of language, currency and appearance holds (spec §2; §9: USD and euro); loaded when the menu is first wanted.
import { LANGUAGES, htmlLangOf } from '@outrigger/contract';
import { changeTheme, currency, THEMES, theme } from '../../client/stored/preferences.ts';
import { useStore } from '../../client/stored/store.ts';
import { useLanguage } from '../../client/texts.ts';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { MenuPopup } from '../../ui/overlays/menu-popup.tsx';
import type { MenuPopupProps } from '../../ui/overlays/menu.tsx';
import { LOOK_KEYS } from './look-keys.ts';
import { chooseCurrency, chooseLanguage, LANGUAGE_NAMES } from './change-settings.ts';
import { useCurrencies } from './settings.data.ts';
import { useTexts } from './settings.texts.ts';

function useLookEntries(): MenuEntry[] {
  const t = useTexts();
  const chosen = useStore(theme);
  return [
    { kind: 'group', id: 'look', label: t('look') },
    ...THEMES.map((choice) => ({
      kind: 'tick' as const,
      id: `look-${choice}`,
      label: t(LOOK_KEYS[choice]),
      isTicked: choice === chosen,
      onTick: () => changeTheme(choice),
    })),
  ];
}

export function SettingsPopup(props: MenuPopupProps) {
  const t = useTexts();
  const language = useLanguage();
  const money = useStore(currency);
  const currencies = useCurrencies().data ?? [];
  const entries: MenuEntry[] = [
    { kind: 'group', id: 'language', label: t('language') },
    ...LANGUAGES.map((code) => ({
      kind: 'tick' as const,
      id: `language-${code}`,
      label: <span lang={htmlLangOf(code)}>{LANGUAGE_NAMES[code]}</span>,
      isTicked: code === language,
      onTick: () => void chooseLanguage(code),
    })),
    ...(currencies.length > 0 ? [{ kind: 'group' as const, id: 'currency', label: t('currency') }] : []),
    ...currencies.map(({ code, name, symbol }) => ({
      kind: 'tick' as const,
      id: `currency-${code}`,
      label: `${name} (${symbol})`,
      isTicked: code === money,
      onTick: () => void chooseCurrency(code),
    })),
    ...useLookEntries(),
  ];
  return <MenuPopup {...props} entries={entries} />;
}
