// The code of a figure and its name in five languages.
import { htmlLangOf, LANGUAGES, localeOf } from '@outrigger/contract';
import { useLanguage } from '../../../../client/texts.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { useTexts } from '../figure-desk.texts.ts';
import type { FigureFormState } from './use-figure-form.ts';

export function FigureNames({ form }: { form: FigureFormState }) {
  const t = useTexts();
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'language' });
  const nameIn = (code: (typeof LANGUAGES)[number]) =>
    t('nameIn', { language: names.of(localeOf(code).slice(0, 2)) ?? code });
  const problem = (field: 'code' | 'en') => {
    const shown = form.shown(field);
    return shown && { error: t(shown) };
  };
  return (
    <>
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        isCode
        maxLength={64}
        autoComplete="off"
        {...problem('code')}
        {...form.input('code')}
      />
      <TextField label={nameIn('en')} lang="en" maxLength={200} {...problem('en')} {...form.input('en')} />
      <Disclosure title={t('otherNames')}>
        <div className="grid gap-4 pt-2">
          {LANGUAGES.filter((code) => code !== 'en').map((code) => (
            <TextField
              key={code}
              label={nameIn(code)}
              note={t('optional')}
              lang={htmlLangOf(code)}
              maxLength={200}
              {...form.input(code)}
            />
          ))}
        </div>
      </Disclosure>
    </>
  );
}
