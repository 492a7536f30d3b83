// What the list of manuals is narrowed by, in its address, and the way to add one.
import { useNavigate } from '@tanstack/react-router';
import { deskHref, useDeskTexts } from '../../../client/desk-list.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { KeywordForm } from '../../../ui/fields/keyword-form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useLanguageNames } from '../../../client/language-names.ts';
import { KINDS, useModels } from './manual-desk.data.ts';
import { useTexts } from './manual-desk.texts.ts';

type Filter = Record<'variantId' | 'keyword' | 'kind' | 'language' | 'lacks', string | undefined>;

export function ManualsBar({ path, filter, pageSize }: { path: string; filter: Filter; pageSize: number }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const languages = useLanguageNames();
  const models = useModels().data?.books ?? [];
  const go = (next: Partial<Filter>) => void navigate({ href: deskHref(path, { ...filter, ...next }, 1, pageSize) });
  const choice = (name: keyof Filter) => ({
    value: filter[name] ?? '',
    onChange: (event: { target: { value: string } }) => go({ [name]: event.target.value }),
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <KeywordForm
        key={filter.keyword}
        label={t('search')}
        button={desk('find')}
        given={filter.keyword ?? ''}
        onFind={(keyword) => go({ keyword })}
      />
      <SelectField
        label={t('kind')}
        emptyLabel={t('allKinds')}
        options={KINDS.map((one) => ({ value: one, label: t(one) }))}
        {...choice('kind')}
      />
      <SelectField
        label={t('language')}
        emptyLabel={t('allLanguages')}
        options={languages.options}
        {...choice('language')}
      />
      <SelectField
        label={t('model')}
        emptyLabel={t('allModels')}
        options={models.map(({ variantId, model }) => ({ value: variantId.toString(), label: model }))}
        {...choice('variantId')}
      />
      <SelectField
        label={t('lacks')}
        emptyLabel={t('lacksNothing')}
        options={[
          { value: 'models', label: t('lacksModels') },
          { value: 'text', label: t('lacksText') },
        ]}
        {...choice('lacks')}
      />
      <Anchor href="/office/manual" className={`${buttonLook('primary')} ms-auto`}>
        {t('add')}
      </Anchor>
    </div>
  );
}
