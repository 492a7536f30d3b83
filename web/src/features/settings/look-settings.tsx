// Light or dark, and the brand colour, of this device alone (spec §2: theme colour with 9 lighter and 9 darker shades).
import { brand, changeBrand, changeTheme, THEMES, theme } from '../../client/stored/preferences.ts';
import { useStore } from '../../client/stored/store.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { LOOK_KEYS } from './look-keys.ts';
import { useTexts as useSettingTexts } from './settings.texts.ts';
import { useTexts } from './usersetting.texts.ts';

const BRANDS = [
  { key: 'brandOwn', colour: undefined, shown: '#f2640c' },
  { key: 'brandYellow', colour: '#f5b800', shown: '#f5b800' },
  { key: 'brandGreen', colour: '#1f7a4d', shown: '#1f7a4d' },
  { key: 'brandBlue', colour: '#1d5fae', shown: '#1d5fae' },
] as const;

export function LookSettings() {
  const t = useTexts();
  const say = useSettingTexts();
  const chosen = useStore(theme);
  const colour = useStore(brand);
  const own = BRANDS.find((choice) => choice.colour === colour)?.key ?? null;
  return (
    <div className="grid gap-5">
      <RadioGroup
        look="inline"
        label={say('look')}
        value={chosen}
        options={THEMES.map((choice) => ({ value: choice, label: say(LOOK_KEYS[choice]) }))}
        onChange={(value) => changeTheme(THEMES.find((choice) => choice === value) ?? 'system')}
      />
      <RadioGroup
        label={t('brand')}
        value={own}
        options={BRANDS.map(({ key, shown }) => ({
          value: key,
          label: (
            <span className="flex items-center gap-3">
              <Swatch colour={shown} />
              {t(key)}
            </span>
          ),
        }))}
        onChange={(value) => changeBrand(BRANDS.find(({ key }) => key === value)?.colour)}
      />
    </div>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0">
      <rect width="20" height="20" rx="4" fill={colour} />
    </svg>
  );
}
