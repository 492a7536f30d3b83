// What is said of a manual besides its file and models.
import type { Language } from '@outrigger/contract';
import { useLanguageNames } from '../../../client/language-names.ts';
import { OtherLanguages } from '../../../ui/fields/other-languages.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { KINDS } from './manual-desk.data.ts';
import { useTexts } from './manual-desk.texts.ts';
import type { ManualFormState } from './use-manual-form.ts';

export function ManualFacts({ form }: { form: ManualFormState }) {
  const t = useTexts();
  const { nameOf, options } = useLanguageNames();
  const titleIn = (code: Language) => t('titleIn', { language: nameOf(code) });
  const problem = (field: 'code' | 'en') => {
    const shown = form.shown(field);
    return shown && t(shown);
  };
  return (
    <>
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        isCode
        maxLength={64}
        autoComplete="off"
        error={problem('code')}
        {...form.input('code')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t('language')} options={options} {...form.input('language')} />
        <SelectField
          label={t('kind')}
          options={KINDS.map((one) => ({ value: one, label: t(one) }))}
          {...form.input('kind')}
        />
        <TextField label={t('revision')} note={t('optional')} maxLength={40} {...form.input('revision')} />
        <TextField label={t('publishedOn')} note={t('optional')} type="date" {...form.input('publishedOn')} />
      </div>
      <TextField label={titleIn('en')} lang="en" maxLength={200} error={problem('en')} {...form.input('en')} />
      <OtherLanguages title={t('otherTitles')} note={t('optional')} labelIn={titleIn} input={form.input} />
    </>
  );
}
