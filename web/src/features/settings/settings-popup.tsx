// What the menu of language, currency and appearance holds (spec §2; §9: USD and euro); loaded when the menu is first wanted.
import { LANGUAGES, htmlLangOf } from '@outrigger/contract';
import { brand, changeBrand, changeTheme, currency, THEMES, theme } from '../../client/stored/preferences.ts';
import { useStore } from '../../client/stored/store.ts';
import { useLanguage } from '../../client/texts.ts';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { MenuPopup } from '../../ui/overlays/menu-popup.tsx';
import type { MenuPopupProps } from '../../ui/overlays/menu.tsx';
import { chooseCurrency, chooseLanguage, LANGUAGE_NAMES } from './change-settings.ts';
import { useCurrencies } from './settings.data.ts';
import { useTexts } from './settings.texts.ts';

const LOOK_KEYS = { system: 'lookSystem', light: 'lookLight', dark: 'lookDark' } as const;
const BRANDS = [
  { key: 'brandOwn', colour: undefined },
  { key: 'brandYellow', colour: '#f5b800' },
  { key: 'brandGreen', colour: '#1f7a4d' },
  { key: 'brandBlue', colour: '#1d5fae' },
] as const;

function useLookEntries(): MenuEntry[] {
  const t = useTexts();
  const chosen = useStore(theme);
  const colour = useStore(brand);
  return [
    { kind: 'group', id: 'look', label: t('look') },
    ...THEMES.map((choice) => ({
      kind: 'tick' as const,
      id: `look-${choice}`,
      label: t(LOOK_KEYS[choice]),
      isTicked: choice === chosen,
      onTick: () => changeTheme(choice),
    })),
    { kind: 'group', id: 'brand', label: t('brand') },
    ...BRANDS.map((choice) => ({
      kind: 'tick' as const,
      id: choice.key,
      label: t(choice.key),
      isTicked: choice.colour === colour,
      onTick: () => changeBrand(choice.colour),
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
