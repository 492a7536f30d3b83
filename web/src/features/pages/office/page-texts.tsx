// The texts of a draft, English beside another language.
import type { Language } from '@outrigger/contract';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ownNameOf, SideBySide } from '../../../ui/layout/side-by-side.tsx';
import type { PageFields } from './page-fields.rules.ts';
import { useTexts } from './pages-desk.texts.ts';

const MOST_SIGNS = 60_000;

type TextsProps = { fields: PageFields; change: (next: Partial<PageFields>) => void };

export function PageTexts({ fields, change }: TextsProps) {
  const t = useTexts();
  const { name, body } = fields;
  const field = (language: Language) => (
    <>
      <TextField
        label={`${t('heading')} (${ownNameOf(language)})`}
        maxLength={200}
        required={language === 'en'}
        value={name[language]}
        onChange={(event) => change({ name: { ...name, [language]: event.target.value } })}
      />
      <TextAreaField
        label={`${t('text')} (${ownNameOf(language)})`}
        rows={18}
        // As long as they are, pages would push everything else out of reach.
        style={{ maxHeight: '34rem' }}
        maxLength={MOST_SIGNS}
        required={language === 'en'}
        value={body[language]}
        onChange={(event) => change({ body: { ...body, [language]: event.target.value } })}
      />
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        className="max-w-sm"
        label={t('version')}
        help={t('versionHelp')}
        maxLength={40}
        required
        value={fields.version}
        onChange={(event) => change({ version: event.target.value })}
      />
      <p className="max-w-prose text-14 text-ink-soft">{t('textsHelp')}</p>
      <SideBySide label={t('beside')} isEmpty={(language) => body[language].trim() === ''} emptyMark={t('empty')}>
        {field}
      </SideBySide>
    </div>
  );
}
