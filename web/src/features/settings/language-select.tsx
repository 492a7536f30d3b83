// The language switch of screens without sign-in, a native select so that it costs nothing.
import { htmlLangOf, LANGUAGES, languageFrom } from '@outrigger/contract';
import { ChevronDown, Globe } from 'lucide-react';
import { useLanguage } from '../../client/texts.ts';
import { chooseLanguage, LANGUAGE_NAMES } from './change-settings.ts';
import { useTexts } from './settings.texts.ts';

export function LanguageSelect() {
  const t = useTexts();
  return (
    <label className="relative flex items-center text-14">
      <span className="sr-only">{t('language')}</span>
      <Globe aria-hidden="true" className="pointer-events-none absolute start-3 size-4 text-ink-soft" />
      <select
        value={useLanguage()}
        onChange={(event) => void chooseLanguage(languageFrom(event.target.value))}
        className="min-h-11 appearance-none rounded-box border border-transparent bg-transparent ps-9 pe-9 hover:bg-hover"
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={htmlLangOf(code)}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-4 text-ink-soft" />
    </label>
  );
}
