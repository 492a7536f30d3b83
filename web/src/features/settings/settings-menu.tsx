// The switch of language, currency and appearance in the header (spec §2; §9: USD and euro).
import { htmlLangOf, LANGUAGES } from '@outrigger/contract';
import { Globe } from 'lucide-react';
import { brand, changeBrand, changeTheme, currency, THEMES, theme } from '../../client/preferences.ts';
import { useStore } from '../../client/store.ts';
import { useLanguage } from '../../client/texts.ts';
import { Menu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
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

export function SettingsMenu() {
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
  return (
    <Menu
      label={t('language')}
      align="end"
      entries={entries}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="inline-flex min-h-control min-w-control items-center justify-center gap-2 rounded-box px-2 font-medium hover:bg-hover"
        >
          <Globe aria-hidden="true" className="size-5" />
          <span className="sr-only">{t('switch')}</span>
          <span className="text-14 max-sm:sr-only">
            {htmlLangOf(language).toUpperCase()} · {money}
          </span>
        </button>
      )}
    />
  );
}
