// Settings and subscription (spec §2 user centre): what follows the person, what stays on this device, and the newsletter.
import { htmlLangOf, LANGUAGES, languageFrom } from '@outrigger/contract';
import { currency } from '../../client/stored/preferences.ts';
import { useStore } from '../../client/stored/store.ts';
import { useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SignedInDevices } from '../identity/signed-in-devices.data.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { chooseCurrency, chooseLanguage, LANGUAGE_NAMES } from './change-settings.ts';
import { LookSettings } from './look-settings.tsx';
import { NewsletterSetting } from './newsletter-setting.tsx';
import { type KnownCurrency, useCurrencies } from './settings.data.ts';
import { useTexts } from './usersetting.texts.ts';

export function SettingsScreen() {
  const t = useTexts();
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <Card>
        <CardHead title={t('speaks')} text={t('speaksText')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('language')}
            value={useLanguage()}
            options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: htmlLangOf(code) }))}
            onChange={(event) => void chooseLanguage(languageFrom(event.target.value))}
          />
          <CurrencySetting />
        </div>
      </Card>
      <NewsletterSetting />
      <Card>
        <CardHead title={t('look')} text={t('lookText')} />
        <LookSettings />
      </Card>
      <SignedInDevices />
    </div>
  );
}

function CurrencySetting() {
  const t = useTexts();
  const money = useStore(currency);
  const known = useCurrencies().data ?? [];
  const options = known.map(({ code, name, symbol }) => ({ value: code, label: `${name} (${symbol})` }));
  const isKnown = options.some(({ value }) => value === money);
  const rate = useRateWords(known.find(({ code }) => code === money));
  return (
    <SelectField
      label={t('currency')}
      help={rate}
      value={money}
      options={isKnown ? options : [{ value: money, label: money }, ...options]}
      onChange={(event) => void chooseCurrency(event.target.value)}
    />
  );
}

/** What a dollar is worth in the chosen currency and since when; nothing for the dollar itself. */
function useRateWords(chosen: KnownCurrency | undefined): string | undefined {
  const t = useTexts();
  const { number, day } = useFormats();
  if (!chosen?.validFrom || chosen.code === 'USD') return undefined;
  const rate = number(Number(chosen.exchange), { maximumFractionDigits: 8 });
  return t('rate', { rate, code: chosen.code, date: day(chosen.validFrom) });
}
