// The code of a figure and its name in five languages.
import type { Language } from '@outrigger/contract';
import { useLanguageNames } from '../../../../client/language-names.ts';
import { OtherLanguages } from '../../../../ui/fields/other-languages.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useTexts } from '../figure-desk.texts.ts';
import type { FigureFormState } from './use-figure-form.ts';

export function FigureNames({ form }: { form: FigureFormState }) {
  const t = useTexts();
  const { nameOf } = useLanguageNames();
  const nameIn = (code: Language) => t('nameIn', { language: nameOf(code) });
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
      <OtherLanguages title={t('otherNames')} note={t('optional')} labelIn={nameIn} input={form.input} />
    </>
  );
}
